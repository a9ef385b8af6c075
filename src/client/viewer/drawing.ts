/** A drawing of a figure, laid out for a column of some width. */
export interface Variant {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** As in `data-in` of the caption: page, narrow, phone, or viewer. */
  readonly place: string;
}

/** Lists the drawings of a figure: those of the page, and the one that was laid out for the viewer. */
export function variantsOf(figure: HTMLElement): Variant[] {
  const {unbroken, size = ''} = figure.dataset;
  const [width = '', height = ''] = size.split(' ');
  const elements = [...figure.querySelectorAll('picture > *')].map((element) => ({
    src: element.getAttribute('srcset') ?? element.getAttribute('src')!,
    width: Number(element.getAttribute('width')),
    height: Number(element.getAttribute('height')),
    place: element.matches('img') ? 'page' : element.matches('[media*="640"]') ? 'phone' : 'narrow',
  }));
  const own = {src: unbroken!, width: Number(width), height: Number(height), place: 'viewer'};
  return unbroken ? [own, ...elements] : elements;
}

/** Styles of the drawing that is shown: the policy of the site allows none inside a page. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Loads a drawing as elements of the page, so that they can answer; as an image where that can't be done. */
export async function loadDrawing(src: string, alt: string): Promise<SVGSVGElement | HTMLImageElement> {
  try {
    const text = await (await fetch(src)).text();
    const [style = '', css = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const page = new DOMParser().parseFromString(text.replace(style, ''), 'image/svg+xml');
    const svg = document.importNode(page.documentElement, true);
    if (!(svg instanceof SVGSVGElement)) throw new TypeError(`${src} is no drawing`);
    const rules = css.replace(/@font-face\{[^}]*\}/g, '').replaceAll('"Inter"', 'var(--font)');
    sheet.replaceSync(`.viewer{${rules.replaceAll('"JetBrains Mono"', 'var(--mono)')}}`);
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', alt);
    return svg;
  } catch {
    const image = new Image();
    Object.assign(image, {src, alt});
    return image;
  }
}
