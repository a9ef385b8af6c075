import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** The pages whose samples are run. */
export const guide = 'docs/reality-hub-developers-guide';

/** A fenced block of a page. */
export interface Sample {
  /** File and line of the fence, as findings print them. */
  place: string;
  language: string;
  /** The title of the block; a file name where the reader saves it as a file. */
  title: string;
  text: string;
}

const fence = /^( *)```(\w+)(?: title="([^"]*)")?\n([\s\S]*?)^\1```$/gm;

/**
 * Every fenced block of the guide, in the order of its pages.
 * @throws Error when a page has a fence that the pattern does not read, so that no sample is left out silently
 */
export function readSamples(): Sample[] {
  return globSync(`${guide}/**/*.mdx`)
    .sort()
    .flatMap((file) => {
      const page = readFileSync(file, 'utf8');
      const samples = Array.from(
        page.matchAll(fence),
        ({1: indent = '', 2: language = '', 3: title = '', 4: text = '', index}) => ({
          place: `${path.basename(file)}:${page.slice(0, index).split('\n').length}`,
          language,
          title,
          text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
        }),
      );
      const fences = page.match(/^ *```/gm)?.length ?? 0;
      if (fences !== samples.length * 2) {
        throw new Error(`${file} has ${fences} fences, of which ${samples.length * 2} were read`);
      }
      return samples;
    });
}
