import type {ReactNode} from 'react';
import {sum} from '../../../shared/collections';
import {useCanvas} from '../../draw/canvas';
import {Circle, Path, Rect, Text} from '../../draw/shapes';
import {Chevron, inkOf, TONE_COLORS} from './controls';
import type {Rectangle} from '../../layout/path';
import type {PlacedOf} from './layout';
import {columnWidths, linesOf, LIST_ROW, TABLE_HEAD, TABLE_ROW, TREE_ROW} from './measure';

/** A sunken area. */
export function Frame({box}: {box: Rectangle}): ReactNode {
  return <Rect {...box} rx={6} fill="bg-1" stroke="line" />;
}

/** Names below each other, nested in a tree, in a frame; those that are selected on a band. */
export function Names({item, box}: PlacedOf<'list' | 'tree'>): ReactNode {
  const height = item.is === 'list' ? LIST_ROW : TREE_ROW;
  const [left, width] = [box.x + 7, box.width - 14];
  return (
    <>
      <Frame box={box} />
      {linesOf(item).map(({choice, depth, isBranch}, index) => {
        const top = box.y + 7 + index * height;
        const middle = top + height / 2;
        const x = left + (item.is === 'list' ? 11 : 22 + depth * 18);
        const room = left + width - x - 8;
        return (
          <g key={index}>
            {choice.selected && (
              <Rect x={left} y={top + 1} width={width} height={height - 2} rx={5} fill="accent-dim" />
            )}
            <Text x={x} y={middle + 4.4} variant="body" fill={inkOf(choice)} max={room} text={choice.text} />
            {isBranch && <Chevron x={x - 15.5} y={middle - 2} />}
            {item.is === 'tree' && !isBranch && <Circle cx={x - 11} cy={middle} r={2} fill="line-2" />}
          </g>
        );
      })}
    </>
  );
}

/** Rows and columns, in a frame; columns share the width by their text. */
export function Table({item, box}: PlacedOf<'table'>): ReactNode {
  const {x, y, width} = box;
  const natural = columnWidths(useCanvas(), item.table);
  const scale = width / sum(natural);
  const left = (column: number): number => x + sum(natural.slice(0, column)) * scale + 12;
  const room = (column: number): number => natural[column]! * scale - 14;
  return (
    <>
      <Frame box={box} />
      {item.table.columns.map((name, column) => (
        <Text
          key={column}
          x={left(column)}
          y={y + 18.5}
          variant="column"
          max={room(column)}
          text={name.toUpperCase()}
        />
      ))}
      {item.table.rows.map((row, index) => {
        const top = y + TABLE_HEAD + index * TABLE_ROW;
        const middle = top + TABLE_ROW / 2;
        const selected = row[0]?.selected ?? false;
        return (
          <g key={index}>
            {selected && <Rect x={x + 1} y={top + 1} width={width - 2} height={TABLE_ROW - 1} fill="accent-dim" />}
            <Path d={`M${x} ${top}h${width}`} stroke="line" />
            {row.map(({text, tone, dimmed}, column) => {
              const shift = tone ? 16 : 0;
              return (
                <g key={column}>
                  {tone && <Circle cx={left(column) + 5} cy={middle} r={4.6} fill={TONE_COLORS[tone]} />}
                  <Text
                    x={left(column) + shift}
                    y={middle + 4.4}
                    variant="body"
                    fill={inkOf({selected, dimmed})}
                    max={room(column) - shift}
                    text={text}
                  />
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}
