import type {RootContent} from 'mdast';
import {propertyTable} from '../mdastNodes';
import type {Data} from '../../data/load';

export function componentVersions({components}: Data): RootContent[] {
  return [
    propertyTable(components, [
      {title: 'Component', cell: ({component}) => component},
      {title: 'Version', cell: ({version}) => version},
      {title: 'Note', cell: ({note}) => note},
    ]),
  ];
}
