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

/** What a page can use without importing it. CONTRIBUTING.md tells writers of each word. */
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
};
