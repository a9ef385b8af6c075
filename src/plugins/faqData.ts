import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';

import {inline} from '../data/inline';
import {openData} from '../data/open';
import type {Question} from '../data/questions/schema';
import {questionsRoute} from '../site/routes';

const plainText = (text: string): string =>
  inline(text)
    .map((node) => toString(node))
    .join('');

/**
 * The questions of the register that have an answer, as search engines read them (schema.org, FAQPage).
 * @param questions those of an area; what to do about an open part of an answer follows it, and open questions are left out: the format demands an answer
 * @returns a data block for the head of the page that shows the same texts; a browser runs nothing of it, so the policy allows it
 */
export function faqBlock(questions: readonly Question[]): string {
  const mainEntity = questions.flatMap(({question, answer, do: action}) =>
    answer === undefined
      ? []
      : [
          {
            '@type': 'Question',
            name: plainText(question),
            acceptedAnswer: {'@type': 'Answer', text: [answer, action ?? []].flat().map(plainText).join(' ')},
          },
        ],
  );
  const data = JSON.stringify({'@context': 'https://schema.org', '@type': 'FAQPage', mainEntity});
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
}

/** Gives each page of questions, and no other, its structured data. It is not part of what React draws, so no script carries it. */
export default function faqData({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-faq-data',
    postBuild({outDir, routesPaths, baseUrl}) {
      for (const {area, questions} of openData(siteDir)().questions) {
        const route = `${questionsRoute}/${area}`;
        // A copy of the site with a few pages, as tests build it, has no such page.
        if (!routesPaths.includes(baseUrl + route)) continue;
        const file = path.join(outDir, route, 'index.html');
        const html = readFileSync(file, 'utf8');
        if (!html.includes('</head>')) throw new Error(`${file} has no </head>  ->  adapt src/plugins/faqData.ts`);
        writeFileSync(
          file,
          html.replace('</head>', () => `${faqBlock(questions)}</head>`),
        );
      }
    },
  };
}
