/** Marks words on the page that search opened, until the reader clears them or leaves. */
import Mark, {type MarkOptions} from 'mark.js';

import {piecesOf} from './excerpt';

/** What React may change later is left alone: marks cut its text nodes. */
const EXCLUDED = ['pre *', 'svg *', 'button *', 'details:not([open]) *', '[data-dynamic] *', '.hash-link', 'h1 *'];

/** Code that may break across lines (src/markdown/remarkCode.ts): its text is in pieces, and a word can be in several of them. */
const BROKEN = 'code:has(> wbr)';

const OPTIONS: MarkOptions = {
  accuracy: {value: 'exactly', limiters: [...' ,.;:!?()[]{}/\\|"\'“”‘’<>=+*→…\u200b\n\t-–—']},
  caseSensitive: true,
  diacritics: false,
  separateWordSearch: false,
};

let marked: Mark | undefined;
let bar: HTMLElement | undefined;

const clearOnEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) {
    clearMarks();
  }
};

/** Takes all marks and the bar that clears them away. */
export function clearMarks(): void {
  marked?.unmark();
  marked = undefined;
  bar?.remove();
  bar = undefined;
  document.removeEventListener('keydown', clearOnEscape);
}

function showBar(count: number): void {
  const text = document.createElement('span');
  text.textContent = count === 1 ? '1 match marked' : `${count} matches marked`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = 'Clear marks';
  button.addEventListener('click', clearMarks);
  bar = document.createElement('div');
  bar.className = 'search-marks';
  bar.setAttribute('role', 'status');
  bar.append(text, button);
  document.body.append(bar);
  document.addEventListener('keydown', clearOnEscape);
}

/** Marks folded words in the article, and shows a bar that clears them. */
export function markWords(words: readonly string[]): void {
  clearMarks();
  const article = document.querySelector<HTMLElement>('main article');
  if (!article) {
    return;
  }
  // The words as the page writes them: the index folds case, accents and compounds. The text is that on screen, where cells
  // of a table are apart.
  const found = piecesOf(article.innerText, new Set(words)).filter(({isFound}) => isFound);
  const texts = [...new Set(found.map(({text}) => text))];
  marked = new Mark(article);
  marked.mark(texts, {
    ...OPTIONS,
    exclude: [...EXCLUDED, BROKEN],
    done: (count) => {
      const names = [...article.querySelectorAll<HTMLElement>(BROKEN)].filter((name) => {
        new Mark(name).mark(texts, {...OPTIONS, exclude: EXCLUDED, acrossElements: true});
        return name.querySelector('mark');
      });
      if (count + names.length > 0) {
        showBar(count + names.length);
      }
    },
  });
}
