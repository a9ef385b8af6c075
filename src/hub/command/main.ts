import {existsSync, readFileSync} from 'node:fs';
import description from '@practice-hub/description';
import world from '@practice-hub/world';

import {parseWorld} from '../../data/world/load';
import {createHub} from '../hub';
import {help, optionsOf} from './options';
import {serve} from './serve';

function worldOf(file: string | undefined) {
  if (file === undefined) return world;
  if (!existsSync(file)) throw new Error(`${file}  there is no such file  ->  give --data a YAML or JSON file`);
  return parseWorld(readFileSync(file, 'utf8'), file);
}

const args = process.argv.slice(2);
try {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
  } else {
    const options = optionsOf(args);
    const start = Date.now();
    const now = () => start + (Date.now() - start) * options.speed;
    await serve(createHub(description, worldOf(options.data), now, options), options);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
