import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {stemmer} from 'stemmer';
import {globSync} from 'tinyglobby';
import * as z from 'zod';

import {FindingsError, type Finding} from '../shared/finding';
import {YamlSource} from '../shared/yaml';
import {phraseOf, wordsOf} from '../shared/words';

const SYNONYMS_FILE = 'docs/_data/synonyms.yml';

const phrases = z.array(z.coerce.string().min(1, 'write a word or a phrase')).min(1, 'write at least one phrase');
const schema = z.array(z.strictObject({reader: phrases, manual: phrases})).min(1, 'write at least one entry');

/** Phrases are folded. */
interface Synonym {
  readonly line: number;
  readonly reader: readonly string[];
  readonly manual: readonly string[];
}

export interface Synonyms {
  readonly entries: readonly Synonym[];
  /** By folded phrase. */
  readonly byPhrase: Readonly<Record<string, readonly string[]>>;
}

/** Throws file, line, and fix. */
export function readSynonyms(siteDir: string): Synonyms {
  const source = new YamlSource(readFileSync(path.join(siteDir, SYNONYMS_FILE), 'utf8'), {
    file: SYNONYMS_FILE,
    line: 1,
  });
  const read = source.check(schema);
  source.finish();
  const entries = (read ?? []).map(({reader, manual}, place) => ({
    line: source.lineOf([place, 'reader']),
    reader: reader.map(phraseOf),
    manual: manual.map(phraseOf),
  }));
  const byPhrase = Object.fromEntries(entries.flatMap(({reader, manual}) => reader.map((phrase) => [phrase, manual])));
  return {entries, byPhrase};
}

/** Finds duplicates, cycles, and words in no page source (so that no build is needed). */
export function checkSynonyms(root: string): Finding[] {
  if (!existsSync(path.join(root, SYNONYMS_FILE))) return [];
  const sources = globSync(['docs/**/*.{mdx,yml}', 'api/*.yaml'], {cwd: root, ignore: SYNONYMS_FILE});
  const words = new Set(sources.flatMap((file) => wordsOf(readFileSync(path.join(root, file), 'utf8'))));
  const stems = new Set([...words].map(stemmer));
  try {
    const {entries, byPhrase} = readSynonyms(root);
    const seen = new Set<string>();
    return entries.flatMap(({line, reader, manual}): Finding[] => {
      const twice = reader.filter((phrase) => seen.has(phrase));
      reader.forEach((phrase) => seen.add(phrase));
      const circles = reader.filter((phrase) =>
        manual.some((other) => other === phrase || byPhrase[other]?.includes(phrase)),
      );
      const unknown = manual.filter((phrase) => wordsOf(phrase).some((word) => !stems.has(stemmer(word))));
      const at = (what: string, fix: string) => ({file: SYNONYMS_FILE, line, what, fix});
      return [
        ...twice.map((phrase) => at(`"${phrase}" has an entry already`, 'add what it means to that entry')),
        ...circles.map((phrase) => at(`"${phrase}" leads back to itself`, 'leave it out on one side')),
        ...unknown.map((phrase) => at(`no page says "${phrase}"`, 'write what the manual calls it, or delete it')),
      ];
    });
  } catch (error) {
    if (error instanceof FindingsError) return [...error.findings];
    throw error;
  }
}
