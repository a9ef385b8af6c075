import {NARROW, PAGE, PHONE, type Drawing, type Figure} from '../figures';
import type {Rendered} from '../figures/render';
import type {Fault, Finding, Place} from '../shared/finding';

/** Measured on figures that readers can follow. */
const LIMITS = {
  /** Parallel lines of one color without label (px). */
  beside: 120,
  crossings: 4,
  /** Share of the frame that a flow fills. */
  share: 0.5,
  /** px. */
  text: 12,
};

/** Flows with fewer boxes needn't fill the frame. */
const SEVERAL = 4;

/** Checks lines and text of all drawings of a figure. */
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
  // Graphs about wires may show crossings.
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
