import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';
import {visit} from 'unist-util-visit';
import {dataFolder, type Data} from '../../data/load';
import {openData} from '../../data/open';
import type {Fault, Finding, Report} from '../../shared/finding';
import {lineOf, pageFiles, parsePage} from '../../shared/mdx';
import {wantedBy} from '../../shared/paths';
import {interfaceRegistry, type Registry} from './registry';
import {printedNames, type PlaceKind, type PrintedName} from './scan';

const registryFolder = `${dataFolder}/interface-names`;

const fixes: Record<PlaceKind, string> = {
  bold: `add it with its source to ${registryFolder}; emphasis is *italic*, a lead-in - **Lead-in.** Text`,
  'menu path': `add it with its source to ${registryFolder}, or name no menu`,
  property: `add it with its source to ${registryFolder}; a field of a call goes in backticks`,
  field: 'write it as the API description or the data of the node has it',
  panel: `add it with its source to ${registryFolder}; words that are examples get example: true`,
};

/** Splits combined names: `First Name, Last Name` in a cell, a name with the sign of a pin or light. */
function partsOf({text, place}: PrintedName, registry: Registry): string[] {
  if (place === 'panel') return [text.replace(/^[●○]\s*|\s*[●○]$/g, '')];
  return place === 'property' && !registry.has(text) ? text.split(', ') : [text];
}

/** Undefined if the name is known. */
function judge(text: string, place: PlaceKind, registry: Registry): Fault | undefined {
  if (registry.has(text)) return undefined;
  const printed = `"${text}" ${place === 'bold' ? 'in bold' : `as a ${place}`}`;
  const {near, isForm} = registry.nearest(text);
  if (isForm) return {what: `${printed} has another form on screen`, fix: `write "${near}"`};
  return {
    what: `${printed} is not a known name`,
    fix: near === undefined ? fixes[place] : `did you mean "${near}"? If not, ${fixes[place]}`,
  };
}

function* fieldsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* fieldsOf(item);
  } else if (typeof value === 'object' && value !== null) {
    const {properties, name, in: place} = value as {properties?: unknown; name?: unknown; in?: unknown};
    if (typeof properties === 'object' && properties !== null) yield* Object.keys(properties);
    if (typeof name === 'string' && typeof place === 'string') yield name;
    for (const item of Object.values(value)) yield* fieldsOf(item);
  }
}

function apiFields(siteDir: string): Set<string> {
  const files = globSync('api/*.yaml', {cwd: siteDir}).sort();
  return new Set(files.flatMap((file) => [...fieldsOf(parse(readFileSync(path.join(siteDir, file), 'utf8')))]));
}

function titlesOfNodes({nodes}: Data): Set<string> {
  const all = [...nodes.values()];
  const titles = new Set(all.map(({name, title}) => title ?? name).filter((one) => /[A-Z].*[A-Z\d]/.test(one)));
  for (const {pins = [], properties = []} of all) for (const {name} of [...pins, ...properties]) titles.delete(name);
  return titles;
}

const nodeInCode = (file: string, line: number, name: string): Finding => ({
  file,
  line,
  what: `the node ${name} is in code`,
  fix: 'write its name plain',
});

/** Code in data files, whose text is rendered in pages. */
function nodesInCode(root: string, file: string, titles: ReadonlySet<string>): Finding[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    [...line.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
      titles.has(name) ? nodeInCode(file, at + 1, name) : [],
    ),
  );
}

/**
 * Compares the names on screen in pages (bold, menu paths, first columns of property tables, panel labels) with the
 * data. Node names in text must not be code. Invalid MDX is left to the check of pages.
 * @throws FindingsError if the data is invalid or has no names
 */
export function checkNames(root: string, paths: readonly string[] = []): Report {
  const data = openData(root)();
  const registry = interfaceRegistry(data);
  const fields = apiFields(root);
  const titles = titlesOfNodes(data);
  const inCode = globSync(`${dataFolder}/{questions,nodes}/*.yml`, {cwd: root})
    .filter(wantedBy(root, paths))
    .sort()
    .flatMap((file) => nodesInCode(root, file, titles));
  const files = pageFiles(root, paths);
  const printed = files.flatMap((file) => {
    const tree = parsePage(readFileSync(path.join(root, file), 'utf8'));
    if (!tree) return [];
    visit(tree, 'inlineCode', (node) => {
      if (titles.has(node.value)) inCode.push(nodeInCode(file, lineOf(node), node.value));
    });
    return printedNames(tree).map((name) => ({file, name}));
  });
  const findings = printed.flatMap(({file, name}) =>
    partsOf(name, registry).flatMap((text): Finding[] => {
      const fault = name.place === 'field' && fields.has(text) ? undefined : judge(text, name.place, registry);
      return fault ? [{file, line: name.line, ...fault}] : [];
    }),
  );
  // Only all pages together must have a name.
  return {findings: [...findings, ...inCode], count: printed.length || (paths.length > 0 ? files.length : 0)};
}
