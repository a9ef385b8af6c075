import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {z} from 'zod';
import {nearest, type Finding} from '../site/finding';
import {DataError} from './finding';
import {inline, textsOf} from './inline';
import {openPages, type Pages} from './pages';
import {
  componentsSchema,
  glossarySchema,
  interfaceNamesSchema,
  nodeIndexSchema,
  nodeSchema,
  portsSchema,
  shortcutsSchema,
  type Component,
  type Glossary,
  type InterfaceNames,
  type NodeFacts,
  type NodeIndex,
  type Port,
  type Shortcuts,
} from './schemas';
import {parseYaml, type Parsed} from './yaml';

/** Folder of the data files, relative to the project. */
export const dataFolder = 'docs/_data';

/** All data files, read and checked. */
export interface Data {
  ports: Port[];
  components: Component[];
  shortcuts: Shortcuts;
  glossary: Glossary;
  /** Nodes with a file of their own, by the file's name without ending, in alphabetical order. */
  nodes: ReadonlyMap<string, NodeFacts>;
  nodeIndex: NodeIndex;
  /** Names on screen, one entry a module, in alphabetical order of the files. */
  interfaceNames: InterfaceNames[];
  pages: Pages;
}

/** Keys whose text names or counts something and is no Markdown. */
const plainKeys = new Set([
  'page',
  'see',
  'groups',
  'expression',
  'type',
  'direction',
  'protocol',
  'from',
  'to',
  'default',
  'keys',
  'mac',
  'names',
]);

function checkTexts(file: string, {value, lineOf}: Parsed<unknown>): Finding[] {
  const findings: Finding[] = [];
  for (const {path: keys, text} of textsOf(value)) {
    if (keys.some((key) => plainKeys.has(String(key)))) continue;
    try {
      inline(text);
    } catch (error) {
      findings.push({
        file,
        line: lineOf(keys),
        what: `"${text}" ${(error as Error).message}`,
        cure: 'write one line of Markdown: code, bold, italics, links to routes',
      });
    }
  }
  return findings;
}

function checkRoutes(
  file: string,
  addresses: ReadonlyArray<{address: string; at: PropertyKey[]}>,
  pages: Pages,
  lineOf: Parsed<unknown>['lineOf'],
): Finding[] {
  return addresses
    .filter(({address}) => !pages.routes.includes(address.split('#')[0] ?? ''))
    .map(({address, at}) => {
      const near = nearest(address, pages.routes);
      return {
        file,
        line: lineOf(at),
        what: `"${address}" is no published route`,
        cure: near ? `did you mean ${near}?` : 'take one of src/site/routes.tsv',
      };
    });
}

/**
 * Reads every data file of a site.
 *
 * @param siteDir absolute path of the project
 * @returns the data as far as it is valid, and what is wrong with the rest
 */
export function readData(siteDir: string): {data: Partial<Data>; findings: Finding[]} {
  const findings: Finding[] = [];
  const pages = openPages(siteDir);
  const read = <T>(name: string, schema: z.ZodType<T>): Parsed<T> => {
    const file = `${dataFolder}/${name}`;
    const full = path.join(siteDir, file);
    if (!existsSync(full)) {
      findings.push({file, line: 1, what: 'the file is missing', cure: 'write it as docs/_data/README.md says'});
      return {findings: [], lineOf: () => 1};
    }
    const parsed = parseYaml(readFileSync(full, 'utf8'), file, schema);
    findings.push(...parsed.findings, ...checkTexts(file, parsed));
    return parsed;
  };

  const ports = read('ports.yml', portsSchema).value;
  const components = read('components.yml', componentsSchema).value;
  const shortcuts = read('shortcuts.yml', shortcutsSchema).value;
  const glossary = read('glossary.yml', glossarySchema);
  const nodeIndex = read('node-index.yml', nodeIndexSchema);

  findings.push(...checkGlossary(glossary, pages));
  const nodes = new Map<string, NodeFacts>();
  for (const name of globSync('nodes/*.yml', {cwd: path.join(siteDir, dataFolder)}).sort()) {
    const node = read(name, nodeSchema);
    if (!node.value) continue;
    nodes.set(path.basename(name, '.yml'), node.value);
    findings.push(...checkNode(`${dataFolder}/${name}`, node.value, nodeIndex.value, pages, node.lineOf));
  }
  if (nodes.size === 0)
    findings.push({
      file: `${dataFolder}/nodes`,
      line: 1,
      what: 'no node found',
      cure: 'add one file a node, such as nodes/swizzle.yml',
    });

  const interfaceNames: InterfaceNames[] = [];
  for (const name of globSync('interface-names/*.yml', {cwd: path.join(siteDir, dataFolder)}).sort()) {
    const {value, lineOf} = read(name, interfaceNamesSchema);
    if (!value) continue;
    interfaceNames.push(value);
    findings.push(...checkNames(`${dataFolder}/${name}`, value, pages, lineOf));
  }
  if (interfaceNames.length === 0)
    findings.push({
      file: `${dataFolder}/interface-names`,
      line: 1,
      what: 'no name on screen found',
      cure: 'restore the files: pages are held against them',
    });

  const data: Partial<Data> = {
    interfaceNames,
    nodes,
    pages,
    ports,
    components,
    shortcuts,
    glossary: glossary.value,
    nodeIndex: nodeIndex.value,
  };
  return {data, findings};
}

function checkGlossary({value, lineOf}: Parsed<Glossary>, pages: Pages): Finding[] {
  const file = `${dataFolder}/glossary.yml`;
  const entries = Object.entries(value ?? {});
  const routes = entries.flatMap(([id, {see = []}]) => see.map((address) => ({address, at: [id, 'see']})));
  const findings = checkRoutes(file, routes, pages, lineOf);
  const terms = new Map<string, string>();
  for (const [id, {term}] of entries) {
    const other = terms.get(term.toLowerCase());
    if (other)
      findings.push({
        file,
        line: lineOf([id, 'term']),
        what: `${id}.term is "${term}", which ${other} defines`,
        cure: 'keep one of the two entries',
      });
    else terms.set(term.toLowerCase(), id);
  }
  return findings;
}

function checkNode(
  file: string,
  node: NodeFacts,
  index: NodeIndex | undefined,
  pages: Pages,
  lineOf: Parsed<unknown>['lineOf'],
): Finding[] {
  const findings = node.page ? checkRoutes(file, [{address: node.page, at: ['page']}], pages, lineOf) : [];
  const categories = Object.keys(index ?? {});
  if (index && !categories.includes(node.category)) {
    const near = nearest(node.category, categories);
    findings.push({
      file,
      line: lineOf(['category']),
      what: `category is "${node.category}", which docs/_data/node-index.yml lacks`,
      cure: near ? `did you mean ${near}?` : 'add it there with its purpose',
    });
  }
  if (index?.[node.category]?.nodes?.[node.name]) {
    findings.push({
      file,
      line: lineOf(['name']),
      what: `"${node.name}" stands in docs/_data/node-index.yml too`,
      cure: 'remove it there: a node with a file of its own is listed from it',
    });
  }
  return findings;
}

function checkNames(
  file: string,
  {section, names}: InterfaceNames,
  pages: Pages,
  lineOf: Parsed<unknown>['lineOf'],
): Finding[] {
  const addresses = names.flatMap(({page}, index) => (page ? [{address: page, at: ['names', index, 'page']}] : []));
  if (section !== undefined) addresses.push({address: section, at: ['section']});
  const findings = checkRoutes(file, addresses, pages, lineOf);
  const seen = new Map<string, number>();
  for (const [index, {name, kind}] of names.entries()) {
    const line = lineOf(['names', index]);
    const entry = `${kind} ${name}`;
    const first = seen.get(entry);
    if (first !== undefined)
      findings.push({
        file,
        line,
        what: `the ${kind} "${name}" is in line ${first} too`,
        cure: 'make one entry of the two, and name both places under where',
      });
    else seen.set(entry, line);
  }
  return findings;
}

/**
 * What is wrong with the data files of a site.
 *
 * @param siteDir absolute path of the project
 * @returns one finding a fault; none where all is well
 */
export function validateData(siteDir: string): Finding[] {
  return readData(siteDir).findings;
}

/**
 * The data of a site.
 *
 * @param siteDir absolute path of the project
 * @throws DataError where a file is missing or wrong
 */
export function loadData(siteDir: string): Data {
  const {data, findings} = readData(siteDir);
  if (findings.length > 0) throw new DataError(findings);
  return data as Data;
}
