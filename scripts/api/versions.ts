import type {Finding} from '../../src/shared/finding';
import {nearest} from '../../src/shared/names';
import type {Description} from './descriptions';

/**
 * Holds the descriptions against their file names and against each other: the version in a file is that of its name, no
 * operationId stands in two files (links to a call name it alone), an operation that is replaced is deprecated, and
 * what replaces it exists in the newest description.
 * @param descriptions newest first
 */
export function checkVersions(descriptions: readonly Description[]): Finding[] {
  const [newest] = descriptions;
  const current = newest?.operations.map(({id}) => id) ?? [];
  const owners = new Map<string, string>();
  return descriptions.flatMap(({file, version, declared, operations}) => {
    const findings: Finding[] = [];
    if (declared.version !== version) {
      findings.push({
        file,
        line: declared.line,
        what: `info.version is ${JSON.stringify(declared.version)}, the file name says ${version}`,
        cure: `write version: '${version}', or rename the file`,
      });
    }
    for (const {id, line, deprecated, replacedBy} of operations) {
      const owner = owners.get(id);
      if (owner !== undefined && owner !== file) {
        findings.push({
          file,
          line,
          what: `operationId ${id} stands in ${owner} too`,
          cure: 'choose another operationId',
        });
      }
      owners.set(id, file);
      if (replacedBy !== undefined && !current.includes(replacedBy)) {
        const guess = nearest(replacedBy, current);
        findings.push({
          file,
          line,
          what: `x-replaced-by of ${id} names ${replacedBy}, which ${newest?.file} does not have`,
          cure: guess ? `write x-replaced-by: ${guess}` : `name an operationId of ${newest?.file}`,
        });
      }
      if (replacedBy !== undefined && !deprecated) {
        findings.push({file, line, what: `${id} is replaced but not deprecated`, cure: 'add deprecated: true'});
      }
    }
    return findings;
  });
}
