import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {checkOwners} from '../../src/checks/questions/owners';
import {dataFolder, readData, type Data} from '../../src/data/load';
import {areas, keysOf, questionsSchema, type Question} from '../../src/data/questions/schema';
import {didYouMean} from '../../src/shared/didYouMean';
import {formatFinding, formatFindings} from '../../src/shared/finding';
import {isStopWord, wordsOf} from '../../src/shared/words';
import {YamlSource} from '../../src/shared/yaml';

/** The writer's input for a new question. */
export interface NewQuestion {
  readonly question: string;
  /** Route and ID of the heading: `/faq/ui-warnings#license`. */
  readonly owner: string;
  readonly status: string;
  /** Separated by commas. */
  readonly roles: string;
  /** Made from the question where it is not given. */
  readonly id?: string;
}

/** The text in place of what the writer fills in, while the rest is checked. */
const FILLER = 'To be written.';

const idOf = (question: string): string => {
  const words = wordsOf(question).filter((word) => !isStopWord(word));
  return words.slice(0, 5).join('-');
};

/** An entry as YAML. */
const entryText = (entry: object): string =>
  stringify([entry], {nullStr: '', singleQuote: true, lineWidth: 0, collectionStyle: 'any'}).replace(/^(?=.)/gm, '  ');

/**
 * Adds a question to the register, with an empty line for each key that its status asks for.
 * @returns a line for each key to fill in: file, line, and what to write
 * @throws Error with the fix where the area or the owner doesn't exist, or the question is in the register already; nothing is
 * written then
 */
export function newQuestion(root: string, area: string, {question, owner, status, roles, id}: NewQuestion): string[] {
  const file = `${dataFolder}/questions/${area}.yml`;
  const full = path.join(root, file);
  if (!existsSync(full)) {
    throw new Error(`"${area}" is no area of the register  ->  ${didYouMean(area, areas)}`);
  }
  const before = readFileSync(full, 'utf8').trimEnd();
  const wanted: Readonly<Record<string, boolean>> = {...keysOf[status as Question['status']], source: true};
  const missing = Object.keys(wanted).filter((key) => wanted[key]);
  const entry = {id: id ?? idOf(question), question, roles: roles.split(',').map((role) => role.trim()), owner, status};
  const withKeys = (value: (key: string) => unknown) =>
    `${before}\n${entryText({...entry, ...Object.fromEntries(missing.map((key) => [key, value(key)]))})}`;

  // Checked as a whole with fillers, so that a fault is known before the file is touched.
  const filled = withKeys((key) => (key === 'terms' ? [FILLER] : FILLER));
  const {data, findings} = readData(root, (read) => (read === full ? filled : readFileSync(read, 'utf8')));
  const own = data.questions?.find((one) => one.area === area);
  if (findings.length === 0 && own) {
    const added = {...own.questions.at(-1)!, terms: undefined};
    findings.push(...checkOwners({...(data as Data), questions: [{...own, questions: [added]}]}));
  }
  if (findings.length > 0) throw new Error(`nothing was written:\n${formatFindings(findings)}`);
  const text = withKeys(() => null);
  writeFileSync(full, text);
  const toFill = new YamlSource(text, {file, line: 1});
  toFill.check(questionsSchema);
  return toFill.findings.map(formatFinding);
}
