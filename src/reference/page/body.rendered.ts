import data from '@reference/data';

import type {PageKey} from '../types';
import {anchorsOf, renderPage, type ReferenceData} from './render';

/** On the server, and in the live preview. */
export const bodyOf = (page: PageKey): string => renderPage(data as ReferenceData, page);

export const anchors: (body: string) => string[] = anchorsOf;
