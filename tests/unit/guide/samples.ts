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
function readSamples(): Sample[] {
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

/** Every sample of the guide. */
export const samples: readonly Sample[] = readSamples();

/** @returns the sample with a title */
export function sampleOf(title: string): Sample {
  const sample = samples.find((candidate) => candidate.title === title);
  if (!sample) {
    throw new Error(`${guide} has no sample with the title ${title}`);
  }
  return sample;
}

/** Those for a shell. */
export const shell = samples.filter(({language}) => language === 'bash');

/** The package that the server of the guide imports. */
export const sdkName = /BrokerClient\} = require\('([^']+)'\)/.exec(sampleOf('server.js').text)?.[1] ?? '';

/** Replacement for the first lines of the server, for the second release of the package. */
export const secondImport = 'First lines of server.js with 2.x';
