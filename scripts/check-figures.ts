import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {glob} from 'tinyglobby';
import {unified} from 'unified';
import {openData} from '../src/data/remarkData';
import {collectFigures} from '../src/figures/collect';
import {readTheme} from '../src/figures/draw/theme';
import {renderFigure} from '../src/figures/render';
import {figureKinds} from '../src/shared/vocabulary';
import {FindingsError, projectPath, type Finding} from '../src/shared/finding';
import {report} from './lib/cli';

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

/** The opening of a figure: a page without one has nothing to draw. */
const opening = new RegExp(`^\\s*\`\`\`(?:${figureKinds.join('|')})\\b`, 'm');

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);
async function mdxFiles(path: string): Promise<string[]> {
  return /\.mdx?$/.test(path) ? [resolve(path)] : glob('**/*.mdx', {cwd: resolve(path), absolute: true});
}

const lists = await Promise.all(positionals.map(mdxFiles));
const files = [...new Set(lists.flat())].sort();
const data = openData(process.cwd());
const theme = await readTheme(values.tokens);
if (values.out) await mkdir(values.out, {recursive: true});
const findings: Finding[] = [];
let count = 0;
for (const file of files) {
  const name = projectPath(process.cwd(), file);
  const page = await readFile(file, 'utf8');
  if (!opening.test(page)) continue;
  try {
    const {found, findings: misread} = collectFigures(parser.parse(page), name, data);
    count += found.length;
    findings.push(...misread);
    for (const {figure, text, fence} of found) {
      try {
        const {svg} = await renderFigure(figure, text, fence, theme, values.out !== undefined);
        const base = name.replace(/\.mdx?$/, '').replace(/\W+/g, '-');
        if (values.out) await writeFile(join(values.out, `${base}-${fence.line}.svg`), svg);
      } catch (error) {
        if (!(error instanceof FindingsError)) throw error;
        findings.push(...error.findings);
      }
    }
  } catch (error) {
    const {line = 1, message} = error as Error & {line?: number};
    findings.push({file: name, line, what: message, cure: 'npm run check -- pages says what to write'});
  }
}
process.exitCode = report(findings, `${count} figures in ${files.length} files`, files.length > 0);
