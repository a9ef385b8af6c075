import siteConfig from '@generated/docusaurus.config';

import {rove} from './rove';

/** Ends of a wire, as `node|side|place`. */
const endsOf = (element: Element): string[] =>
  [element.getAttribute('data-from'), element.getAttribute('data-to'), element.getAttribute('data-pin')].flatMap(
    (end) => end ?? [],
  );

/**
 * Makes a node graph interactive: a hovered or focused pin highlights its wires and what they connect; nodes link to
 * their entries in the node reference; arrow keys move between both.
 * @param svg elements name their node, pin, and ends (`src/figures/kinds/nodegraph`)
 * @param shown nodes highlighted from the start
 */
export function makeAnswer(pane: HTMLElement, svg: SVGSVGElement, shown: readonly string[]): void {
  const wires = [...svg.querySelectorAll('[data-from]')];
  const pins = [...svg.querySelectorAll<SVGElement>('[data-pin]')];
  const nodes = [...svg.querySelectorAll<SVGElement>('[data-node]')];

  let last: EventTarget | null = null;
  const light = (lit: (element: Element) => boolean): void => {
    svg.toggleAttribute('data-lit', true);
    for (const element of [...wires, ...pins, ...nodes]) element.toggleAttribute('data-lit', lit(element));
  };
  const rest = (): void => {
    last = null;
    if (shown.length === 0) svg.toggleAttribute('data-lit', false);
    else
      light((element) => {
        const names = [element.getAttribute('data-node'), ...endsOf(element).map((end) => end.split('|')[0]!)];
        const own = names.filter((name) => name !== null);
        return own.every((name) => shown.includes(name));
      });
  };
  const lightPin = (pin: string): void => {
    const joined = new Set([pin, ...wires.flatMap((wire) => (endsOf(wire).includes(pin) ? endsOf(wire) : []))]);
    light((element) => {
      if (element.hasAttribute('data-from')) return endsOf(element).includes(pin);
      const node = element.getAttribute('data-node');
      return node === null
        ? joined.has(element.getAttribute('data-pin')!)
        : [...joined].some((end) => end.startsWith(`${node}|`));
    });
  };

  const answer = ({target}: Event): void => {
    if (target === last) return;
    const element = target instanceof Element ? target.closest('[data-pin], [data-from]') : null;
    const pin = element?.getAttribute('data-pin') ?? element?.getAttribute('data-from');
    if (pin) lightPin(pin);
    else rest();
    last = target;
  };
  // A pointer that doesn't move is no request.
  for (const event of ['pointermove', 'focusin'] as const) svg.addEventListener(event, answer);
  for (const event of ['pointerleave', 'focusout'] as const) svg.addEventListener(event, rest);

  const titleOf = (id: string): string => nodes.find((node) => node.dataset.node === id)?.dataset.title ?? id;
  for (const pin of pins) {
    const own = pin.dataset.pin!;
    const others = wires
      .filter((wire) => endsOf(wire).includes(own))
      .flatMap((wire) => endsOf(wire).filter((end) => end !== own));
    const names = others.map((end) => titleOf(end.split('|')[0]!)).join(', ');
    pin.setAttribute('role', 'img');
    pin.setAttribute(
      'aria-label',
      `${pin.dataset.name} of ${titleOf(own.split('|')[0]!)}${names ? `, connected to ${names}` : ''}`,
    );
  }
  for (const node of nodes) {
    const {ref, title} = node.dataset;
    if (!ref) continue;
    const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
    link.setAttribute('href', siteConfig.baseUrl + ref);
    link.setAttribute('aria-label', `${title} in the node reference`);
    node.replaceWith(link);
    link.append(node);
  }
  rove(pane, [...svg.querySelectorAll<SVGElement>('a, [data-pin]')]);
  rest();
}
