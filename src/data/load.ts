import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {z} from 'zod';
import {FindingsError, type Finding} from '../shared/finding';
import {getOrMake} from '../shared/collections';
import {didYouMean} from '../shared/didYouMean';
import {YamlSource} from '../shared/yaml';
import {apiErrorsSchema, type ApiError} from './apiErrors';
import {apiLinksSchema, type ApiLink} from './apiLinks';
import {inline, textsOf} from './inline';
import {checkNode, checkWiring} from './nodes/check';
import {
  categoriesSchema,
  nodeSchema,
  structuresSchema,
  type NodeCategories,
  type NodeFacts,
  type NodeStructures,
} from './nodes/schema';
import {openPages, type Pages} from './pages';
import {checkRegister} from './questions/check';
import {areas, questionsSchema, type QuestionArea} from './questions/schema';
import {
  componentsSchema,
  glossarySchema,
  interfaceNamesSchema,
  portsSchema,
  shortcutsSchema,
  type Component,
  type Glossary,
  type InterfaceNames,
  type Port,
  type Shortcuts,
} from './schemas';
import {signalPathSchema, type SignalPath} from './signalPath';

/** Folder of the data files, relative to the project. */
export const dataFolder = 'docs/_data';

/** The data files, validated. */
export interface Data {
  /** Every text that the REST API returns with an error, in the order of the statuses. */
  apiErrors: ApiError[];
  /** Links from the reference of the REST API to the manual. */
  apiLinks: ApiLink[];
  ports: Port[];
  components: Component[];
  shortcuts: Shortcuts;
  glossary: Glossary;
  /** Every node by its id, which is the name of its file without ending, in alphabetical order. */
  nodes: ReadonlyMap<string, NodeFacts>;
  nodeCategories: NodeCategories;
  nodeStructures: NodeStructures;
  /** Names on screen, one entry a module, in alphabetical order of the files. */
  interfaceNames: InterfaceNames[];
  /** The register of questions, by area. */
  questions: QuestionArea[];
  /** Parts of the signal path, and what each kind of readers comes for. */
  signalPath: SignalPath;
  pages: Pages;
}

/** A data file that has been read: its value where it is valid, and the YAML, which knows lines and findings. */
interface Parsed<T> {
  value?: T;
  source: YamlSource;
}

/** Keys whose text names or counts something and is no Markdown. */
const plainKeys = new Set(
  'page see groups expression type direction protocol from to default keys mac names sections text body calls read id of'.split(
    ' ',
  ),
);

/** The same for nodes: names and values as the node shows them. */
const plainNodeKeys = new Set([
  ...plainKeys,
  ...'name display title category class package group options range entry text pin'.split(' '),
]);

/** The same for questions. */
const plainQuestionKeys = new Set('id roles owner status terms releases wordings'.split(' '));

/** Signs that mean something in Markdown. A text without them is one line of plain words and needs no parser. */
const markup = /[*_`[\]<>!#\\|\n&~]|^\s|^[-+]|^\d+[.)]|^={2}/;

function checkTexts({value, source}: Parsed<unknown>, plain: ReadonlySet<string>): void {
  for (const {path: keys, text} of textsOf(value)) {
    if (!markup.test(text) || keys.some((key) => plain.has(String(key)))) continue;
    try {
      inline(text);
    } catch (error) {
      const fix = 'write one line of Markdown: code, bold, italics, links to routes';
      source.report(keys, `"${text}" ${(error as Error).message}`, fix);
    }
  }
}

function checkRoute(source: YamlSource, at: PropertyKey[], address: string, {routes}: Pages): void {
  if (routes.includes(address.split('#')[0] ?? '')) return;
  const fix = didYouMean(address, routes, 'use one of src/site/routes.tsv');
  source.report(at, `"${address}" is no published route`, fix);
}

/** Reads one data file against its schema; undefined where there is none. */
type Read = <T>(name: string, schema: z.ZodType<T>, plain?: ReadonlySet<string>) => Parsed<T> | undefined;

/**
 * Reads every data file of a site.
 *
 * @param siteDir absolute path of the project
 * @returns the data as far as it is valid, and what is wrong with the rest
 */
export function readData(siteDir: string): {data: Partial<Data>; findings: Finding[]} {
  const findings: Finding[] = [];
  const sources: YamlSource[] = [];
  const pages = openPages(siteDir);
  const report = (name: string, what: string, fix: string) =>
    findings.push({file: `${dataFolder}/${name}`, line: 1, what, fix});
  const read: Read = (name, schema, plain = plainKeys) => {
    const file = `${dataFolder}/${name}`;
    const full = path.join(siteDir, file);
    if (!existsSync(full)) {
      report(name, 'the file is missing', 'write it as docs/_data/README.md says');
      return undefined;
    }
    const help = 'write what docs/_data/README.md says of this key';
    const source = new YamlSource(readFileSync(full, 'utf8'), {file, line: 1}, {help});
    const parsed = {source, value: source.check(schema)};
    checkTexts(parsed, plain);
    sources.push(source);
    return parsed;
  };
  /** The valid files of a folder, by their names without ending. */
  const readAll = <T>(folder: string, schema: z.ZodType<T>, plain?: ReadonlySet<string>) => {
    const names = globSync(`${folder}/*.yml`, {cwd: path.join(siteDir, dataFolder)}).sort();
    return names.flatMap((name) => {
      const {value, source} = read(name, schema, plain)!;
      return value ? [{id: path.basename(name, '.yml'), value, source}] : [];
    });
  };

  const apiErrors = read('api-errors.yml', apiErrorsSchema)?.value;
  const apiLinks = read('api-links.yml', apiLinksSchema);
  apiLinks?.value?.forEach(({page}, index) => checkRoute(apiLinks.source, [index, 'page'], page.slice(1), pages));
  const ports = read('ports.yml', portsSchema)?.value;
  const components = read('components.yml', componentsSchema)?.value;
  const shortcuts = read('shortcuts.yml', shortcutsSchema)?.value;
  const glossary = read('glossary.yml', glossarySchema);
  if (glossary) checkGlossary(glossary, pages);
  const signalPath = read('signal-path.yml', signalPathSchema);
  if (signalPath) checkSignalPath(signalPath, pages);
  const names = readAll('interface-names', interfaceNamesSchema);
  for (const {value, source} of names) checkNames(source, value, pages);
  if (names.length === 0)
    report('interface-names', 'no name on screen found', 'restore the files: pages are checked against them');

  const nodeCategories = read('node-categories.yml', categoriesSchema, plainNodeKeys)?.value;
  const nodeStructures = read('node-structures.yml', structuresSchema, plainNodeKeys)?.value;
  const files = readAll('nodes', nodeSchema, plainNodeKeys);
  const nodes = new Map(files.map(({id, value}) => [id, value]));
  if (nodes.size === 0) report('nodes', 'no node found', 'add one file a node, such as nodes/swizzle.yml');
  for (const {id, value: facts, source} of files) {
    if (facts.page) checkRoute(source, ['page'], facts.page, pages);
    if (nodeCategories && !Object.hasOwn(nodeCategories, facts.category)) {
      const what = `category is "${facts.category}", which ${dataFolder}/node-categories.yml lacks`;
      const fix = didYouMean(facts.category, Object.keys(nodeCategories), 'add it there with its purpose');
      source.report(['category'], what, fix);
    }
    checkNode(id, facts, source);
    if (nodeStructures) checkWiring(facts, nodes, nodeStructures, source);
  }

  const registers = readAll('questions', questionsSchema, plainQuestionKeys);
  if (globSync('questions/*.yml', {cwd: path.join(siteDir, dataFolder)}).length === 0)
    report('questions', 'no question found', 'restore the files: pages, search, and checks rely on the register');
  checkRegister(registers, pages);
  const questions = areas.flatMap((area) =>
    registers
      .filter(({id}) => id === area)
      .map(({value, source}) => ({
        area,
        title: value.title,
        questions: value.questions.map((one, index) => ({
          ...one,
          lineOf: (...keys: PropertyKey[]) => source.lineOf(['questions', index, ...keys]),
        })),
      })),
  );

  const data: Partial<Data> = {
    apiErrors,
    apiLinks: apiLinks?.value,
    questions,
    ports,
    components,
    shortcuts,
    nodes,
    nodeCategories,
    nodeStructures,
    pages,
    glossary: glossary?.value,
    signalPath: signalPath?.value,
    interfaceNames: names.map(({value}) => value),
  };
  return {data, findings: [...findings, ...sources.flatMap((source) => source.findings)]};
}

function checkGlossary({value = {}, source}: Parsed<Glossary>, pages: Pages): void {
  const terms = new Map<string, string>();
  for (const [id, {term, see = []}] of Object.entries(value)) {
    for (const address of see) checkRoute(source, [id, 'see'], address, pages);
    const other = getOrMake(terms, term.toLowerCase(), () => id);
    if (other !== id)
      source.report([id, 'term'], `${id}.term is "${term}", which ${other} defines`, 'keep one of the two entries');
  }
}

function checkSignalPath({value, source}: Parsed<SignalPath>, pages: Pages): void {
  for (const [part, {page}] of Object.entries(value?.parts ?? {}))
    checkRoute(source, ['parts', part, 'page'], page, pages);
  for (const [reader, {tasks}] of Object.entries(value?.readers ?? {}))
    for (const [index, {page}] of tasks.entries())
      checkRoute(source, ['readers', reader, 'tasks', index, 'page'], page, pages);
}

function checkNames(source: YamlSource, {sections, names}: InterfaceNames, pages: Pages): void {
  for (const [index, section] of sections.entries()) checkRoute(source, ['sections', index], section, pages);
  const lines = new Map<string, number>();
  for (const [index, {name, kind, page}] of names.entries()) {
    const at = ['names', index];
    if (page !== undefined) checkRoute(source, [...at, 'page'], page, pages);
    const entry = `${kind} ${name}`;
    const fix = 'make one entry of the two, and name both places under where';
    if (lines.has(entry)) source.report(at, `the ${kind} "${name}" is in line ${lines.get(entry)} too`, fix);
    else lines.set(entry, source.lineOf(at));
  }
}

/**
 * The data of a site.
 *
 * @param siteDir absolute path of the project
 * @throws FindingsError where a file is missing or wrong
 */
export function loadData(siteDir: string): Data {
  const {data, findings} = readData(siteDir);
  if (findings.length > 0) throw new FindingsError(findings);
  return data as Data;
}
