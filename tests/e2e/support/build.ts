import {existsSync} from 'node:fs';
import path from 'node:path';

import {build} from './site';

/** Says what to run where the site was built without the pages that the tests open. */
export default function needFixtures(): void {
  if (!existsSync(path.join(build, 'fixtures')))
    throw new Error(`${build} has no pages for tests  ->  SITE_FIXTURES=true npm run build`);
}
