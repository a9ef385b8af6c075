/** Each with its usual sections. */
export const kinds = ['concept', 'how-to', 'tutorial', 'reference', 'release-note'] as const;

export type Kind = (typeof kinds)[number];

const opening =
  'In one to three sentences, say what this is and when the reader needs it. The first paragraph is set larger.';

/** Headings with hints as comments. */
export const bodies: Record<Kind, [heading: string | undefined, hint: string][]> = {
  concept: [
    [undefined, `${opening} Add a figure if it shows what words can't.`],
    ['How it works', 'Explain the parts and what passes between them.'],
    ['When to use it', "Say when this is the right choice, and when it isn't."],
    ['What can go wrong', 'A table: symptom, likely cause, what to do.'],
  ],
  'how-to': [
    [undefined, opening],
    ['Before you start', 'List what the reader needs, including permissions.'],
    ['Steps', 'Number the steps. Each has one action, followed by its result.'],
    ['Check', 'Say what the reader sees if it worked.'],
    ["If it doesn't work", 'A table: symptom, likely cause, what to do. Say how to undo the steps.'],
  ],
  tutorial: [
    [undefined, 'Say what the reader has at the end and how long it takes. Show the result in a figure.'],
    ['What you need', 'List devices, projects, and licenses.'],
    ['Build it', 'Number the steps from the start to the result. Add a figure after each stage.'],
    ['Check the result', 'Say what the reader sees if everything works.'],
    ['Go further', 'Suggest two changes to try.'],
  ],
  reference: [
    [undefined, opening],
    ['Properties', 'A <PropertyTable>: name, type, default, range, effect.'],
    ['Notes', "Add what the table can't say: order, limits, cost."],
  ],
  'release-note': [
    [undefined, 'In one to three sentences, say who needs this release and what to do first.'],
    ['What is new', 'Write one short paragraph for each change, the most useful first, with a link to its page.'],
    ['What changes for you', 'A table: before, now, what to do.'],
    ['Known limits', "List what doesn't work yet, and the workarounds."],
  ],
};
