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
import {readSignalPath, signalPathFile, type SignalPath} from './signalPath';

export const dataFolder = 'docs/_data';

export interface Data {
  /** In the order of the statuses. */
  apiErrors: ApiError[];
  apiLinks: ApiLink[];
  ports: Port[];
  components: Component[];
  shortcuts: Shortcuts;
  glossary: Glossary;
  /** By ID, the file name without extension, in alphabetical order. */
  nodes: ReadonlyMap<string, NodeFacts>;
  nodeCategories: NodeCategories;
  nodeStructures: NodeStructures;
  /** By module, in alphabetical order of the files. */
  interfaceNames: InterfaceNames[];
  questions: QuestionArea[];
  signalPath: SignalPath;
  pages: Pages;
}

/** Keys whose values are routes, with or without a leading slash and a heading's ID. */
const routeKeys = new Set<unknown>(['page', 'see', 'sections', 'owner']);

function* textsOf(value: unknown, path: PropertyKey[] = []): Generator<{path: PropertyKey[]; text: string}> {
  if (typeof value === 'string') yield {path, text: value};
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...path, Array.isArray(value) ? +key : key]);
}

function checkRoutes(source: YamlSource, value: unknown, {routes}: Pages): void {
  for (const {path, text} of textsOf(value)) {
    const route = text.replace(/^\/|#.*$/g, '');
    if (!routeKeys.has(path.findLast((key) => typeof key === 'string')) || routes.includes(route || '/')) continue;
    source.report(path, `"${text}" is no published route`, didYouMean(route, routes, 'use one of src/site/routes.tsv'));
  }
}

type Check<T> = (value: T, source: YamlSource) => void;

/** @returns the valid part of the data, and the findings in the rest */
export function readData(
  siteDir: string,
  readText = (file: string): string => readFileSync(file, 'utf8'),
): {data: Partial<Data>; findings: Finding[]} {
  const findings: Finding[] = [];
  const sources: YamlSource[] = [];
  const pages = openPages(siteDir);
  const report = (name: string, what: string, fix: string) =>
    findings.push({file: `${dataFolder}/${name}`, line: 1, what, fix});
  const readFile = <T>(name: string, schema: z.ZodType<T>, check?: Check<T>): {value?: T; source: YamlSource} => {
    const file = `${dataFolder}/${name}`;
    const help = 'write what docs/_data/README.md says of this key';
    const source = new YamlSource(readText(path.join(siteDir, file)), {file, line: 1}, {help});
    const value = source.check(schema);
    checkRoutes(source, value, pages);
    if (value !== undefined) check?.(value, source);
    sources.push(source);
    return {value, source};
  };
  const read = <T>(name: string, schema: z.ZodType<T>, check?: Check<T>): T | undefined => {
    if (existsSync(path.join(siteDir, dataFolder, name))) return readFile(name, schema, check).value;
    report(name, 'the file is missing', 'write it as docs/_data/README.md says');
    return undefined;
  };
  const readAll = <T>(folder: string, what: string, schema: z.ZodType<T>, check?: Check<T>) => {
    const names = globSync(`${folder}/*.yml`, {cwd: path.join(siteDir, dataFolder)}).sort();
    if (names.length === 0) report(folder, `no ${what} found`, 'restore the files');
    return names.flatMap((name) => {
      const {value, source} = readFile(name, schema, check);
      return value ? [{id: path.basename(name, '.yml'), value, source}] : [];
    });
  };

  const nodeCategories = read('node-categories.yml', categoriesSchema);
  const nodeStructures = read('node-structures.yml', structuresSchema);
  const files = readAll('nodes', 'node', nodeSchema);
  const nodes = new Map(files.map(({id, value}) => [id, value]));
  for (const {id, value: facts, source} of files) {
    if (nodeCategories && !Object.hasOwn(nodeCategories, facts.category)) {
      const what = `category is "${facts.category}", which ${dataFolder}/node-categories.yml lacks`;
      const fix = didYouMean(facts.category, Object.keys(nodeCategories), 'add it there with its purpose');
      source.report(['category'], what, fix);
    }
    checkNode(id, facts, source);
    if (nodeStructures) checkWiring(facts, nodes, nodeStructures, source);
  }

  const registers = readAll('questions', 'question', questionsSchema);
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

  const drawing = path.join(siteDir, signalPathFile);
  if (!existsSync(drawing)) report(path.basename(drawing), 'the file is missing', 'restore it');
  const drawn =
    existsSync(drawing) &&
    readSignalPath(siteDir, pages, readText(drawing), (line, what, fix) =>
      findings.push({file: signalPathFile, line, what, fix}),
    );

  const data: Partial<Data> = {
    apiErrors: read('api-errors.yml', apiErrorsSchema),
    apiLinks: read('api-links.yml', apiLinksSchema),
    ports: read('ports.yml', portsSchema),
    components: read('components.yml', componentsSchema),
    shortcuts: read('shortcuts.yml', shortcutsSchema),
    glossary: read('glossary.yml', glossarySchema, checkGlossary),
    signalPath: drawn || undefined,
    interfaceNames: readAll('interface-names', 'name on screen', interfaceNamesSchema, checkNames).map(
      ({value}) => value,
    ),
    nodes,
    nodeCategories,
    nodeStructures,
    questions,
    pages,
  };
  return {data, findings: [...findings, ...sources.flatMap((source) => source.findings)]};
}

function checkGlossary(value: Glossary, source: YamlSource): void {
  const terms = new Map<string, string>();
  for (const [id, {term}] of Object.entries(value)) {
    const other = getOrMake(terms, term.toLowerCase(), () => id);
    if (other !== id)
      source.report([id, 'term'], `${id}.term is "${term}", which ${other} defines`, 'keep one of the two entries');
  }
}

function checkNames({names}: InterfaceNames, source: YamlSource): void {
  const lines = new Map<string, number>();
  for (const [index, {name, kind}] of names.entries()) {
    const at = ['names', index];
    const entry = `${kind} ${name}`;
    const fix = 'make one entry of the two, and name both places under where';
    if (lines.has(entry)) source.report(at, `the ${kind} "${name}" is in line ${lines.get(entry)} too`, fix);
    else lines.set(entry, source.lineOf(at));
  }
}

/** @throws FindingsError if a file is missing or invalid */
export function loadData(siteDir: string): Data {
  const {data, findings} = readData(siteDir);
  if (findings.length > 0) throw new FindingsError(findings);
  return data as Data;
}
