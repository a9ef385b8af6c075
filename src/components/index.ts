import {Callouts} from './Callouts';
import {Cards} from './Cards';
import {Figure} from './Figure';
import {Keys} from './Keys';
import {MenuPath} from './MenuPath';
import {NameFilter, NameList, NameSection} from './NameList';
import {NodeCategory, NodeFilter} from './NodeReference';
import Operation from './Operation';
import {PropertyTable} from './PropertyTable';
import {ShortcutFilter, ShortcutSection} from './Shortcuts';
import {Status} from './Status';
import {Table} from './Table';
import {Term} from './Term';
import type {ContentComponent} from '../shared/vocabulary';

/** What a page can use without importing it, and what the build writes into pages. CONTRIBUTING.md describes them for writers. */
export const mdxComponents = {
  Callouts,
  Cards,
  Figure,
  Keys,
  MenuPath,
  NameFilter,
  NameList,
  NameSection,
  NodeCategory,
  NodeFilter,
  Operation,
  PropertyTable,
  ShortcutFilter,
  ShortcutSection,
  Status,
  Term,
  table: Table,
} satisfies Record<ContentComponent, unknown> & Record<string, unknown>;
