import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';

import subsetFont from 'subset-font';

import {command} from './lib/cli';

const help = `Usage: npm run fonts

Makes static/fonts/*.woff2 from the @fontsource-variable packages: only the characters and weights that the site uses, with their license. Run it
after a change of those packages or of the characters in scripts/subset-fonts.ts.`;

/** Printable ASCII, typographic and technical characters. */
const characters =
  String.fromCodePoint(...Array.from({length: 95}, (_, index) => 32 + index)) +
  '\u00a0©®°±²³µ·×÷§éèäöüßñ–—‘’“”•…′″™←↑→↓↔−≤≥≈∞πΩ✓✗';

const fonts = [
  {name: 'inter', file: 'inter-latin-wght-normal.woff2'},
  {name: 'jetbrains-mono', file: 'jetbrains-mono-latin-wght-normal.woff2'},
];

async function run(): Promise<number> {
  await mkdir('static/fonts', {recursive: true});
  for (const {name, file} of fonts) {
    const from = `node_modules/@fontsource-variable/${name}`;
    const to = `${name}.woff2`;
    const full = await readFile(`${from}/files/${file}`);
    const subset = await subsetFont(full, characters, {
      targetFormat: 'woff2',
      variationAxes: {wght: {min: 400, max: 700}},
      // Ligatures and alternates would double the glyphs, and aren't used.
      noLayoutClosure: true,
    });
    await writeFile(`static/fonts/${to}`, subset);
    // Required by the Open Font License.
    await copyFile(`${from}/LICENSE`, `static/fonts/${name}.LICENSE.txt`);
    console.log(`static/fonts/${to}  ${(full.length / 1024).toFixed(1)} KB -> ${(subset.length / 1024).toFixed(1)} KB`);
  }
  return 0;
}

await command(help, {}, run);
