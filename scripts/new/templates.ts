/** Kinds of pages, each with the sections that readers expect of it. */
export const kinds = ['concept', 'how-to', 'tutorial', 'reference', 'release-note'] as const;

export type Kind = (typeof kinds)[number];

const opening = 'Say in at most three sentences what this is and when one needs it. The first paragraph is set larger.';

/** Body of a new page by kind: headings, and what to write under each as a comment that readers never see. */
export const bodies: Record<Kind, [heading: string | undefined, hint: string][]> = {
  concept: [
    [undefined, `${opening} Then a figure where there is something to see.`],
    ['How it works', 'Explain the parts and what passes between them.'],
    ['When to use it', 'Say which decision this helps with, and what speaks against it.'],
    ['What can go wrong', 'A table: sign, likely cause, what to do.'],
  ],
  'how-to': [
    [undefined, opening],
    ['Before you start', 'List what must be there, and who may do it.'],
    ['Steps', 'Number them, one action a step, its result after it.'],
    ['Check', 'Say how one sees that it worked.'],
    ['If it does not work', 'A table: sign, likely cause, what to do. Say how to go back.'],
  ],
  tutorial: [
    [undefined, 'Say what the reader has at the end, and how long it takes. Show it as a figure.'],
    ['What you need', 'List devices, projects and licenses.'],
    ['Build it', 'Number the steps from nothing to the result; a figure after each stage.'],
    ['Check the result', 'Say what one sees when all is well.'],
    ['Go further', 'Name two changes worth trying.'],
  ],
  reference: [
    [undefined, opening],
    ['Properties', 'A <PropertyTable>: name, type, default, range, effect.'],
    ['Notes', 'Say what the table cannot: order, limits, cost.'],
  ],
  'release-note': [
    [undefined, 'Say in at most three sentences whom the release concerns and what to do first.'],
    ['What is new', 'One short paragraph for each change, the most useful first, with a link to its page.'],
    ['What changes for you', 'A table: what was, what is, what to do.'],
    ['Known limits', 'List what does not work yet, and the way around it.'],
  ],
};

/** The kind that pages at such a route usually have. */
export function usualKind(route: string): Kind {
  if (route.startsWith('tutorials/')) {
    return 'tutorial';
  }
  if (/^(whats-new|from-)/.test(route)) {
    return 'release-note';
  }
  if (/\/node-library\/|-endpoints$|keyboard-shortcuts|port-numbers|component-versions/.test(route)) {
    return 'reference';
  }
  return /(^|\/)(install|configuring-|operating-|creating-|adding-|licensing-|upgrading-|downgrading-)/.test(route)
    ? 'how-to'
    : 'concept';
}
