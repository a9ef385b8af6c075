import data from '@reference/data';

import type {PageKey} from '../types';
import {anchorsOf, renderPage, type ReferenceData} from './render';

/** The body of a page, where it is rendered: on the server, and in the live preview. */
export const bodyOf = (page: PageKey): string => renderPage(data as ReferenceData, page);

export const anchors: (body: string) => string[] = anchorsOf;
