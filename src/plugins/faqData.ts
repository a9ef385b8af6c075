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
 * Answered questions as structured data (schema.org, FAQPage). Open questions are omitted, because the format requires
 * an answer.
 * @param questions of an area
 * @returns a data block, which the Content-Security-Policy doesn't restrict
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

/** Adds structured data to pages of questions, outside of React so that no script carries it. */
export default function faqData({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-faq-data',
    postBuild({outDir, routesPaths, baseUrl}) {
      for (const {area, questions} of openData(siteDir)().questions) {
        const route = `${questionsRoute}/${area}`;
        // Missing in reduced sites of tests.
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
