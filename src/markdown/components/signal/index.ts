import {getFileLoaderUtils} from '@docusaurus/utils';
import type {PhrasingContent, RootContent} from 'mdast';
import type {Data} from '../../../data/load';
import {besides, modules, readers, signalParts, stops, type Reader, type SignalPart} from '../../../data/signalPath';
import {FaultError, oneOf} from '../../../shared/finding';
import {parseMdx} from '../../../shared/mdx';
import {heading, jsxFlow, jsxText, link, text} from '../../mdastNodes';
import {writeSheet} from './sheet';

/** An element within a line, with a class of `src/css/signal`. */
const span = (className: string, children: PhrasingContent[] = [], name = 'span'): PhrasingContent => ({
  ...jsxText(name, children),
  attributes: [{type: 'mdxJsxAttribute', name: 'className', value: `signal__${className}`}],
});

const isStop = (part: SignalPart): part is (typeof stops)[number] => (stops as readonly string[]).includes(part);

/** The drawn lines of each signal beside the picture. */
const lines: Readonly<Record<(typeof besides)[number], readonly string[]>> = {
  tracking: ['tracking-in'],
  reference: ['reference-camera', 'reference-tracking', 'reference-out'],
  tally: ['tally-in', 'tally-out'],
};

/** The input of both the large drawing and the small one. */
interface Drawing {
  data: Data;
  /** Parts that the page is about; undefined in the large drawing. */
  here?: readonly SignalPart[];
}

/** A part as a link to its page, in the element that places it. */
function place(name: string, part: SignalPart, {data, here}: Drawing, drawnLines: readonly string[] = []): RootContent {
  const {title, note, page, readers: whose} = data.signalPath.parts[part];
  const isHere = here?.includes(part) === true;
  const target = link(page, [
    ...(here === undefined && isStop(part) ? [span('picture')] : []),
    span('title', [text(title)]),
    ...(note === undefined || here !== undefined ? [] : [text(' '), span('note', [text(note)])]),
  ]);
  if (isHere) target.data = {hProperties: {ariaCurrent: 'location'}};
  const props = {
    className: `signal__part signal__part--${part}`,
    ...(here === undefined && {'data-readers': whose.join(' ')}),
  };
  const drawn = drawnLines.map((line) => span(`line signal__line--${line}`));
  return jsxFlow(name, props, [...drawn, target] as unknown as RootContent[]);
}

/** The drawing, in the order of the signal: the picture, what runs beside it, and what controls it. */
function drawingOf(drawing: Drawing): RootContent[] {
  const list = (tag: string, className: string, label: string, parts: RootContent[]): RootContent =>
    jsxFlow(tag, {className: `signal__${className}`, 'aria-label': label}, parts);
  const items = (parts: readonly SignalPart[]): RootContent[] => parts.map((part) => place('li', part, drawing));
  return [
    list('ol', 'stops', 'From the lens to program', items(stops)),
    list(
      'ul',
      'beside',
      'Beside the picture',
      besides.map((part) => place('li', part, drawing, drawing.here ? [] : lines[part])),
    ),
    jsxFlow('div', {className: 'signal__engine'}, [place('div', 'engine', drawing)]),
    jsxFlow('div', {className: 'signal__control'}, [
      place('div', 'newsroom', drawing),
      jsxFlow('div', {className: 'signal__hub'}, [
        place('div', 'hub', drawing),
        list('ul', 'modules', 'Modules of the hub', items(modules)),
      ]),
      place('div', 'programs', drawing),
    ]),
  ];
}

/** The style sheet of the drawing, which React loads with the pages that have one: other pages needn't carry it. */
function sheet(): RootContent {
  const {inlineMarkdownLinkFileLoader} = getFileLoaderUtils(false).loaders;
  const source = `require(${JSON.stringify(inlineMarkdownLinkFileLoader + writeSheet())}).default`;
  const page = parseMdx(`<link rel="stylesheet" precedence="default" href={${source}} />`);
  return structuredClone(page.children[0]!);
}

/** A button for each kind of readers that lights their part of the drawing: radio buttons, so that no script is needed. */
function choice({signalPath}: Data): RootContent {
  const button = (value: Reader | 'all', name: string): RootContent => {
    const input = jsxFlow('input', {type: 'radio', name: 'reader', value}, []);
    if (value === 'all') input.attributes.push({type: 'mdxJsxAttribute', name: 'defaultChecked'});
    return jsxFlow('label', {}, [input, text(name) as RootContent]);
  };
  return jsxFlow('fieldset', {className: 'signal__choice'}, [
    jsxFlow('legend', {}, [text('Light the part of') as RootContent]),
    button('all', 'All'),
    ...readers.map((reader) => button(reader, signalPath.readers[reader].name)),
  ]);
}

/** The tasks of a kind of readers. Pointing at them, or moving the focus into them, lights their part of the drawing too. */
function tasksOf(reader: Reader, {signalPath}: Data): RootContent {
  const {title, tasks} = signalPath.readers[reader];
  const items = tasks.map(({task, page}) => jsxFlow('li', {}, [link(page, [text(task)]) as unknown as RootContent]));
  return jsxFlow('section', {className: 'signal__tasks', 'data-reader': reader}, [
    heading(2, reader, [text(title)]),
    jsxFlow('ul', {}, items),
  ]);
}

/**
 * `<SignalPath />`: how the picture gets from the lens to program, with what each kind of readers comes for.
 * `<SignalPath at="sdi-in sdi-out" />`: the same, small, with the parts that a section is about.
 *
 * @throws FaultError where `at` names no part
 */
export function signalPath(data: Data, {at}: Record<string, string>): RootContent[] {
  if (at === undefined) {
    const drawn = jsxFlow('div', {className: 'signal__drawing'}, drawingOf({data}));
    const tasks = jsxFlow(
      'div',
      {className: 'signal__readers'},
      readers.map((reader) => tasksOf(reader, data)),
    );
    return [sheet(), jsxFlow('div', {className: 'signal'}, [drawn, choice(data), tasks])];
  }
  const here = at
    .split(' ')
    .filter(Boolean)
    .map((name) => oneOf(name, signalParts, 'part of the signal path'));
  if (here.length === 0) throw new FaultError('at="" marks no part', `name at least one of ${signalParts.join(', ')}`);
  const props = {
    className: 'signal signal--small',
    'aria-label': 'Where this is in the signal path',
    'data-search': 'off',
  };
  return [sheet(), jsxFlow('nav', props, [jsxFlow('div', {className: 'signal__drawing'}, drawingOf({data, here}))])];
}
