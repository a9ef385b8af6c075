import {escapeRegExp} from '../../src/shared/escape';
import type {Hosting} from './hosting';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const pathPattern = (basePath: string, files: string): string =>
  `^${escapeRegExp(basePath)}${files.startsWith('^') ? files.slice(1) : `.*${files}`}`;

interface Header {
  readonly name: string;
  readonly value: string;
  readonly map?: string;
}

function headersOf({basePath, headers}: Hosting): Header[] {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  return names.map((name) => {
    const rules = headers.flatMap(({files, headers: {[name]: value}}) => (value === undefined ? [] : [{files, value}]));
    const general = quoted(rules.find(({files}) => files === '')?.value ?? '');
    // nginx takes the first match.
    const special = rules.filter(({files}) => files !== '').reverse();
    if (special.length === 0) return {name, value: general};
    const lines = special.map(({files, value}) => `  ${quoted(`~${pathPattern(basePath, files)}`)} ${quoted(value)};`);
    const variable = `$site${basePath.replace(/\W+/g, '_')}${name.toLowerCase().replaceAll('-', '_')}`;
    return {name, value: variable, map: `map $uri ${variable} {\n  default ${general};\n${lines.join('\n')}\n}\n`};
  });
}

/** `rewrite` matches the decoded path, and keeps the query. */
const rewriteOf = ({from, to, status}: Hosting['redirects'][number]): string =>
  `rewrite ${quoted(from)} ${quoted(to)} ${status === 302 ? 'redirect' : 'permanent'};`;

/**
 * Configuration for nginx 1.18 or newer, for `/etc/nginx/conf.d`.
 * @returns files by name: the server, its `http` context (`.conf`), and its `server` context (`.locations`)
 */
export function nginxFiles(hosting: Hosting): Record<string, string> {
  const {basePath, redirects, errorPages, types, pages} = hosting;
  const site = basePath.replaceAll('/', '');
  const base = escapeRegExp(basePath);
  const [start, ...moved] = redirects;
  const known = `$site_${site.replace(/\W+/g, '_')}_page`;
  const spellings = pages.map(
    (page) => `  ${quoted(`~*^${base}${escapeRegExp(page)}/?$`)} ${quoted(basePath + page)};`,
  );
  const headers = headersOf(hosting);
  // Errors are never cached; other headers apply to errors too.
  const heads = headers.map(
    ({name, value}) => `add_header ${name} ${value}${name === 'Cache-Control' ? '' : ' always'};`,
  );
  const note = '# Made by `npm run build` from src/site/hosting.ts; see deploy/README.md.';
  return {
    'default.conf': `${note}
# The server of the whole host. Where there is one already, leave this file out and include conf.d/*.locations in that one.
server {
  listen 8080;
  root /srv;
  server_tokens off;
  # Behind a proxy that speaks TLS, a redirect with a host would lead back to plain HTTP.
  absolute_redirect off;
  # A search may be as long as readers paste it.
  large_client_header_buffers 4 32k;
  # An address that can't be decoded belongs to no site.
  error_page 400 ${basePath}${errorPages[400]};
  error_page 404 ${basePath}${errorPages[404]};
  ${rewriteOf(start!)}
  # Crawlers read no other.
  rewrite "^/robots\\.txt$" "${basePath}robots.txt" last;
  include conf.d/*.locations;
  include conf.d/*.server;
}
`,
    [`${site}.conf`]: `${note}
${headers.map(({map}) => map ?? '').join('')}
# The page of an address in other letters.
map $uri ${known} {
  default "";
${spellings.join('\n')}
}
`,
    [`${site}.locations`]: `${note}
# Slashes in a row are one for all below.
if ($request_uri ~ "^(?=[^?]*//)/+${base.slice(1)}") {
  rewrite "^(.*)$" "$1" permanent;
}
${moved.map(rewriteOf).join('\n')}

location ^~ ${basePath} {
  charset utf-8;
  error_page 404 ${basePath}${errorPages[404]};
  ${heads.join('\n  ')}
  # The build has compressed the files.
  gzip_static on;
  gzip_vary on;

  location ~ ^${base}(?:${Object.values(errorPages).map(escapeRegExp).join('|')})$ {
    internal;
  }
${Object.entries(types)
  .map(
    ([end, type]) => `
  location ~ \\.${end}$ {
    types { }
    default_type ${quoted(type)};
    try_files $uri =404;
  }
`,
  )
  .join('')}
  try_files $uri $uri/index.html @${site};
}

location @${site} {
  if (${known} != "") {
    return 301 ${known}$is_args$args;
  }
  return 404;
}
`,
  };
}
