import {expect, it} from 'vitest';
import {escapeHtml, joinHtml, markup} from '../../../src/shared/html';

it('takes nothing into HTML that is not escaped', () => {
  const name = 'A "<b>" & C';
  expect(markup`<i title="${escapeHtml(name)}">${joinHtml([escapeHtml('<'), undefined, markup`<br>`], ', ')}</i>`).toBe(
    '<i title="A &quot;&lt;b&gt;&quot; &amp; C">&lt;, <br></i>',
  );
  // @ts-expect-error a text alone is no HTML
  expect(markup`${name}`).toBe(name);
});
