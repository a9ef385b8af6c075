import {REFERENCE_ROUTE} from '../../site/reference';

export interface ApiVersion {
  version: string;
  /** File in api/ without extension; also the name of the download. */
  file: string;
  isLegacy?: true;
}

/** How `info.title` of every description begins. */
export const API_NAME = 'Reality Hub REST API';

/** Newest first. The first is current and owns `/rhubapi`. */
export const apiVersions: readonly [ApiVersion, ...ApiVersion[]] = [
  {version: '1.6.1', file: 'hub-1.6.1'},
  {version: '1.2', file: 'hub-1.2', isLegacy: true},
];

/** `/engines` for `/api/rest/v1/engines`. */
export const ownPath = (path: string): string => path.replace(/^\/api\/rest\/v\d+(?=\/)/, '');

export const REFERENCE_ID = 'rhubapi';

/** @returns path below the base path: `/rhubapi/1.2/list-engines` */
export function pagePath(versions: readonly ApiVersion[], version: string, page = ''): string {
  const isCurrent = versions[0]?.version === version;
  return ['', REFERENCE_ROUTE, isCurrent ? '' : version, page].filter((part, at) => at === 0 || part).join('/');
}

/** `set-property` for `setProperty`. */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}
