/** Rules of a drawing such as `.title{font:620 13px "Inter",sans-serif;letter-spacing:0.5px}`. */
const RULE = /\.([a-z]+)\{font:(\d+) ([\d.]+)px "([^"]+)"[^;}]*(?:;letter-spacing:([\d.]+)px)?\}/g;

/**
 * The drawing of a figure as elements of the page, so that they can answer. Its styles become attributes, because the policy of
 * the site allows no style inside a page.
 *
 * @param figure the element of the figure
 * @param image what the page shows: shown instead where the file can't be loaded, and for pictures that were drawn by hand
 */
export async function loadDrawing(
  figure: HTMLElement,
  image: HTMLImageElement,
): Promise<SVGSVGElement | HTMLImageElement> {
  const source = figure.dataset.unbroken ?? image.getAttribute('src')!;
  const copy = new Image(image.naturalWidth || image.width, image.naturalHeight || image.height);
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  if (['picture', 'drawing'].includes(figure.dataset.kind!)) return copy;
  try {
    const response = await fetch(source);
    const text = await response.text();
    const style = /<style>(.*?)<\/style>/s.exec(text);
    const page = new DOMParser().parseFromString(text.replace(style?.[0] ?? '', ''), 'image/svg+xml');
    const svg = document.importNode(page.documentElement, true);
    if (!(svg instanceof SVGSVGElement)) return copy;
    for (const [, name, weight, size, family, spacing] of (style?.[1] ?? '').matchAll(RULE))
      for (const text of svg.querySelectorAll(`text.${name}`)) {
        text.setAttribute('font-weight', weight!);
        text.setAttribute('font-size', size!);
        if (family !== 'Inter') text.setAttribute('class', `${name} viewer__mono`);
        if (spacing) text.setAttribute('letter-spacing', spacing);
      }
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', image.alt);
    return svg;
  } catch {
    return copy;
  }
}
