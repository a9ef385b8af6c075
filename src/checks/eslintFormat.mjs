import path from 'node:path';

/**
 * Formatter of ESLint that prints findings as the other checks do, and how many files were linted.
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
