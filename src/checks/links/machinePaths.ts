import {readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {escapeRegExp} from '../../shared/escape';
import type {Finding} from '../../shared/finding';
import {lineAt} from '../../shared/lineAt';

/** Paths that only exist on a build machine. */
const foreign =
  /(?<![\w.~-])(?:[A-Za-z]:)?(?:[\\/]+[\w.@+-]+)+[\\/]+node_modules[\\/]|(?<![\w.:/-])\/(?:home|Users|root)\/[\w.-]+\//;

/** Finds paths of the build machine, which reveal its layout and make builds differ. */
export function findMachinePaths(build: string, root: string): {findings: Finding[]; count: number} {
  const own = [root, homedir()]
    .filter((folder) => folder.length > 1)
    .flatMap((folder) => [folder, JSON.stringify(folder).slice(1, -1)])
    .map((folder) => `(?<![\\w./-])${escapeRegExp(folder)}(?![\\w-])`);
  const pattern = new RegExp([...own, foreign.source].join('|'));
  const files = globSync('**/*.{html,js,css,json,xml,txt,yaml,svg}', {cwd: build}).sort();
  const findings = files.flatMap((file): Finding[] => {
    const text = readFileSync(path.join(build, file), 'utf8');
    const found = pattern.exec(text);
    if (!found) return [];
    const fix = 'keep it out of the configuration and of code for the browser; a plugin may use its working folder';
    return [
      {file, line: lineAt(text, found.index), what: `a path of the machine that built the site: ${found[0]}`, fix},
    ];
  });
  return {findings, count: files.length};
}
