import type {Description} from '../../data/api/description';
import {apiVersions, type ApiVersion} from '../../data/api/versions';
import type {Finding} from '../../shared/finding';
import {nearest} from '../../shared/didYouMean';

/**
 * Versions match file names, no operationId has digits, replaced operations are deprecated, and replacements exist in
 * the newest description. An operationId can be in several files.
 * @param descriptions newest first
 */
export function checkVersions(
  descriptions: readonly Description[],
  listed: readonly ApiVersion[] = apiVersions,
): Finding[] {
  const [newest] = descriptions;
  const current = newest?.calls.map(({id}) => id) ?? [];
  return descriptions.flatMap(({file, document, calls, lineOf}) => {
    const findings: Finding[] = [];
    const version = file.replace(/^.*hub-|\.yaml$/g, '');
    if (document.info.version !== version) {
      findings.push({
        file,
        line: lineOf('info', 'version'),
        what: `info.version is ${JSON.stringify(document.info.version)}, the file name says ${version}`,
        fix: `write version: '${version}', or rename the file`,
      });
    }
    if (!listed.some((one) => file === `api/${one.file}.yaml`)) {
      const fix = 'add it, the newest first';
      findings.push({file, line: 1, what: 'src/data/api/versions.ts lacks this description', fix});
    }
    for (const {id, operation, line} of calls) {
      const {deprecated, 'x-replaced-by': replacedBy} = operation;
      if (/[^A-Za-z]/.test(id)) {
        const fix =
          'use letters alone: the tools that name the page of a call divide names with other characters differently';
        findings.push({file, line, what: `operationId is "${id}"`, fix});
      }
      if (replacedBy !== undefined && !current.includes(replacedBy)) {
        const guess = nearest(replacedBy, current);
        const what = `x-replaced-by of ${id} names ${replacedBy}, which ${newest?.file} does not have`;
        const fix = guess ? `write x-replaced-by: ${guess}` : `name an operationId of ${newest?.file}`;
        findings.push({file, line, what, fix});
      }
      if (replacedBy !== undefined && !deprecated) {
        findings.push({file, line, what: `${id} is replaced but not deprecated`, fix: 'add deprecated: true'});
      }
    }
    return findings;
  });
}
