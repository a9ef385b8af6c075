/**
 * Roving tabindex: one tab stop, arrow keys move to the nearest element in their direction.
 * @param root listens for the keys, and may have the focus itself
 */
export function rove(root: HTMLElement, stops: readonly (HTMLElement | SVGElement)[]): void {
  const [first] = stops;
  const enter = (stop: HTMLElement | SVGElement): void =>
    stops.forEach((one) => one.setAttribute('tabindex', one === stop && !root.hasAttribute('tabindex') ? '0' : '-1'));
  if (first) enter(first);
  // Replaces the handler of an earlier drawing.
  root.onkeydown = (event) => {
    const {key, shiftKey} = event;
    const [x, y] = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[key] ?? [0, 0];
    if (shiftKey || (!x && !y)) return;
    const middle = (one: Element): [number, number] => {
      const {left, right, top, bottom} = one.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const at = stops.find((stop) => stop === document.activeElement);
    const [fromX, fromY] = middle(at ?? root);
    // Sideways distance weighs more.
    const distance = (one: Element): number => {
      const [toX, toY] = middle(one);
      const ahead = (toX - fromX) * x! + (toY - fromY) * y!;
      return ahead > 1 ? ahead + 3 * Math.abs((toX - fromX) * y! + (toY - fromY) * x!) : Infinity;
    };
    const nearest = at ? stops.toSorted((a, b) => distance(a) - distance(b))[0] : first;
    if (!nearest || (at && distance(nearest) === Infinity)) return;
    event.preventDefault();
    enter(nearest);
    nearest.focus();
  };
}
