import {it} from 'vitest';
import {readWorld} from '../../../src/data/world/load';
import {checkWorldIds} from '../../../src/checks/api/worldIds';
import {readDescription} from '../../../src/reference/description';
it('x', () => console.log(checkWorldIds(readDescription(process.cwd(), 'api/hub-1.6.1.yaml'), readWorld(process.cwd())).map((f) => `${f.line} ${f.what}  ${f.fix}`).join('\n')));
