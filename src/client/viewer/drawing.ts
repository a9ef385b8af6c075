export interface Variant {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** As in `data-in` of the caption: page, narrow, phone, or viewer. */
  readonly place: string;
}

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

/** Constructed, because the Content-Security-Policy allows no inline styles. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

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
