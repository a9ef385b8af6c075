import * as z from 'zod';
import {current, releaseLines} from '../../site/releases';
import {line, sentence, slug, words} from '../textSchemas';

/** Areas of the register, one file each: `docs/_data/questions/<area>.yml`. */
export const areas = ['setup', 'on-air', 'nodegraph', 'operate', 'integrate'] as const;
type Area = (typeof areas)[number];

/** Roles of those who ask. */
const roles = ['operator', 'designer', 'engineer', 'integrator'] as const;

/** The state of a question: answered, answered in part, or open with a way to find out. */
const statuses = ['answered', 'partly', 'open'] as const;

/** Keys that a question has, by its status; the others would say what the status denies. */
const keysOf: Readonly<
  Record<(typeof statuses)[number], Readonly<Record<'answer' | 'terms' | 'known' | 'test' | 'do', boolean>>>
> = {
  answered: {answer: true, terms: true, known: false, test: false, do: false},
  partly: {answer: true, terms: true, known: true, test: true, do: true},
  open: {answer: false, terms: false, known: true, test: true, do: true},
};

const question = z
  .strictObject({
    /** Unique over all files: what `<Open id>` and links to the entry name. */
    id: slug,
    question: line.regex(/\?$/, 'must end with a question mark'),
    /** The same question as other readers put it. */
    wordings: z.array(words).min(1, 'list at least one, or leave the key out').max(8, 'keep the eight best').optional(),
    roles: z.array(z.enum(roles)).min(1, `list at least one of ${roles.join(', ')}`),
    /** Route and heading of the section that answers. */
    owner: z.string().regex(/^\/[^#\s]*#[^#\s]+$/, 'write the route and the ID of a heading: /faq/ui-warnings#license'),
    status: z.enum(statuses),
    answer: sentence.max(600, 'shorten it to one to three sentences: the section says the rest').optional(),
    /** Words that carry the answer, which the owner's section must have. */
    terms: z.array(words).min(1).max(5, 'keep the five that carry the answer').optional(),
    /** What is open, in one sentence. */
    known: sentence.max(400, 'shorten it to one sentence, which pages print').optional(),
    /** A safe way to find out. */
    test: sentence.optional(),
    /** What to do where the question comes up, in one imperative sentence, which pages print. */
    do: sentence.optional(),
    /** A good and a bad result of the test, and what to do until it's done: what `<Rehearse ids>` prints. */
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

/** A file of the register. */
export const questionsSchema = z.strictObject({
  /** Heading of the area, for readers. */
  title: line,
  questions: z.array(question).min(1, 'list at least one question'),
});

/** A question of readers, with the section that owns its answer. */
export interface Question extends z.infer<typeof question> {
  /** The line of a key of the entry in its file. */
  lineOf: (...keys: PropertyKey[]) => number;
}

/** An area of the register. */
export interface QuestionArea {
  area: Area;
  title: string;
  questions: Question[];
}

/** A question that is at least in part open. */
export type OpenQuestion = Question & {known: string; test: string; do: string};

/** True for a question that has something to find out. */
export const isOpen = (one: Question): one is OpenQuestion =>
  one.known !== undefined && one.test !== undefined && one.do !== undefined;
