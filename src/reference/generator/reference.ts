import {INTRODUCTION} from '../../data/apiLinks';
import type {Operation, Reference} from '../types';
import {readDescription, type Description} from '../../data/api/description';
import {pagePath, slugOf, type ApiVersion} from '../../data/api/versions';

import {linksOf, type Manual} from './manual';
import {splitIntroduction, toHtml, toIntroduction, type LinkTargets} from './markdown';
import {linkObjects} from './objects';
import {operationOf, serverOf} from './operation';

/** Reference sections, placed after the calls. */
const LATER: readonly string[] = ['Limits', 'States'];

export interface Source {
  siteDir: string;
  versions: readonly [ApiVersion, ...ApiVersion[]];
  baseUrl: string;
  manual?: Omit<Manual, 'baseUrl'>;
}

export interface Loaded {
  version: ApiVersion;
  description: Description;
  reference: Reference;
}

/** @throws with file and fix */
export function loadReferences(source: Source): Loaded[] {
  const address = (version: ApiVersion, page: string) =>
    source.baseUrl.replace(/\/$/, '') + pagePath(source.versions, version.version, page);
  const manual = {baseUrl: source.baseUrl, ...(source.manual ?? {errors: [], links: []})};
  const read = source.versions.map((version) => {
    const description = readDescription(source.siteDir, `api/${version.file}.yaml`);
    const targets = description.calls.map(({id}) => [id, address(version, slugOf(id))] as const);
    return {version, description, targets};
  });
  // Descriptions also link to calls of other versions, preferring the newest.
  const all = read.toReversed().flatMap(({targets}) => targets);
  const prepared = read.map(({version, description, targets: own}) => {
    const targets = new Map([...all, ...own]);
    const calls = description.calls.map((call) => operationOf(call, description, targets, manual));
    return {version, description, targets, operations: linkObjects(calls, (slug) => address(version, slug))};
  });
  return prepared.map(({version, description, targets, operations}) => {
    return {version, description, reference: referenceOf(version, description, targets, operations, manual)};
  });
}

function referenceOf(
  {version, file, isLegacy}: ApiVersion,
  {document}: Description,
  targets: LinkTargets,
  operations: Operation[],
  manual: Manual,
): Reference {
  const {info, tags = []} = document;
  return {
    version,
    file,
    isLegacy: isLegacy ?? false,
    title: info.title,
    baseAddress: serverOf(document),
    ...splitIntroduction(toIntroduction(info.description, targets), (title) => LATER.includes(title)),
    links: isLegacy ? [] : linksOf(INTRODUCTION, manual),
    tags: tags.map(({name, description: text}) => ({
      name,
      slug: slugOf(name),
      description: toHtml(text, targets),
      links: isLegacy ? [] : linksOf(name, manual),
      operations: operations.filter(({tag}) => tag === name),
    })),
  };
}
