import {rowsOf} from '../reference/generator/objects';
import type {ApiResponse, Body, Field, ManualLink, Operation, Reference, Tag} from '../reference/types';
import {languages, type Language} from '../reference/types';
import {escapeHtml, joinHtml, markup, type Html} from '../shared/html';
import {htmlToMdast} from './htmlToMdast';
import {write, type Written} from './write';

const code = (value: string): Html => markup`<code>${escapeHtml(value)}</code>`;
const paragraph = (...parts: Html[]): Html => markup`<p>${joinHtml(parts)}</p>`;
const strong = (value: string): Html => paragraph(markup`<strong>${escapeHtml(value)}</strong>`);
const block = (lang: string, value: string): Html =>
  markup`<pre><code class="language-${escapeHtml(lang)}">${escapeHtml(value)}</code></pre>`;

function heading(level: number, title: string, ids: readonly string[]): Html {
  const name = `h${level}` as Html;
  const [own, ...others] = ids.map((id) => markup` id="${escapeHtml(id)}"`);
  const anchors = others.map((id) => markup`<span${id}></span>`);
  return markup`<${name}${own ?? joinHtml([])}>${escapeHtml(title)}${joinHtml(anchors)}</${name}>`;
}

function inManual(links: readonly ManualLink[]): Html {
  const parts = links.map(({text, href}) => markup`<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`);
  return links.length === 0 ? joinHtml([]) : markup`<p>In the manual: ${joinHtml(parts, ', ')}</p>`;
}

/** On one line, for table cells. */
const inline = (html: Html): Html => html.replace(/<\/?(?:p|ul|ol|li|br)\b[^>]*>/g, ' ').trim() as Html;

function told({description, values, example, limits, default: initial}: Field): Html {
  const parts = [
    inline(description),
    limits.length > 0 && markup`Limits: ${escapeHtml(limits.join(', '))}.`,
    initial !== undefined && markup`Default: ${code(initial === '' ? '""' : initial)}.`,
    values.length > 0 && markup`Values: ${joinHtml(values.map(code), ', ')}.`,
    values.length === 0 && example !== undefined && markup`Example: ${code(example)}.`,
  ];
  return joinHtml(parts, ' ');
}

/** Nested fields follow their parent. */
function fieldTable(fields: readonly Field[]): Html {
  const rows = rowsOf(fields).map(({path, field}) => {
    const cells = [code(path), escapeHtml(field.type), escapeHtml(field.isRequired ? 'yes' : 'no'), told(field)];
    return markup`<tr>${joinHtml(cells.map((cell) => markup`<td>${cell}</td>`))}</tr>`;
  });
  if (rows.length === 0) return joinHtml([]);
  return markup`<table><tr><th>Name</th><th>Type</th><th>Required</th><th>Description</th></tr>${joinHtml(rows)}</table>`;
}

const idsOf = (fields: readonly Field[]): string[] => rowsOf(fields).map(({field}) => field.id);

const bodyPart = ({contentType, type, description, fields}: Body, note = ''): Html =>
  joinHtml([paragraph(code(contentType), escapeHtml(`${note}: ${type}`)), description, fieldTable(fields)]);

function responsePart({status, description, entry, body, examples}: ApiResponse, level: number, slug: string): Html {
  const language = body?.contentType.includes('json') ? 'json' : 'text';
  return joinHtml([
    heading(level, status, [`${slug}--${status}`, ...idsOf(body?.fields ?? [])]),
    description,
    entry && inManual([{text: 'What to do', href: entry}]),
    body ? bodyPart(body) : markup`<p>No body.</p>`,
    ...examples.flatMap((example) => [
      strong(example.title ? `Example: ${example.title}` : 'Example'),
      example.description,
      block(language, example.code.text),
    ]),
  ]);
}

const EVERY: readonly Language[] = languages.map(({id}) => id);

const samplePart = ({requests}: Operation, level: number, wanted: readonly Language[]): Html =>
  joinHtml(
    requests.flatMap(({title, description, body, calls}) => [
      title && heading(level, title, []),
      description,
      ...languages
        .filter(({id}) => wanted.includes(id))
        .flatMap(({id, grammar, needs}) => [strong(needs), block(grammar, calls[id].text)]),
      body && joinHtml([strong('Request body'), block('json', body.text)]),
    ]),
  );

function operationPart(operation: Operation, level: number, wanted: readonly Language[]): Html {
  const {id, slug, title, method, path, description, isDeprecated, links, parameters, requestBody, responses} =
    operation;
  return joinHtml([
    heading(level, title, [slug]),
    paragraph(code(`${method.toUpperCase()} ${path}`)),
    isDeprecated && strong('Deprecated'),
    description,
    inManual(links),
    parameters.length > 0 && heading(level + 1, 'Path parameters', [`${slug}--path`, ...idsOf(parameters)]),
    fieldTable(parameters),
    requestBody && heading(level + 1, 'Body', [`${slug}--body`, ...idsOf(requestBody.fields)]),
    requestBody && bodyPart(requestBody, requestBody.isRequired ? '' : ', optional'),
    heading(level + 1, 'Responses', [`${slug}--responses`]),
    ...responses.map((response) => responsePart(response, level + 2, slug)),
    heading(level + 1, 'Samples', []),
    samplePart(operation, level + 2, wanted),
    markup`<p>operationId: ${code(id)}</p>`,
  ]);
}

const groupHead = ({name, slug, description, links}: Tag, level: number): Html =>
  joinHtml([heading(level, name, [slug]), description, inManual(links)]);

function tagPart(tag: Tag, home: string): Html {
  const items = tag.operations.map(({slug, title, method, path, summary}) => {
    const link = markup`<a href="${escapeHtml(`${home}/${slug}`)}">${escapeHtml(title)}</a>`;
    return markup`<li>${link}: ${code(`${method.toUpperCase()} ${path}`)}. ${escapeHtml(summary)}</li>`;
  });
  return markup`${groupHead(tag, 1)}<ul>${joinHtml(items)}</ul>`;
}

/** In page order, with cURL samples. */
function allParts({title, version, introduction, baseAddress, links, tags, later}: Reference): Html {
  return joinHtml([
    heading(1, `${title} ${version}`, ['introduction']),
    inManual(links),
    introduction,
    markup`<p>Base URL of the samples: ${code(baseAddress)}</p>`,
    ...tags.flatMap((tag) => [
      groupHead(tag, 2),
      ...tag.operations.map((operation) => operationPart(operation, 3, ['curl'])),
    ]),
    ...later.map((section) => joinHtml([heading(2, section.title, [section.id]), section.html])),
  ]);
}

/**
 * Markdown of an API version.
 * @param home address of its long page
 * @returns pages by slug; the long page has an empty slug
 */
export function writeReference(reference: Reference, home: string): Map<string, Written> {
  const written = (html: Html): Written => write(htmlToMdast(html));
  return new Map([
    ['', written(allParts(reference))],
    ...reference.tags.flatMap((tag): [string, Written][] => [
      [tag.slug, written(tagPart(tag, home))],
      ...tag.operations.map((operation): [string, Written] => [
        operation.slug,
        written(operationPart(operation, 1, EVERY)),
      ]),
    ]),
  ]);
}
