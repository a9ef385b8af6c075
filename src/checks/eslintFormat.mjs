import path from 'node:path';

/**
 * ESLint formatter with the output of the other checks.
 * @param {import('eslint').ESLint.LintResult[]} results
 */
export default function format(results) {
  const lines = results.flatMap(({filePath, messages}) =>
    messages.map(({line = 1, message, ruleId}) => {
      const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
      return `${file}:${line}  ${message.split('\n')[0]}  ->  ${ruleId ? `see rule ${ruleId}` : 'correct the syntax'}`;
    }),
  );
  return [...lines, `${results.length} files, ${lines.length} ${lines.length === 1 ? 'finding' : 'findings'}`].join(
    '\n',
  );
}
