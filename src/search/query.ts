import type {Form, Vocabulary} from './vocabulary';
import {FORMS, TUNING} from './scoring';
import {chunksOf, isFiller, isStopWord} from '../shared/words';

/** One thing that a query asks for, with all the words of the index that may answer it. */
export interface Term {
  readonly word: string;
  readonly forms: readonly Form[];
  /** True for words without meaning (how, the, my). */
  readonly isStop: boolean;
  /** Weight relative to a word of the subject. */
  readonly share: number;
}

/** The longest phrase in words that a synonym may have. */
const LONGEST = 4;

function addForms(into: Map<string, number>, forms: readonly Form[], factor = 1): void {
  for (const {word, weight} of forms) {
    into.set(word, Math.max(into.get(word) ?? 0, weight * factor));
  }
}

/**
 * Turns a query into what to look for.
 * @param text what the reader typed
 * @param vocabulary the words of the index
 * @param synonyms folded phrases that mean the same, by phrase
 * @returns the terms in their order
 */
export function termsOf(
  text: string,
  vocabulary: Vocabulary,
  synonyms: Readonly<Record<string, readonly string[]>>,
): Term[] {
  // A word that the index lacks but has in two parts is cut.
  const isKnown = (word: string) => vocabulary.formsOf(word, false).some(({weight}) => weight >= FORMS.prefix);
  const words = chunksOf(text)
    .flatMap(({parts}) => parts)
    .flatMap((word) => (isKnown(word) ? [word] : (vocabulary.split(word) ?? [word])))
    .slice(0, 24);
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const forms = words.map((word, place) => {
    const own = new Map<string, number>();
    addForms(own, vocabulary.formsOf(word, isTyping && place === words.length - 1));
    return own;
  });
  // Two words that the manual writes as one.
  words.forEach((word, place) => {
    const next = words[place + 1];
    if (next !== undefined && vocabulary.has(word + next)) {
      [place, place + 1].forEach((at) => addForms(forms[at]!, [{word: word + next, weight: 1}]));
    }
  });
  // Phrases that mean the same: every word of the phrase is also answered by the words of its synonyms.
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(LONGEST, words.length - from); length > 0; length -= 1) {
      const phrase = words.slice(from, from + length).join(' ');
      for (const synonym of Object.hasOwn(synonyms, phrase) ? (synonyms[phrase] ?? []) : []) {
        const others = synonym.split(' ');
        for (let place = 0; place < length; place += 1) {
          // A phrase of several words answers word by word where it can, and else as a whole.
          const answering = length === others.length ? [others[place] ?? ''] : others;
          const factor = 1 / Math.sqrt(answering.length);
          answering.forEach((other) => addForms(forms[from + place]!, vocabulary.formsOf(other, false), factor));
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
      word,
      forms: [...forms[place]!].map(([each, weight]) => ({word: each, weight})),
      isStop,
      share: isStop ? TUNING.stop : isLong && isFiller(word) ? TUNING.filler : 1,
    };
  });
}
