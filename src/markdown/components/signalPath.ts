import type {Element} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Data} from '../../data/load';
import {isElement, labelOf, readers} from '../../data/signalPath';
import {FaultError, oneOf} from '../../shared/finding';
import {jsxFlow, link, text} from '../mdastNodes';

const words = (value: string): RootContent => text(value) as RootContent;

/** The drawing as it is in the file. React doesn't compare its style, which the build minifies. */
function draw(drawing: Element): RootContent {
  const {tagName: hName, properties: hProperties, children} = structuredClone(drawing);
  for (const child of children) if (isElement(child, 'style')) child.properties['suppressHydrationWarning'] = true;
  return {type: 'paragraph', children: [], data: {hName, hProperties, hChildren: children as Element[]}};
}

/** Radio buttons, so that readers without script can light their part of the drawing too. */
function choice(): RootContent {
  const buttons = Object.entries({all: 'All', ...readers}).map(([value, name]) => {
    const input = jsxFlow('input', {type: 'radio', name: 'reader', value}, []);
    if (value === 'all') input.attributes.push({type: 'mdxJsxAttribute', name: 'defaultChecked'});
    return jsxFlow('label', {}, [input, words(name)]);
  });
  const legend = jsxFlow('legend', {}, [words('Light the part of')]);
  return jsxFlow('fieldset', {className: 'signal-choice'}, [legend, ...buttons]);
}

/** The links of a group of the drawing, as a list. */
function listOf(group: Element, here: readonly string[]): RootContent {
  const items: RootContent[] = [];
  visit({type: 'root', children: [group]}, {tagName: 'a'}, (found: Element) => {
    const {dataPart, href} = found.properties;
    const target: PhrasingContent = link(String(href).slice(1), [text(labelOf(found))]);
    if (here.includes(String(dataPart))) target.data = {hProperties: {ariaCurrent: 'location'}};
    items.push(jsxFlow('li', {}, [target as RootContent]));
  });
  return jsxFlow('ul', {className: `signal-strip__${String(group.properties['className'] ?? 'engine')}`}, items);
}

/**
 * `<SignalPath />`: the drawing of how the picture gets from the lens to program.
 * `<SignalPath at="sdi-in sdi-out" />`: its parts as a strip that marks those that a section is about.
 *
 * @throws FaultError where `at` names no part
 */
export function signalPath({signalPath: {drawing, parts}}: Data, {at}: Record<string, string>): RootContent[] {
  if (at === undefined) return [jsxFlow('div', {className: 'signal-path'}, [draw(drawing), choice()])];
  const names = at.split(' ').filter(Boolean);
  const here = names.map((name) => oneOf(name, parts, 'part of the signal path'));
  if (here.length === 0) throw new FaultError('at="" marks no part', `name at least one of ${parts.join(', ')}`);
  const props = {className: 'signal-strip', 'aria-label': 'Where this is in the signal path', 'data-search': 'off'};
  const whole = drawing.children.find((child) => isElement(child, 'g')) as Element;
  const groups = whole.children.filter((child) => isElement(child)).filter(({tagName}) => tagName !== 'path');
  return [
    jsxFlow(
      'nav',
      props,
      groups.map((group) => listOf(group, here)),
    ),
  ];
}
