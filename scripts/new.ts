import {routesFile} from '../src/site/routes';
import {command} from './lib/cli';
import {newPage} from './new/page';
import {kinds} from './new/templates';

const help = `Usage: npm run new -- <route> --description "One sentence." [--kind ${kinds.join('|')}]
                     [--title Title] [--tags tag,tag]

Makes a page: docs/<route>.mdx, or docs/<route>/index.mdx with its _category_.json where other
routes lie below. ${routesFile} lists the routes; title and place come from there, tags from the pages
around it. With --title, a route that is not listed is added after the last page of its section. The description, of 50 to 160
characters, says what the reader gets; without --kind, the page is a ${kinds[0]}.`;

const options = {
  kind: {type: 'string'},
  title: {type: 'string'},
  description: {type: 'string'},
  tags: {type: 'string'},
} as const;

await command(help, {allowPositionals: true, options}, ({positionals, values}) => {
  const [route = ''] = positionals;
  console.log(newPage(process.cwd(), route, values).join('\n'));
  return 0;
});
