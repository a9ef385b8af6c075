import {INTRODUCTION} from '../../data/apiLinks';
import type {Reference} from '../types';
import {FindingsError} from '../../shared/finding';
import {readDescription, type Description} from '../description';
import {pagePath, type ApiVersion} from '../versions';

import {changesBetween, changesSection, markNew} from './changes';
import {linksOf, type Manual} from './manual';
import {toHtml, toIntroduction, type LinkTargets} from './markdown';
import {linkObjects} from './objects';
import {operationOf, serverOf, slugOf} from './operation';

/** The folder of descriptions, and the base path of the site. */
export interface Source {
  siteDir: string;
  /** Folder of the descriptions below the project. */
  folder: string;
  versions: readonly [ApiVersion, ...ApiVersion[]];
  baseUrl: string;
  /** Links into the manual; none where it is left out. */
  manual?: Omit<Manual, 'baseUrl'>;
}

/** A description, as it is and as it is shown. */
export interface Loaded {
  version: ApiVersion;
  description: Description;
  reference: Reference;
}

/**
 * Reads every description and prepares everything that pages show.
 * @throws when a description cannot be read, or two of its pages would have one address; the message names file and fix
 */
export async function loadReferences(source: Source): Promise<Loaded[]> {
  const address = (version: ApiVersion, page: string) =>
    source.baseUrl.replace(/\/$/, '') + pagePath(source.versions, version.version, page);
  const read = await Promise.all(
    source.versions.map(async (version) => {
      const description = await readDescription(source.siteDir, `${source.folder}/${version.file}.yaml`);
      const targets = description.calls.flatMap(({operation: {operationId: id}}) =>
        id ? [[id, address(version, slugOf(id))] as const] : [],
      );
      return {version, description, targets};
    }),
  );
  // A word of one description can be a call of another, first of the newest: the legacy one names what replaces its calls.
  const all = read.toReversed().flatMap(({targets}) => targets);
  return read.map(({version, description, targets}, index) => ({
    version,
    description,
    reference: referenceOf(
      version,
      description,
      new Map([...all, ...targets]),
      source,
      (slug) => address(version, slug),
      read[index + 1]?.description,
    ),
  }));
}

function referenceOf(
  version: ApiVersion,
  description: Description,
  targets: LinkTargets,
  source: Source,
  addressOf: (slug: string) => string,
  previous: Description | undefined,
): Reference {
  const {file, document} = description;
  const {info, tags = []} = document;
  if (info.version !== version.version) {
    const line = description.lineOf('info', 'version');
    const what = `info.version is "${info.version}", not ${version.version}`;
    throw new FindingsError([{file, line, what, fix: 'make it the same as in src/reference/versions.ts'}]);
  }
  const manual = {baseUrl: source.baseUrl, ...(source.manual ?? {errors: [], links: []})};
  const difference = previous && changesBetween(previous, description);
  const calls = description.calls.map((call) => {
    const operation = operationOf(call, description, targets, manual);
    return difference ? markNew(operation, difference) : operation;
  });
  const operations = linkObjects(calls, addressOf);

  const slugs = [
    ...operations.map(({slug}) => slug),
    ...tags.map(({name}) => slugOf(name)),
    ...source.versions.map((one) => one.version),
  ];
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at);
  if (twice) {
    const what = `two pages would have the address ${pagePath(source.versions, version.version, twice)}`;
    throw new FindingsError([{file, line: 1, what, fix: 'rename the operation or the tag'}]);
  }
  const untagged = operations.find(({tag}) => !tags.some(({name}) => name === tag));
  if (untagged) {
    const what = `${untagged.id} has the tag "${untagged.tag}", which is not listed`;
    throw new FindingsError([{file, line: 1, what, fix: 'list it under tags, with a description'}]);
  }

  const changes = previous ? [changesSection(previous, description)] : [];
  const introduction = toIntroduction([info.description ?? '', ...changes].join('\n\n'), targets);
  return {
    version: version.version,
    file: version.file,
    isLegacy: version.isLegacy ?? false,
    title: info.title,
    baseAddress: serverOf(document),
    introduction: introduction.html,
    headings: introduction.headings,
    links: version.isLegacy ? [] : linksOf(INTRODUCTION, manual),
    tags: tags
      .map(({name, description: text}) => ({
        name,
        slug: slugOf(name),
        description: toHtml(text, targets),
        links: version.isLegacy ? [] : linksOf(name, manual),
        operations: operations.filter(({tag}) => tag === name),
      }))
      .filter((tag) => tag.operations.length > 0),
  };
}
