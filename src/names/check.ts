import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {dataFolder, loadData} from '../data/load';
import type {Finding} from '../shared/finding';
import {parsePage} from '../shared/mdx';
import {apiFields} from './fields';
import {interfaceRegistry, type Registry} from './registry';
import {printedNames, type Place, type PrintedName} from './scan';

const registryFolder = `${dataFolder}/interface-names`;

/** What to do about a name that the data does not have. */
const cures: Record<Place, string> = {
  bold: `add it with its source to ${registryFolder}; emphasis is *italic*, a lead-in - **Lead-in.** Text`,
  'menu path': `add it with its source to ${registryFolder}, or name no menu`,
  property: `add it with its source to ${registryFolder}; a field of a call goes in backticks`,
  field: 'write it as the API description or the data of the node has it',
  panel: `add it with its source to ${registryFolder}; words that are examples get example: true`,
};

/** The names that are printed as one: `First Name, Last Name` in a cell, a name with the sign of a pin or a light. */
function partsOf({text, place}: PrintedName, registry: Registry): string[] {
  if (place === 'panel') return [text.replace(/^[●○]\s*|\s*[●○]$/g, '')];
  return place === 'property' && !registry.has(text) ? text.split(', ') : [text];
}

/** What is wrong with a name, and the cure; undefined when it is known. */
function judge(text: string, place: Place, registry: Registry): {what: string; cure: string} | undefined {
  if (registry.has(text)) return undefined;
  const printed = `"${text}" ${place === 'bold' ? 'in bold' : `as a ${place}`}`;
  const {near, isForm} = registry.nearest(text);
  if (isForm) return {what: `${printed} has another form on screen`, cure: `write "${near}"`};
  return {
    what: `${printed} is not a known name`,
    cure: near === undefined ? cures[place] : `did you mean "${near}"? If not, ${cures[place]}`,
  };
}

/**
 * Holds the names on screen that pages print against the data: interface names, nodes, fields of the API.
 *
 * @param siteDir absolute path of the project
 * @param folders pages or folders, relative to the project
 * @returns how many pages and names there are, and one finding a fault; a page that is no valid MDX is left to the check of pages
 * @throws FindingsError where the data itself is wrong or has no names
 */
export function checkNames(
  siteDir: string,
  folders: readonly string[],
): {pages: number; names: number; findings: Finding[]} {
  const registry = interfaceRegistry(loadData(siteDir));
  const fields = apiFields(siteDir);
  const patterns = folders.map((one) => (/\.mdx?$/.test(one) ? one : `${one.replace(/\/$/, '')}/**/*.{md,mdx}`));
  const files = globSync(patterns, {
    cwd: siteDir,
    ignore: ['**/_*/**'],
  }).sort();
  let names = 0;
  const findings = files.flatMap((file) => {
    const printed = readNames(path.join(siteDir, file));
    names += printed.length;
    return printed.flatMap((name): Finding[] =>
      partsOf(name, registry).flatMap((text) => {
        const fault = name.place === 'field' && fields.has(text) ? undefined : judge(text, name.place, registry);
        return fault ? [{file, line: name.line, ...fault}] : [];
      }),
    );
  });
  return {pages: files.length, names, findings};
}

function readNames(file: string): PrintedName[] {
  const tree = parsePage(readFileSync(file, 'utf8'));
  return tree ? printedNames(tree) : [];
}
