import {jsonLines, TIMEOUT, type Request} from './request';

/** A request as an ES module: an error that nothing catches ends Node.js with 1. */
export function javascript({method, url, body, contentType, answersJson}: Request): string {
  const options = [
    `method: '${method.toUpperCase()}',`,
    ...(body === undefined
      ? []
      : [`headers: {'Content-Type': '${contentType}'},`, `body: JSON.stringify(${jsonLines(body, 2)}),`]),
    `signal: AbortSignal.timeout(${TIMEOUT}_000),`,
  ];
  return `const response = await fetch('${url}', {
  ${options.join('\n  ')}
});
const text = await response.text();
if (!response.ok) throw new Error(\`\${response.status} \${text}\`);
${answersJson ? 'console.dir(JSON.parse(text), {depth: null})' : 'console.log(text)'};`;
}
