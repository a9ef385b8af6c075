import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodePath} from '../../../shared/paths';
import type {Page, Reference} from '../page';
import type {Project, ReportFile, ReportLine} from '../project';

/** Bytes. */
const sizeLimit = 200_000;

const formats = new Set(['.svg', '.webp']);

/** Scripts and external resources in an SVG. */
const active = /<script\b|\son[a-z]+=|\b(?:href|src)="(?:https?:)?\/\/|javascript:/i;

/** Alternative texts without information. */
const empty =
  /^(image|picture|photo|screenshot|figure|graphic|diagram|img|icon)\b(\s+of\b)?\s*\d*$|^(image|picture|photo|screenshot|graphic)\s+of\b|\.(svg|webp|png|jpe?g)$/i;

function fileOf(page: Page, {url}: Reference): string | undefined {
  const decoded = decodePath(url);
  if (decoded === undefined || /^[a-z][a-z+.-]*:/i.test(url) || url.startsWith('/')) return undefined;
  return path.posix.join(path.posix.dirname(page.file), decoded);
}

/** Beside the page, SVG or WebP, with a meaningful alternative text. */
export function imagesRule(page: Page, {root}: Project, report: ReportLine): void {
  for (const image of page.images) {
    const {url, line} = image;
    const file = fileOf(page, image);
    if (file === undefined) {
      const fix = 'put the file into img/ beside the page: ![what it shows](./img/name.svg)';
      report(line, `${url} is no picture beside the page`, fix);
    } else if (!existsSync(path.join(root, file))) {
      report(line, `there is no picture ${file}`, 'correct the path, or add the file');
    }
    const alt = image.text.trim();
    if (alt.length < 15 || empty.test(alt))
      report(line, `alternative text "${alt}" of ${url}`, 'say in one sentence what the picture shows');
  }
}

/** SVG or WebP, below the size limit, used by a page. */
export function pictureFilesRule({root, pictures, all}: Project, report: ReportFile): void {
  if (pictures.length === 0) return;
  const used = new Set([...all.values()].flatMap((page) => page.images.map((image) => fileOf(page, image))));
  for (const file of pictures) {
    const format = path.extname(file);
    const {size} = statSync(path.join(root, file));
    if (!formats.has(format))
      report(file, 1, `${format} picture`, 'draw it as SVG, or convert it: npx sharp-cli -i FILE -o FILE.webp -f webp');
    if (size > sizeLimit) {
      const fix = `bring it below ${sizeLimit / 1000} kB: smaller, or less quality`;
      report(file, 1, `${Math.round(size / 1000)} kB`, fix);
    }
    if (format === '.svg' && active.test(readFileSync(path.join(root, file), 'utf8')))
      report(file, 1, 'a script, a handler, or another host in a picture', 'remove it: the file can be opened alone');
    if (!used.has(file)) report(file, 1, 'no page shows this picture', 'show it, or delete the file');
  }
}
