import {command} from './lib/cli';
import {movePage} from './move/page';

const help = `Usage: npm run move -- <old route> <new route> [--title Title]

Gives a page, and all below it, another address: moves its files and pictures, and corrects links, routes, data, and the
queries that measure search. The old address becomes a redirect. Prints the files it has written, and with --title
the links that still say the old one.`;

const plain = (route = ''): string => route.replace(/^\/+|\/+$/g, '');

await command(help, {allowPositionals: true, options: {title: {type: 'string'}}}, ({positionals, values}) => {
  if (positionals.length !== 2) throw new Error(`two routes are wanted  ->  npm run move -- <old route> <new route>`);
  const {files, stale} = movePage(process.cwd(), plain(positionals[0]), plain(positionals[1]), values.title);
  console.log([...files, ...(stale ? ['', stale] : []), '', 'Now run npm run check.'].join('\n'));
  return 0;
});
