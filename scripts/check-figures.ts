import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {glob} from 'tinyglobby';
import {unified} from 'unified';
import {collectFigures} from '../src/figures/collect';
import {readTheme} from '../src/figures/draw/theme';
import {FigureError, formatProblems} from '../src/figures/parse/problem';
import {renderFigure} from '../src/figures/render';

const help = `Checks the figures (nodegraph, flow, timeline, curve, panel) of MDX files without building the site.

  npx tsx scripts/check-figures.ts <files or folders...> [--out DIR] [--tokens FILE]

  --out DIR      also write each SVG to DIR, to look at
  --tokens FILE  style sheet with the colors (src/css/tokens.css)

Prints each fault with file, line and cure, and exits with 1 if there is any.`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    help: {type: 'boolean', short: 'h'},
    out: {type: 'string'},
    tokens: {type: 'string', default: 'src/css/tokens.css'},
  },
});
if (values.help || positionals.length === 0) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);
async function mdxFiles(path: string): Promise<string[]> {
  return /\.mdx?$/.test(path) ? [resolve(path)] : glob('**/*.mdx', {cwd: resolve(path), absolute: true});
}

const lists = await Promise.all(positionals.map(mdxFiles));
const files = [...new Set(lists.flat())].sort();
const theme = await readTheme(values.tokens);
if (values.out) await mkdir(values.out, {recursive: true});
let count = 0;
let faults = 0;
for (const file of files) {
  const name = relative(process.cwd(), file);
  try {
    const {found, problems} = collectFigures(parser.parse(await readFile(file, 'utf8')));
    count += found.length;
    for (const {figure, text, line} of found) {
      try {
        const {svg} = await renderFigure(figure, text, line, theme);
        if (values.out)
          await writeFile(
            join(
              values.out,
              `${name
                .replace(/\.mdx?$/, '')
                .replace(/\W+/g, '-')
                .replace(/^-/, '')}-${line}.svg`,
            ),
            svg,
          );
      } catch (error) {
        if (!(error instanceof FigureError)) throw error;
        problems.push(...error.problems);
      }
    }
    faults += problems.length;
    if (problems.length > 0) console.error(formatProblems(name, problems));
  } catch (error) {
    faults += 1;
    const place = (error as {line?: number}).line ?? 1;
    console.error(`${name}:${place}: ${(error as Error).message}`);
  }
}
console.log(`${count} figures in ${files.length} files, ${faults} faults.`);
process.exit(faults > 0 || files.length === 0 ? 1 : 0);
