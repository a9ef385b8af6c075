import * as z from 'zod';
import {current, releaseLines} from '../../site/releases';
import {line, sentence, slug, words} from '../textSchemas';

/** One file each: `docs/_data/questions/<area>.yml`. */
export const areas = ['setup', 'on-air', 'nodegraph', 'operate', 'integrate'] as const;
type Area = (typeof areas)[number];

const roles = ['operator', 'designer', 'engineer', 'integrator'] as const;

/** `partly` and `open` entries say how to find out. */
const statuses = ['answered', 'partly', 'open'] as const;

const keysOf: Readonly<
  Record<(typeof statuses)[number], Readonly<Record<'answer' | 'terms' | 'known' | 'test' | 'do', boolean>>>
> = {
  answered: {answer: true, terms: true, known: false, test: false, do: false},
  partly: {answer: true, terms: true, known: true, test: true, do: true},
  open: {answer: false, terms: false, known: true, test: true, do: true},
};

const question = z
  .strictObject({
    /** Unique over all files; named by `<Open id>`. */
    id: slug,
    question: line.regex(/\?$/, 'must end with a question mark'),
    wordings: z
      .array(words)
      .min(1, 'list at least one, or leave the key out')
      .max(12, 'keep the twelve best')
      .optional(),
    roles: z.array(z.enum(roles)).min(1, `list at least one of ${roles.join(', ')}`),
    /** Route and heading of the section with the answer. */
    owner: z.string().regex(/^\/[^#\s]*#[^#\s]+$/, 'write the route and the ID of a heading: /faq/ui-warnings#license'),
    status: z.enum(statuses),
    answer: sentence.max(600, 'shorten it to one to three sentences: the section says the rest').optional(),
    /** Words that the owner's section must contain. */
    terms: z.array(words).min(1).max(5, 'keep the five that carry the answer').optional(),
    known: sentence.max(400, 'shorten it to one sentence, which pages print').optional(),
    test: sentence.optional(),
    /** What to do meanwhile, as one imperative sentence. */
    do: sentence.optional(),
    /** Results of the test, and what to do until then: printed by `<Rehearse ids>`. */
    good: sentence.optional(),
    bad: sentence.optional(),
    until: sentence.optional(),
    releases: z
      .array(z.enum([...releaseLines.flat(), 'standards']), {error: `list releases: ['${current.version}']`})
      .min(1, 'name at least one release, or leave the key out')
      .optional(),
    source: words,
  })
  .superRefine((entry, context) => {
    for (const key of ['good', 'bad', 'until'] as const)
      if (entry[key] && entry.status === 'answered')
        context.addIssue({
          code: 'custom',
          path: [key],
          message: 'remove it: a question that is "answered" needs no marker',
        });
    for (const [key, isDue] of Object.entries(keysOf[entry.status])) {
      const isThere = entry[key as keyof typeof entry] !== undefined;
      if (isThere === isDue) continue;
      const message = isDue
        ? `add it: a question that is "${entry.status}" has it`
        : `remove it: a question that is "${entry.status}" has none`;
      context.addIssue({code: 'custom', path: [key], message});
    }
  });

export const questionsSchema = z.strictObject({
  title: line,
  questions: z.array(question).min(1, 'list at least one question'),
});

export interface Question extends z.infer<typeof question> {
  lineOf: (...keys: PropertyKey[]) => number;
}

export interface QuestionArea {
  area: Area;
  title: string;
  questions: Question[];
}

export type OpenQuestion = Question & {known: string; test: string; do: string};

export const isOpen = (one: Question): one is OpenQuestion =>
  one.known !== undefined && one.test !== undefined && one.do !== undefined;
