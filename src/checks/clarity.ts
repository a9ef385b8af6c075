import type {Figure} from '../figures/kinds';
import type {Rendered} from '../figures/render';
import type {Drawing} from '../figures/draw/canvas';
import {NARROW, PAGE, PHONE} from '../figures/draw/column';
import type {Fault, Finding, Place} from '../shared/finding';

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

/** A flow with at least this many boxes has to fill its frame. */
const SEVERAL = 4;

/**
 * Measures whether the lines of a figure can be followed, and its text can be read, on a page, in a narrow window, and on a phone.
 * @param drawing for a page, and for other widths
 */
export function checkClarity(figure: Figure, drawing: Rendered, fence: Place): Finding[] {
  const {page, phone, narrow} = drawing;
  const findings = [
    ...measure(figure, page, PAGE.width),
    ...(narrow ? measure(figure, narrow, NARROW.width, ' in a narrow window') : []),
    ...(phone ? measure(figure, phone, PHONE.width, ' on a phone') : []),
  ];
  const pans = page.width > PHONE.width && !phone;
  if (pans && (figure.kind === 'flow' || figure.kind === 'timeline' || (figure.kind === 'nodegraph' && figure.portals)))
    findings.push({
      what: `a phone has no room for the ${figure.kind}, and pans it`,
      fix: 'shorten names, labels, and values, or split the figure',
    });
  return findings.map((fault) => ({...fence, ...fault}));
}

/** The faults of one drawing. @param where it is shown, for the message */
function measure(figure: Figure, {svg, width, clarity}: Drawing, frame: number, where = ''): Fault[] {
  const {beside = 0, crossings = 0} = clarity ?? {};
  const share = width / frame;
  const sizes = [...svg.matchAll(/font:\d+ ([\d.]+)px/g)].map(([, size]) => Number(size));
  const faults: Fault[] = [];
  const add = (what: string, fix: string): void => void faults.push({what: what + where, fix});
  if (beside > LIMITS.beside)
    add(
      `two lines of one color run side by side for ${Math.round(beside)} px, at most ${LIMITS.beside} can be followed`,
      figure.kind === 'flow' ? 'label one of them, or reorder the nodes' : 'write "| portal" after one of the wires',
    );
  // A graph that is about its wires may show how they cross.
  if (crossings > LIMITS.crossings && !(figure.kind === 'nodegraph' && !figure.portals))
    add(
      `${crossings} lines cross, at most ${LIMITS.crossings} can be followed`,
      'reorder the nodes, or split the figure',
    );
  if (figure.kind === 'flow' && figure.nodes.length >= SEVERAL && share < LIMITS.share)
    add(
      `the flow takes ${Math.round(share * 100)}% of the width of its frame, and ${LIMITS.share * 100}% is the least`,
      'remove "direction", or write longer chains in place of single steps',
    );
  if (Math.min(...sizes) < LIMITS.text)
    add(`the smallest text has ${Math.min(...sizes)} px`, `${LIMITS.text} px is the least: correct src/figures/draw`);
  return faults;
}
