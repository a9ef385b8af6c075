import type {Figure} from '../figures/kinds';
import type {Rendered} from '../figures/render';
import {PAGE} from '../figures/draw/column';
import type {Finding, Place} from '../shared/finding';

/** Limits for drawings, measured on figures that readers can follow. */
const LIMITS = {
  /** px that two lines of one color run side by side without a label. */
  beside: 120,
  /** Places where lines cross. */
  crossings: 4,
  /** Share of its frame that a flow of several boxes takes. */
  share: 0.5,
  /** px of the smallest text. */
  text: 12,
};

/** Boxes from which on a flow has to fill its frame. */
const SEVERAL = 4;

/**
 * Measures whether the lines of a figure can be followed, and its text can be read.
 * @param drawing as it is shown on a page
 * @returns one finding for each limit that it is beyond
 */
export function checkClarity(figure: Figure, drawing: Rendered, fence: Place): Finding[] {
  const {beside = 0, crossings = 0} = drawing.clarity ?? {};
  const share = drawing.width / PAGE.width;
  const sizes = [...drawing.svg.matchAll(/font:\d+ ([\d.]+)px/g)].map(([, size]) => Number(size));
  const findings: Finding[] = [];
  const add = (what: string, fix: string): void => void findings.push({...fence, what, fix});
  if (beside > LIMITS.beside)
    add(
      `two lines of one color run side by side for ${Math.round(beside)} px, at most ${LIMITS.beside} can be followed`,
      figure.kind === 'flow' ? 'label one of them, or reorder the nodes' : 'write "| portal" after one of the wires',
    );
  if (crossings > LIMITS.crossings)
    add(
      `${crossings} lines cross, at most ${LIMITS.crossings} can be followed`,
      'reorder the nodes, or split the figure',
    );
  if (figure.kind === 'flow' && figure.nodes.length >= SEVERAL && share < LIMITS.share)
    add(
      `the flow takes ${Math.round(share * 100)}% of the width of a page, and ${LIMITS.share * 100}% is the least`,
      'remove "direction", or write longer chains in place of single steps',
    );
  if (Math.min(...sizes) < LIMITS.text)
    add(`the smallest text has ${Math.min(...sizes)} px`, `${LIMITS.text} px is the least: correct src/figures/draw`);
  return findings;
}
