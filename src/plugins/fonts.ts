import type {Plugin} from '@docusaurus/types';

/**
 * Metric-compatible fallbacks, so that text doesn't move: Arial stretched to Inter, and any monospaced face of 0.6 em
 * with JetBrains Mono's line height.
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
 * Puts the `@font-face` rules inside. The fonts aren't preloaded, because their 31 KB would delay text on slow connections
 * by 100 to 300 ms. `npm run fonts` makes the files.
 */
export default function fonts(context: {baseUrl: string}): Plugin {
  return {
    name: 'site-fonts',
    injectHtmlTags: () => ({headTags: [{tagName: 'style', innerHTML: fontFaces(context.baseUrl)}]}),
  };
}
