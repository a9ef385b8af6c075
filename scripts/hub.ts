import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {globSync} from 'tinyglobby';

// src/hub/command has the options, including --help.
const file = path.resolve('.cache/practice-hub/practice-hub.mjs');
const sources = ['src/{hub,plugins/practiceHub,data/world,shared}/**/*.ts', 'api/*.yaml', 'package-lock.json'];
const changed = Math.max(...globSync(sources).map((source) => statSync(source).mtimeMs));
if (!existsSync(file) || statSync(file).mtimeMs < changed) {
  const {bundleCommand} = await import('../src/plugins/practiceHub/bundle');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, await bundleCommand(process.cwd()));
}
await import(pathToFileURL(file).href);
