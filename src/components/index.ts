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
 * Components that pages use without import (see CONTRIBUTING.md), and those that the build writes. PropertyTable
 * becomes a table (`src/markdown/rehypeTables.ts`), Cards sections (`src/markdown/cards.ts`), Term a link
 * (`src/markdown/remarkData.ts`), and ShowInGraph a link (`src/figures/shown.ts`).
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
  // Docusaurus replaces `<details>` with a scripted component, whose content find in page and print miss.
  Details: 'details',
};
