import type {Plugin} from '@docusaurus/types';

/**
 * Fallbacks that take the room of the real faces, so that text does not move when those arrive: Arial stretched to Inter, and
 * any monospaced face of the same advance (0.6 em) with the line of JetBrains Mono.
 */
const fallbacks = [
  `@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:107.4%;ascent-override:90.2%;descent-override:22.5%;line-gap-override:0%}`,
  `@font-face{font-family:'JetBrains Mono Fallback';src:local('Courier New'),local('Liberation Mono'),local('DejaVu Sans Mono');ascent-override:102%;descent-override:30%;line-gap-override:0%}`,
];

function fontFaces(baseUrl: string): string {
  const face = (family: string, file: string) =>
    `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:400 700;src:url(${baseUrl}fonts/${file}) format('woff2')}`;
  return [
    face('Inter Variable', 'inter.woff2'),
    face('JetBrains Mono Variable', 'jetbrains-mono.woff2'),
    ...fallbacks,
  ].join('');
}

/**
 * Puts the site's own typefaces into each page's head, inline, so that no style sheet has to arrive first. They are not
 * preloaded: on a slow line that takes their 31 KB from the text itself, which shows 100 to 300 ms later. The files are made
 * by `npm run fonts`.
 */
export default function fonts(context: {baseUrl: string}): Plugin {
  return {
    name: 'site-fonts',
    injectHtmlTags: () => ({headTags: [{tagName: 'style', innerHTML: fontFaces(context.baseUrl)}]}),
  };
}
