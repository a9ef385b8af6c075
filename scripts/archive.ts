import {current} from '../src/site/releases';
import {archivePages} from './archive/archive';
import {command} from './lib/cli';

const help = `Usage: npm run archive -- <route> [route …]

Keeps these pages as an archive of the release that docs/ describes now, before docs/ moves on to the next: their tables and
node graphs stay as the data is today, their pictures are copied, and links to other pages lead to the current manual.
Writes the archive's own page, sidebar, and tags, and adds it to versions.json.`;

await command(help, {allowPositionals: true, options: {}}, async ({positionals}) => {
  if (positionals.length === 0) throw new Error('no page is named  ->  npm run archive -- <route> [route …]');
  const routes = positionals.map((route) => route.replace(/^\/+|\/+$/g, ''));
  const files = await archivePages(process.cwd(), current.version, routes);
  console.log([...files, '', 'Say in the index what differs, then run npm run format and npm run check.'].join('\n'));
  return 0;
});
