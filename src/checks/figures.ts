import {readFileSync} from 'node:fs';
import path from 'node:path';
import {dataFault, openData} from '../data/open';
import {findingsOf, type Finding, type Report} from '../shared/finding';
import {pageFiles, parsePage} from '../shared/mdx';
import {figureFence} from '../shared/vocabulary';
import {collectFigures, collectPictures, collectShown, openFence, readTheme, reportIdle} from '../figures';
import {renderFigure} from '../figures/render';
import {checkClarity} from './clarity';

/** Other pages have nothing to draw. */
const opening = new RegExp(`${figureFence}|^!\\[|<ShowInGraph`, 'm');

/**
 * Draws every figure without fonts, and looks for idle graphs and unclear drawings. Invalid data is reported alone;
 * invalid MDX is left to the check of pages.
 */
export async function checkFigures(root: string, paths: readonly string[] = []): Promise<Report> {
  const files = pageFiles(root, paths);
  const fault = dataFault(root);
  if (fault) return {findings: findingsOf(fault), count: files.length};
  const data = openData(root)();
  const findings: Finding[] = [];
  const theme = await readTheme(path.join(root, 'src/css/tokens.css'));
  let count = 0;
  for (const file of files) {
    const page = readFileSync(path.join(root, file), 'utf8');
    const tree = opening.test(page) ? parsePage(page) : undefined;
    if (!tree) continue;
    const {found, findings: misread} = collectFigures(tree, file, () => data);
    count += found.length;
    findings.push(
      ...misread,
      ...collectPictures(tree, root, file).findings,
      ...collectShown(tree, file, found).findings,
    );
    for (const {figure, text, fence} of found) {
      try {
        if (figure.kind === 'nodegraph') {
          const source = openFence(text, fence);
          reportIdle(source, figure);
          source.finish();
        }
        if (figure.kind === 'panel') continue;
        findings.push(...checkClarity(figure, await renderFigure(figure, text, fence, theme, false), fence));
      } catch (error) {
        findings.push(...findingsOf(error));
      }
    }
  }
  return {findings, count};
}
