import {chunksOf, isFiller, isStopWord} from '../shared/words';
import {FORMS, TUNING} from './scoring';
import type {RankFile} from './types';
import type {Form, WordIndex} from './WordIndex';

export interface Term {
  readonly forms: readonly Form[];
  /** Such as how, the, my. */
  readonly isStop: boolean;
  /** Relative to a subject word. */
  readonly share: number;
}

/** Words in a synonym. */
const LONGEST = 4;

const MOST_TERMS = 24;

/** Names in the software, such as `AlphaOffset` or `Keep_Edge_Luma`. */
const NAME = /\p{Ll}\p{Lu}|_/u;

function addForms(into: Map<string, number>, forms: readonly Form[], factor = 1): void {
  for (const {word, weight} of forms) into.set(word, Math.max(into.get(word) ?? 0, weight * factor));
}

export function termsOf(text: string, index: WordIndex, synonyms: RankFile['synonyms']): Term[] {
  const isKnown = (word: string) => index.formsOf(word, false).some(({weight}) => weight >= FORMS.prefix);
  const words = chunksOf(text)
    .flatMap(({parts, joined, start, end}) =>
      // Field names are matched as a whole, unless unknown.
      joined !== undefined && NAME.test(text.slice(start, end)) && index.has(joined)
        ? [joined]
        : parts.flatMap((word) => (isStopWord(word) || isKnown(word) ? [word] : (index.split(word) ?? [word]))),
    )
    .slice(0, MOST_TERMS);
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const forms = words.map((word, place) => {
    const own = new Map<string, number>();
    addForms(own, index.formsOf(word, isTyping && place === words.length - 1));
    return own;
  });
  // Two words that the manual joins.
  words.forEach((word, place) => {
    const joined = word + (words[place + 1] ?? '');
    if (joined !== word && index.has(joined)) {
      [place, place + 1].forEach((at) => addForms(forms[at]!, [{word: joined, weight: 1}]));
    }
  });
  // Synonyms answer every word of a phrase.
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(LONGEST, words.length - from); length > 0; length -= 1) {
      const phrase = words.slice(from, from + length).join(' ');
      for (const synonym of Object.hasOwn(synonyms, phrase) ? (synonyms[phrase] ?? []) : []) {
        const others = synonym.split(' ');
        for (let place = 0; place < length; place += 1) {
          // Phrases of equal length match word by word.
          const answering = length === others.length ? [others[place]!] : others;
          const factor = 1 / Math.sqrt(answering.length);
          answering.forEach((other) => addForms(forms[from + place]!, index.formsOf(other, false), factor));
        }
      }
    }
  }
  const isAllStop = words.every(isStopWord);
  const telling = words.filter((word) => !isStopWord(word));
  const isLong = telling.length >= TUNING.fillersFrom && !telling.every(isFiller);
  return words.map((word, place) => {
    const isStop = !isAllStop && isStopWord(word);
    return {
      forms: [...forms[place]!].map(([each, weight]) => ({word: each, weight})),
      isStop,
      share: isStop ? TUNING.stop : isLong && isFiller(word) ? TUNING.filler : 1,
    };
  });
}
