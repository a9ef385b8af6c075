import {isAbsolute, join, relative} from 'node:path';
import {getLineColLocation, lint, loadConfig, YamlParseError, type NormalizedProblem} from '@redocly/openapi-core';
import type {Finding} from '../../shared/finding';

const fixes: Record<string, string> = {
  'no-unresolved-refs': 'correct the name behind "$ref", or add the component',
  'operation-operationId-unique': 'give one of the two operations another operationId',
  'no-invalid-media-type-examples': 'change the example, or the schema that it must fit',
  'no-invalid-schema-examples': 'change the example, or the schema that it must fit',
  'no-invalid-parameter-examples': 'change the example, or the schema that it must fit',
  'no-unused-components': 'remove the component, or refer to it',
  'no-required-schema-properties-undefined': 'describe the field below "properties", or take it out of "required"',
  'operation-tag-defined': 'use a name of "tags" at the top of the file',
  'rule/internal-error-answer': "add '500' with $ref '#/components/responses/InternalError'",
  'rule/body-example': 'add "examples" beside "schema"',
  'rule/parameter-example': 'add "example" beside "schema"',
};

const fixOf = (ruleId: string): string =>
  ruleId.startsWith('rule/shown-')
    ? 'describe it another way, or show it in src/reference and take it out of api/redocly.yaml'
    : (fixes[ruleId] ?? `follow the rule ${ruleId} of api/redocly.yaml`);

/**
 * @returns findings in file order; only broken references if there are any, because they cause further errors
 * @throws Error if the rules can't be read
 */
export async function lintDescription(root: string, file: string): Promise<Finding[]> {
  const config = await loadConfig({configPath: join(root, 'api/redocly.yaml')});
  let problems: NormalizedProblem[];
  try {
    problems = await lint({ref: join(root, file), config});
  } catch (error) {
    if (error instanceof YamlParseError) {
      const [what = 'not valid YAML'] = error.message.split(' in "');
      const fix = 'correct indentation, quotes or the repeated key of this line';
      return [{file, line: error.line || 1, what, fix}];
    }
    throw error;
  }
  const broken = problems.filter((problem) => problem.ruleId === 'no-unresolved-refs');
  return (broken.length > 0 ? broken : problems)
    .map((problem) => toFinding(root, file, problem))
    .sort((a, b) => a.line - b.line);
}

function toFinding(root: string, file: string, problem: NormalizedProblem): Finding {
  const {
    ruleId,
    message,
    location: [location],
    suggest,
  } = problem;
  const line = location ? getLineColLocation(location).start.line : 1;
  const source = location?.source;
  const path = source && isAbsolute(source.absoluteRef) ? relative(root, source.absoluteRef) : file;
  const text = ruleId === 'no-unresolved-refs' ? `: ${source?.body.split('\n')[line - 1]?.trim()}` : '';
  return {
    file: path.replaceAll('\\', '/'),
    line,
    what: `${message.trim().replace(/\s+/g, ' ')}${text} (${ruleId})`,
    fix: suggest[0] ? `write ${suggest[0]}` : fixOf(ruleId),
  };
}
