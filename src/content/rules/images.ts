import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../../shared/finding';
import type {Page, Reference} from '../page';
import type {Project} from '../project';

/** Bytes above which a picture slows a page down. */
const sizeLimit = 200_000;

const formats = new Set(['.svg', '.webp']);

/** Phrases of alternative texts that say nothing about the picture. */
const empty =
  /^(image|picture|photo|screenshot|figure|graphic|diagram|img|icon)\b(\s+of\b)?\s*\d*$|^(image|picture|photo|screenshot|graphic)\s+of\b|\.(svg|webp|png|jpe?g)$/i;

function fileOf(page: Page, image: Reference): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(image.url) || image.url.startsWith('/')) {
    return undefined;
  }
  return path.posix.normalize(path.posix.join(path.posix.dirname(page.file), decodeURI(image.url)));
}

/** Pictures of a page: beside the page, there, SVG or WebP, with an alternative text that says what they show. */
export function imagesRule(page: Page, {root}: Project): Finding[] {
  const findings: Finding[] = [];
  for (const image of page.images) {
    const report = (what: string, cure: string) => findings.push({file: page.file, line: image.line, what, cure});
    const file = fileOf(page, image);
    if (file === undefined) {
      report(
        `${image.url} is no picture beside the page`,
        'put the file into img/ beside the page: ![what it shows](./img/name.svg)',
      );
    } else if (!existsSync(path.join(root, file))) {
      report(`there is no picture ${file}`, 'correct the path, or add the file');
    }
    const alt = image.text.trim();
    if (alt.length < 15 || empty.test(alt)) {
      report(`alternative text "${alt}" of ${image.url}`, 'say in one sentence what the picture shows');
    }
  }
  return findings;
}

/** Picture files of the manual: SVG or WebP, below the size limit, used by a page. */
export function pictureFilesRule({root, pictures, all}: Project): Finding[] {
  const findings: Finding[] = [];
  const used = new Set([...all.values()].flatMap((page) => page.images.map((image) => fileOf(page, image))));
  for (const file of pictures) {
    const report = (what: string, cure: string) => findings.push({file, line: 1, what, cure});
    if (!formats.has(path.extname(file))) {
      report(
        `${path.extname(file)} picture`,
        'draw it as SVG, or convert it: npx sharp-cli -i FILE -o FILE.webp -f webp',
      );
    }
    const {size} = statSync(path.join(root, file));
    if (size > sizeLimit) {
      report(`${Math.round(size / 1000)} kB`, `bring it below ${sizeLimit / 1000} kB: smaller, or less quality`);
    }
    if (!used.has(file)) {
      report('no page shows this picture', 'show it, or delete the file');
    }
  }
  return findings;
}
