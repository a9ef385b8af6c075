import type {RootContent} from 'mdast';
import {filter, heading, jsxFlow, jsxText, propertyTable, text} from '../mdastNodes';
import {inline} from '../../data/inline';
import type {Data} from '../../data/load';
import type {Shortcuts} from '../../data/schemas';
import {oneOf} from '../../shared/finding';
import {releaseBadge} from './release';

function moduleTable({title, shortcuts: rows}: Shortcuts[string]): RootContent {
  return propertyTable(
    rows,
    [
      {title: 'Keys', cell: ({keys}) => [jsxText('Keys', [text(keys)])]},
      {title: 'Mac', cell: ({mac}) => mac && [jsxText('Keys', [text(mac)])]},
      {title: 'Menu item', cell: ({menu}) => menu},
      {
        title: 'Action',
        cell: ({action, release}) => [
          ...inline(action),
          ...(release ? [text(' '), releaseBadge('named as in', release)] : []),
        ],
      },
    ],
    {caption: `Shortcuts: ${title}`},
  );
}

/** `<Shortcuts module="nodegraph" />`: by default all modules, with a filter. */
export function shortcuts(data: Data, {module}: {module?: string}): RootContent[] {
  if (module !== undefined) {
    const known = oneOf(module, Object.keys(data.shortcuts), 'module of docs/_data/shortcuts.yml');
    return [moduleTable(data.shortcuts[known]!)];
  }
  const sections = Object.entries(data.shortcuts).map(([id, entry]) =>
    jsxFlow('section', {}, [heading(2, id, [text(entry.title)]), moduleTable(entry)]),
  );
  return [filter('shortcuts', 'Key, module, or action', 'tbody tr', sections)];
}
