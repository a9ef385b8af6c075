import type {Plugin} from '@docusaurus/types';

/** What a fallback must be stretched by to take the room of Inter, so that text does not jump (metrics of Arial against Inter). */
const fallback = 'size-adjust: 107.4%; ascent-override: 90.2%; descent-override: 22.5%; line-gap-override: 0%';

function fontFaces(baseUrl: string): string {
  const face = (family: string, file: string) =>
    `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:400 700;src:url(${baseUrl}fonts/${file}) format('woff2')}`;
  return [
    face('Inter Variable', 'inter.woff2'),
    face('JetBrains Mono Variable', 'jetbrains-mono.woff2'),
    `@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans');${fallback}}`,
  ].join('');
}

/**
 * Puts the site's own typefaces into each page's head: the faces inline, so that no style sheet has to arrive first, and a
 * preload of the text face. The files are made by `npm run fonts`.
 * @returns a Docusaurus plugin
 */
export default function fonts(context: {baseUrl: string}): Plugin {
  return {
    name: 'site-fonts',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            href: `${context.baseUrl}fonts/inter.woff2`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
          },
        },
        {tagName: 'style', innerHTML: fontFaces(context.baseUrl)},
      ],
    }),
  };
}
