import type {ParseFrontMatter} from '@docusaurus/types';
import {projectPath} from '../shared/finding';
import {bookOfSection, booksFolder, linksBooks} from '../site/books';
import {routeOfFile} from '../site/routes';

/** Adds the address of the book to section pages if the build links to books. */
export const withBooks =
  (parse: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const parsed = await parse(params);
    const route = linksBooks ? routeOfFile(projectPath(process.cwd(), params.filePath)) : undefined;
    const book = route === undefined ? undefined : bookOfSection(route);
    if (book) parsed.frontMatter['book'] = `${booksFolder}/${book.name}.pdf`;
    return parsed;
  };
