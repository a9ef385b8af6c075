/**
 * Makes static/fonts/*.woff2 from the @fontsource-variable packages: only the characters and weights that the site uses.
 * Run it after a change of those packages or of `characters`: npm run fonts
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';

import subsetFont from 'subset-font';

/** Printable ASCII, and the typographic and technical signs of the manual (code points, inclusive). */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const extra = '–—‘’“”•…′″™←↑→↓↔⇧⌃⌘⌥⏎−×÷≤≥≈∞π°µΩ§✓✗·|';

export const characters =
  ranges
    .map(([from, to]) => String.fromCodePoint(...Array.from({length: to - from + 1}, (_, i) => from + i)))
    .join('') + extra;

const fonts = [
  {from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', to: 'inter.woff2'},
  {
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    to: 'jetbrains-mono.woff2',
  },
];

async function main(): Promise<void> {
  const {values} = parseArgs({options: {help: {type: 'boolean'}}});
  if (values.help) {
    console.log('Usage: npm run fonts\nWrites static/fonts/inter.woff2 and static/fonts/jetbrains-mono.woff2.');
    return;
  }
  await mkdir('static/fonts', {recursive: true});
  for (const {from, to} of fonts) {
    const full = await readFile(`node_modules/${from}`);
    const subset = await subsetFont(full, characters, {
      targetFormat: 'woff2',
      variationAxes: {wght: {min: 400, max: 700}},
    });
    await writeFile(`static/fonts/${to}`, subset);
    console.log(`static/fonts/${to}  ${(full.length / 1024).toFixed(1)} KB -> ${(subset.length / 1024).toFixed(1)} KB`);
  }
}

await main();
