import type {RootContent} from 'mdast';
import {code, propertyTable, text, type Cell} from '../mdastNodes';
import type {Data} from '../../data/load';
import {portGroups, type Port, type PortGroup} from '../../data/schemas';
import {oneOf} from '../../shared/finding';

/** `in` and `out` are relative to this machine's firewall. */
const seenFrom: Partial<Record<PortGroup, Port['from']>> = {
  engine: 'Engine',
  loader: 'Engine',
  nodos: 'Engine',
  lino: 'Engine',
  preview: 'Engine',
  tracking: 'Engine',
  browser: 'Browser',
};

function direction(port: Port, machine: Port['from']): Cell {
  if (port.both) return [text('in and out')];
  if (port.to === machine) return [text('in')];
  if (port.from === machine) return [text('out')];
  return undefined;
}

/** `<Ports purpose="hub" />`: by default all purposes. */
export function ports(data: Data, {purpose}: {purpose?: string}): RootContent[] {
  const group = purpose === undefined ? undefined : oneOf(purpose, portGroups, 'purpose of docs/_data/ports.yml');
  const rows = group ? data.ports.filter(({groups}) => groups.includes(group)) : data.ports;
  const machine = (group && seenFrom[group]) ?? 'Reality Hub Server';
  const seenBy = machine === 'Reality Hub Server' ? 'hub server' : machine.toLowerCase();
  return [
    propertyTable(rows, [
      {title: 'Port', cell: ({port}) => (/^\d+$/.test(port) ? [code(port)] : [text(port)])},
      {title: 'Protocol', cell: ({protocol}) => [text(protocol)]},
      {title: `At ${seenBy}`, cell: (row) => direction(row, machine)},
      {title: 'From', cell: ({from}) => [text(from)]},
      {title: 'To', cell: ({to}) => [text(to)]},
      {title: 'Purpose', cell: (row) => row.purpose},
    ]),
  ];
}
