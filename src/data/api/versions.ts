import {REFERENCE_ROUTE} from '../../site/reference';

export interface ApiVersion {
  /** Version of the API, as in `info.version` of its description. */
  version: string;
  /** File in api/, without its ending; also the name it is downloaded by. */
  file: string;
  isLegacy?: true;
}

/** Name of the API: how `info.title` of every description begins. */
export const API_NAME = 'Reality Hub REST API';

/** Every description in api/ that the site shows, newest first. The first is the current one and owns `/rhubapi`. */
export const apiVersions: readonly [ApiVersion, ...ApiVersion[]] = [
  {version: '1.6.1', file: 'hub-1.6.1'},
  {version: '1.2', file: 'hub-1.2', isLegacy: true},
];

/** The path of a call without the part that tells nothing about it: `/engines` of `/api/rest/v1/engines`. */
export const ownPath = (path: string): string => path.replace(/^\/api\/rest\/v\d+(?=\/)/, '');

export const REFERENCE_ID = 'rhubapi';

/** @returns path below the site's base path: `/rhubapi/1.2/list-engines` */
export function pagePath(versions: readonly ApiVersion[], version: string, page = ''): string {
  const isCurrent = versions[0]?.version === version;
  return ['', REFERENCE_ROUTE, isCurrent ? '' : version, page].filter((part, at) => at === 0 || part).join('/');
}

/** `setProperty` as it stands in an address: `set-property`. */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}
