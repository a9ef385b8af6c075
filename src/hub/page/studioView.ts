import {make} from '../../client/elements';
import {counted} from '../../shared/inWords';
import type {Json} from '../../shared/json';
import type {Studio} from '../studio';

/** Three decimals; objects by their fields. */
function shortly(value: Json): string {
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value)
    ? value.map(shortly)
    : Object.entries(value).map(([key, inner]) => `${key} ${shortly(inner)}`);
  const text = parts.join(', ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

const row = (name: string, text: string, isActive: boolean) =>
  make('li', isActive ? {class: 'active'} : {}, make('b', {}, name), ' ', make('span', {}, text));

export function studioList({engines, channels, rundowns}: Studio): HTMLElement {
  const rows = engines.flatMap(({name, status, instances, properties}) => [
    ...instances.map((one) =>
      row(
        name,
        `${status}, ${one.type} ${one.version} ${one.status}${one.loaded ? `: ${one.loaded}` : ''}`,
        one.status === 'Caching' || one.status === 'Loading',
      ),
    ),
    ...properties.map((one) => row(one.name, `${shortly(one.value)}${one.isMoving ? ', moving' : ''}`, one.isMoving)),
  ]);
  const played = channels.map(({name, engine, played: item}) =>
    row(`Channel ${name}`, `${engine}, ${item ?? 'nothing played'}`, false),
  );
  const listed = rundowns.flatMap(({name, items}) => [
    row(name, items.length > 0 ? `rundown with ${counted(items.length, 'item')}` : 'rundown without items', false),
    ...items.map((item) => row(item.name, `${item.template}: ${shortly(Object.values(item.data))}`, false)),
  ]);
  return make('ul', {class: 'studio'}, ...rows, ...played, ...listed);
}
