import {jsonLines, TIMEOUT, type Request} from './request';

/** A text in the quotes of Bash. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A request as a command of Bash: curl prints the hub's text, and the status of an error, and ends with 22 at an error. */
export function curl({method, url, body, contentType}: Request): string {
  return [
    `curl --fail-with-body --max-time ${TIMEOUT} --request ${method.toUpperCase()}`,
    quoted(url),
    ...(body === undefined
      ? []
      : [`--header ${quoted(`Content-Type: ${contentType}`)}`, `--data ${quoted(jsonLines(body))}`]),
  ].join(' \\\n  ');
}
