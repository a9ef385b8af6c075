import {archiveManual} from './archive/archive';
import {command} from './lib/cli';

const help = `Usage: npm run archive -- <next release> [route …]

Makes the manual of the last build an archive of its release, and docs/ the manual of the next one: its pages with all data and
figures expanded, its sidebar, its entry in versions.json, and the next release in src/site/releases.ts. With routes, the archive
keeps these pages, and those below them; links to all others lead to the manual.`;

await command(help, {allowPositionals: true, options: {}}, ({positionals: [next, ...routes]}) => {
  if (next === undefined) throw new Error('the next release is missing  ->  npm run archive -- <next release>');
  const files = archiveManual(
    process.cwd(),
    next,
    routes.map((route) => route.replace(/^\/+|\/+$/g, '') || '/'),
  );
  console.log(`${files.length} files  ->  the rest of the release is in src/site/README.md, "A product version"`);
  return 0;
});
