import {Callouts} from './Callouts';
import {Figure} from './Figure';
import {Filter} from './Filter';
import {Folds} from './Folds';
import {Keys} from './Keys';
import {MenuPath} from './MenuPath';
import {NameList} from './NameList';
import Operation from './Operation';
import {Status} from './Status';
import {Table} from './Table';

/**
 * Components that a page can use without importing them, and those that the build writes into pages. CONTRIBUTING.md describes them for writers.
 * By then a PropertyTable has become a table (`src/markdown/rehypeTables.ts`), Cards sections (`src/markdown/cards.ts`), a Term a
 * link (`src/markdown/remarkData.ts`), and a ShowInGraph one too (`src/figures/shown.ts`).
 */
export const mdxComponents = {
  Callouts,
  Figure,
  Filter,
  Folds,
  Keys,
  MenuPath,
  NameList,
  Operation,
  Status,
  table: Table,
  // Docusaurus writes Details for `<details>`, and folds it by script: what it holds isn't found by the browser's search, nor printed.
  Details: 'details',
};
