import {createInterface} from 'node:readline/promises';
import {routesFile} from '../src/site/routes';
import {command} from './lib/cli';
import {newPage} from './new/page';
import {kinds} from './new/templates';

const help = `Usage: npm run new -- <route> --description "One sentence." [--kind ${kinds.join('|')}]
                     [--title Title] [--tags tag,tag]

Makes a page: docs/<route>.mdx, or docs/<route>/index.mdx with its _category_.json where other
routes lie below. ${routesFile} lists the routes; title and place come from there, tags from the pages
around it. With --title, a route that is not listed is added after the last page of its section. Without --description it asks for one: a sentence of 50 to 160 characters that says what the reader gets.`;

const options = {
  kind: {type: 'string'},
  title: {type: 'string'},
  description: {type: 'string'},
  tags: {type: 'string'},
} as const;

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error(
      '--description is missing  ->  add one sentence of 50 to 160 characters that says what the reader gets',
    );
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

await command(help, {allowPositionals: true, options}, async ({positionals, values}) => {
  const [route = ''] = positionals;
  const describe = () => values.description ?? ask('What does the reader get? One sentence of 50 to 160 characters: ');
  console.log((await newPage(process.cwd(), route, {...values, describe})).join('\n'));
  return 0;
});
