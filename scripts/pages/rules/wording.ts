import type {Finding} from '../../../src/shared/finding';
import type {Page} from '../page';
import type {Project, Wording} from '../project';

const compiled = new WeakMap<Wording, {pattern: RegExp; exceptions: string[]}>();

function compile(wording: Wording) {
  let known = compiled.get(wording);
  if (!known) {
    known = {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}_])(?:${wording.not.join('|')})(?![\\p{L}\\p{N}_])`, 'gu'),
      exceptions: wording.except ?? [],
    };
    compiled.set(wording, known);
  }
  return known;
}

/** Things are called as the terminology list says, in all that readers see; code is left alone. */
export function wordingRule(page: Page, {wordings}: Project): Finding[] {
  const findings: Finding[] = [];
  for (const {text, line} of page.passages) {
    for (const wording of wordings) {
      const {pattern, exceptions} = compile(wording);
      const cleaned = exceptions.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
      for (const [found] of cleaned.matchAll(pattern)) {
        findings.push({file: page.file, line, what: `"${found}"`, cure: `write ${wording.write}`});
      }
    }
  }
  return findings;
}
