import {didYouMean} from '../../shared/didYouMean';
import type {YamlSource} from '../../shared/yaml';
import {getOrMake} from '../../shared/collections';
import {isStopWord, wordsOf} from '../../shared/words';
import type {z} from 'zod';
import type {Pages} from '../pages';
import {areas, type questionsSchema} from './schema';

/** Share of common words above which two questions count as duplicates. */
const ALIKE = 0.85;

interface Asked {
  id: string;
  text: string;
  words: ReadonlySet<string>;
}

function askedWords(text: string): ReadonlySet<string> {
  const words = wordsOf(text).map((word) => word.replace(/(?<=\w{3})s$/, ''));
  const meaning = words.filter((word) => !isStopWord(word));
  return new Set(meaning.length > 0 ? meaning : words);
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common);
}

/**
 * Checks areas, IDs, owners, and duplicate questions. Whether the owner's section answers is checked in
 * `src/checks/questions/owners.ts`.
 */
export function checkRegister(
  files: readonly {id: string; value: z.infer<typeof questionsSchema>; source: YamlSource}[],
  pages: Pages,
): void {
  const lines = new Map<string, string>();
  /** By word, so that only questions with a common word are compared. */
  const asked = new Map<string, Asked[]>();
  for (const {id: area, value, source} of files) {
    if (!(areas as readonly string[]).includes(area))
      source.report([], `"${area}" is no area of the register`, `rename the file: ${didYouMean(area, areas)}`);
    for (const [index, entry] of value.questions.entries()) {
      const at = ['questions', index];
      const twin = lines.get(entry.id);
      if (twin !== undefined)
        source.report([...at, 'id'], `the question "${entry.id}" is in ${twin} too`, 'keep the one of its owner');
      else lines.set(entry.id, `docs/_data/questions/${area}.yml:${source.lineOf([...at, 'id'])}`);

      const route = entry.owner.split('#')[0]!.slice(1);
      if (pages.routes.includes(route) && pages.pathOf(route) === undefined)
        source.report([...at, 'owner'], `"/${route}" is no page of docs/`, 'name the page that answers the question');
      for (const [key, text] of [
        ['question', entry.question],
        ...(entry.wordings ?? []).map((one) => ['wordings', one]),
      ]) {
        const words = askedWords(text!);
        const other = [...words]
          .flatMap((word) => asked.get(word) ?? [])
          .find((one) => one.id !== entry.id && likeness(one.words, words) >= ALIKE);
        if (other)
          source.report(
            [...at, key!],
            `"${text}" asks what "${other.text}" of ${lines.get(other.id)} asks`,
            `did you mean "${other.id}"? Keep one entry with one owner, or say what differs`,
          );
        for (const word of words) getOrMake(asked, word, () => []).push({id: entry.id, text: text!, words});
      }
    }
  }
}
