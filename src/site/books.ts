import {REFERENCE_ROUTE} from './reference';

export interface Book {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** Routes of sections, whose pages link to the book. */
  readonly sections: readonly string[];
  /** Sections that belong to another book. */
  readonly without?: readonly string[];
}

const nodegraph = 'user-guide/nodegraph-actions/nodegraph';

export const books: readonly Book[] = [
  {
    name: 'installation-and-configuration',
    title: 'Installation and Configuration',
    summary: 'Install and license the suite, open its ports, and configure hub, engines, and devices.',
    sections: ['installations', 'configurations'],
  },
  {
    name: 'user-guide',
    title: 'User Guide',
    summary: 'Start engines, animate, fill forms, go on air, watch engines, and manage users.',
    sections: ['user-guide'],
    without: [nodegraph],
  },
  {
    name: 'nodegraph-and-nodes',
    title: 'Nodegraph and Nodes',
    summary: 'Build node graphs, with every node, pin, and property.',
    sections: [nodegraph],
  },
  {
    name: 'tutorials',
    title: 'Tutorials',
    summary: 'Complete examples from an empty graph to the picture on air.',
    sections: ['tutorials'],
  },
  {
    name: 'integrations-and-rest-api',
    title: 'Integrations and REST API',
    summary: 'Connect newsroom systems and automation, and write code against Reality Hub.',
    sections: ['integrations', 'reality-hub-developers-guide', REFERENCE_ROUTE],
  },
];

export const booksFolder = 'books';

/** Set by `npm run books`: other builds have no books to link to. */
export const linksBooks = process.env.SITE_BOOKS === 'true';

/** The book that a section page links to. */
export const bookOfSection = (route: string): Book | undefined => books.find(({sections}) => sections.includes(route));
