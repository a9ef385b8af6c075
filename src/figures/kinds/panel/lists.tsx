import type {ReactNode} from 'react';
import {sum} from '../../../shared/collections';
import {useCanvas} from '../../draw/canvas';
import {Circle, Path, Rect, Text} from '../../draw/shapes';
import {Chevron, inkOf, TONE_COLORS} from './controls';
import type {Rectangle} from '../../layout/path';
import type {PlacedOf} from './layout';
import type {Choice} from './model';
import {columnWidths, flatten, LIST_ROW, TABLE_HEAD, TABLE_ROW, TREE_ROW} from './measure';

/** A sunken area. */
export function Frame({box}: {box: Rectangle}): ReactNode {
  return <Rect {...box} rx={6} fill="bg-1" stroke="line" />;
}

/** One line of a list or tree, on a band where it is selected. */
function Line({choice, indent, ...box}: Rectangle & {choice: Choice; indent: number}): ReactNode {
  const {x, y, width, height} = box;
  return (
    <>
      {choice.selected && <Rect {...box} y={y + 1} height={height - 2} rx={5} fill="accent-dim" />}
      <Text
        x={x + indent}
        y={y + height / 2 + 4.4}
        variant="body"
        fill={inkOf(choice)}
        max={width - indent - 8}
        text={choice.text}
      />
    </>
  );
}

/** Names below each other, in a frame. */
export function List({item, box}: PlacedOf<'list'>): ReactNode {
  const line = {x: box.x + 7, width: box.width - 14, height: LIST_ROW, indent: 11};
  return (
    <>
      <Frame box={box} />
      {item.choices.map((choice, index) => (
        <Line key={index} choice={choice} {...line} y={box.y + 7 + index * LIST_ROW} />
      ))}
    </>
  );
}

/** Nested names, in a frame. */
export function Tree({item, box}: PlacedOf<'tree'>): ReactNode {
  const line = {x: box.x + 7, width: box.width - 14, height: TREE_ROW};
  return (
    <>
      <Frame box={box} />
      {flatten(item.nodes).map(({node, depth}, index) => {
        const y = box.y + 7 + index * TREE_ROW;
        const indent = 22 + depth * 18;
        const [markX, markY] = [line.x + indent - 11, y + TREE_ROW / 2];
        return (
          <g key={index}>
            <Line choice={node} indent={indent} {...line} y={y} />
            {node.children.length > 0 ? (
              <Chevron x={markX - 4.5} y={markY - 2} />
            ) : (
              <Circle cx={markX} cy={markY} r={2} fill="line-2" />
            )}
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
