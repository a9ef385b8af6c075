import generators from 'postman-code-generators';
import postman from 'postman-collection';

import {apiVersions, pagePath} from '../../data/api/versions';
import type {CallData, ValuesData} from '../values/data';
import {fillPath} from '../values/fill';

/** Languages that samples have already, and formats. */
const LEFT_OUT = ['csharp', 'curl', 'http', 'javascript', 'nodejs', 'postman-cli', 'powershell', 'python', 'shell'];

const writers = generators
  .getLanguageList()
  .filter(({key}) => !LEFT_OUT.includes(key))
  .flatMap(({key, label, variants}) => variants.map((one) => ({key, variant: one.key, name: `${label}, ${one.key}`})))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

function write(key: string, variant: string, method: string, url: string, raw?: string): string {
  // A new request each time, because some generators add headers.
  const request = new postman.Request({
    method,
    url,
    ...(raw && {
      header: [{key: 'Content-Type', value: 'application/json'}],
      body: {mode: 'raw', raw, options: {raw: {language: 'json'}}},
    }),
  });
  let text = '';
  generators.convert(key, variant, request, {trimRequestBody: true}, (error, snippet) => {
    if (error) throw new Error(`${variant} for ${method} ${url}`, {cause: error});
    text = snippet.trim();
  });
  // In Ruby, the scheme varies, and the package fails to write null.
  return text
    .replace('http = Net::HTTP.new(url.host, url.port);', '$&\nhttp.use_ssl = url.scheme == "https"')
    .replaceAll(String.raw`"__RUBY\#%0NULL__"`, 'nil');
}

/** By language and library, then by key of the example. */
export type MoreLanguages = Record<string, Record<string, string>>;

function languagesOf({method, path, examples}: CallData, base: string): MoreLanguages {
  const languages = writers.map(({key, variant, name}) => {
    const texts = examples.flatMap((example) => {
      const url = base + fillPath(path, example.values);
      const text = write(key, variant, method, url, example.body && JSON.stringify(JSON.parse(example.body)));
      // One generator encodes addresses twice.
      return text.includes(url) ? [[example.key, text] as const] : [];
    });
    return [name, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(languages);
}

/** By path below the base path. */
export const languageFiles = ({versions}: ValuesData): Record<string, string> =>
  Object.fromEntries(
    Object.entries(versions).flatMap(([version, {base, calls}]) =>
      Object.entries(calls).map(([slug, call]) => [
        `${pagePath(apiVersions, version, slug).slice(1)}.languages.json`,
        JSON.stringify(languagesOf(call, base)),
      ]),
    ),
  );
