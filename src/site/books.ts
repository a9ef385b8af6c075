import {REFERENCE_ROUTE} from './reference';

/** A part of the site as a PDF book. */
export interface Book {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  /** Summary for the cover. */
  readonly summary: string;
  /** Routes of its sections; the pages below them belong to the book. The pages of sections link to it. */
  readonly sections: readonly string[];
  /** Routes of sections that another book has. */
  readonly without?: readonly string[];
}

const nodegraph = 'user-guide/nodegraph-actions/nodegraph';

/** The books that `npm run books` prints. */
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

/** Folder of the books in the built site. */
export const booksFolder = 'books';

/** Whether pages link to the books: only a build that they are printed from says so (`npm run books`). */
export const linksBooks = process.env.SITE_BOOKS === 'true';

/** The book whose section page a route is. */
export const bookOfSection = (route: string): Book | undefined => books.find(({sections}) => sections.includes(route));
