import {Callouts} from './Callouts';
import {Cards} from './Cards';
import {Figure} from './Figure';
import {Filter} from './Filter';
import {Keys} from './Keys';
import {MenuPath} from './MenuPath';
import {NameList} from './NameList';
import {NodeCategory, NodeFilter} from './NodeReference';
import Operation from './Operation';
import {PropertyTable} from './PropertyTable';
import {Status} from './Status';
import {Table} from './Table';
import {Term} from './Term';
import type {ContentComponent} from '../shared/vocabulary';

/** What a page can use without importing it, and what the build writes into pages. CONTRIBUTING.md describes them for writers. */
export const mdxComponents = {
  Callouts,
  Cards,
  Figure,
  Filter,
  Keys,
  MenuPath,
  NameList,
  NodeCategory,
  NodeFilter,
  Operation,
  PropertyTable,
  Status,
  Term,
  table: Table,
} satisfies Record<ContentComponent, unknown> & Record<string, unknown>;
