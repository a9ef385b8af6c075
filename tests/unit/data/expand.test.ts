// cspell:ignore genlok swizle nodgraph Utilitys textur
import type {Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {openData} from '../../../src/data/open';
import {evidenceOf, remarkEvidence} from '../../../src/markdown/remarkEvidence';
import {expandData, remarkData} from '../../../src/markdown/remarkData';
import {nodeReferencePath} from '../../../src/shared/previews';
import {formatFinding} from '../../../src/shared/finding';
import {parseMdx} from '../../../src/shared/mdx';
import {site} from '../../../src/site/site';
import {copySite} from './site';

/** A page as a tree that may be changed. */
const parse = (page: string): Root => structuredClone(parseMdx(page));
const data = openData(process.cwd());

function expand(page: string): {tree: Root; findings: string[]} {
  const tree = parse(page);
  return {tree, findings: expandData(tree, 'docs/page.mdx', data).map(formatFinding)};
}

/** Text of a cell, its lines apart. */
const cellText = (cell: TableCell): string =>
  cell.children.map((child) => (child.type === 'break' ? ' / ' : toString(child))).join('');

function tables(page: string): string[][][] {
  const {tree, findings} = expand(page);
  expect(findings).toEqual([]);
  const found: string[][][] = [];
  visit(tree, 'table', (table) => {
    found.push(table.children.map((row) => row.children.map(cellText)));
  });
  return found;
}

describe('components that stand for data', () => {
  it('shows the ports of a purpose as seen from the hub server, or from an engine', () => {
    const [[head, ...rows] = []] = tables('<Ports purpose="hub" />');
    expect(head).toEqual(['Port', 'Protocol', 'At hub server', 'From', 'To', 'Purpose']);
    expect(rows).toContainEqual([
      '6001',
      'TCP',
      'in',
      'Engine',
      'Reality Hub Server',
      'Reality Loader of each engine.',
    ]);
    expect(rows).toContainEqual(['50052', 'TCP', 'out', 'Reality Hub Server', 'Engine', 'Nodos API.']);
    const [[seen, ...others] = []] = tables('<Ports purpose="nodos" />');
    expect(seen).toContain('At engine');
    expect(others).toEqual([['50052', 'TCP', 'in', 'Reality Hub Server', 'Engine', 'Nodos API.']]);
  });

  it('shows groups that differ in names and defaults alone as one', () => {
    const names = (last: string): string => ['Red', 'Green', 'Blue', 'Alpha'].map((one) => one + last).join(' / ');
    const shown = 'Can be shown as an input pin.';
    const input = 'The input that the value comes from.';
    expect(tables('<NodeProperties node="swizzle" />')[0]?.slice(1)).toEqual([
      [names('Source'), 'choice', 'Input1 / Input1 / Input1 / Input2', 'Input1 to Input4', input],
      [names('Channel'), 'choice', names(''), 'Red, Green, Blue, Alpha', 'The channel of that input.'],
      [names('Multiplier'), 'float', '1.0', 'step 0.01', `Factor on the value. ${shown}`],
      [names('Offset'), 'float', '0.0', 'step 0.01', `Added after the factor. ${shown}`],
    ]);
  });

  it.each([
    ['<NodeProperties node="merge" />', 'Can be shown as an output pin: Opacity_<n>, Blend_Mode_<n>.'],
    [
      '<NodeProperties node="cyclorama" />',
      'Every property except OriginPreset, CleanPlates, and CaptureFolder can be shown as an input pin.',
    ],
    ['<NodeFunctions node="texture-transition" />', 'Every parameter can be shown as an input pin.'],
  ])('says once, and shortly, how several rows of %s can be shown', (page, note) => {
    expect(toString(expand(page).tree)).toContain(note);
  });

  it('says the release of properties that another one than this has', () => {
    const badge = 'use that of the node. named as in 2023';
    expect(toString(expand('<NodeProperties node="reality-keyer" />').tree)).toContain(badge);
    expect(toString(expand('<NodeProperties node="swizzle" />').tree)).not.toContain('named as in');
  });

  it('writes every node of the data into the page of its category, with its id, pins, and facts, and into the index', () => {
    const htmlOf = (page: string): string => {
      const html: string[] = [];
      visit(expand(page).tree, (node) => {
        if (node.type === 'heading' && node.depth === 3)
          html.push(`<h3 id="${String(node.data?.hProperties?.['id'])}"></h3>`);
        if (node.type !== 'mdxJsxFlowElement') return;
        for (const attribute of node.attributes)
          if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'html') html.push(String(attribute.value));
      });
      return html.join('');
    };
    const pages = [...new Set(Object.keys(data().nodeCategories).map((category) => category.split('|')[0]!))];
    const $ = load(pages.map((category) => htmlOf(`<NodeReference category="${category}" />`)).join(''));
    const textsOf = (selector: string): string[] =>
      $(selector)
        .map((_, each) => $(each).text())
        .get();
    const nodes = [...data().nodes];
    const ids = nodes.map(([id]) => id);
    expect($('h3').length).toBe(ids.length);
    expect(ids.filter((id) => $(`#${id}`).length !== 1)).toEqual([]);
    for (const [, {page}] of nodes)
      if (page !== undefined) expect($(`p > a[href="${site.basePath + page}"]`).length, page).toBeGreaterThan(0);
    const {pins = [], properties = []} = data().nodes.get('freed')!;
    const freed = $('#freed').nextUntil('h3');
    expect(freed.find('summary').text()).toBe(`${pins.length} pins, ${properties.length} properties`);
    expect(freed.text()).toContain('float · default 0.4 · 0.0 to 0.5 · also as input pin');
    expect(freed.text()).toContain('Sync from AJAIn Output');
    const names = new Set(textsOf('dt'));
    const fields = nodes.flatMap(([, node]) => [...(node.pins ?? []), ...(node.properties ?? [])]);
    expect(fields.filter(({name, display}) => !names.has(display ?? name))).toEqual([]);
    expect($('.release').length).toBe(
      nodes.filter(([, {status, presence}]) => status === 'inferred' || presence).length,
    );
    expect($.text()).not.toMatch(/Inferred|not proven|definition of|Confirmed for/);

    const $index = load(htmlOf('<NodeIndex />'));
    for (const [id, {category}] of nodes) {
      const page = category.split('|')[0]!.toLowerCase().replaceAll(' ', '-');
      expect($index(`li#${id} > b > a`).attr('href')).toBe(`${site.basePath}${nodeReferencePath}/${page}#${id}`);
    }
    expect($index('#freed [hidden]').text()).toContain('float · 0.4 · 0.0 to 0.5');
  });

  it.each([
    [{evidence: 'published', sources: ['5.5', '5.3']}, undefined, 'Rests on 5.5 and 5.3.'],
    [{evidence: 'published', sources: ['Nodos 1.2', 'standards']}, undefined, 'Rests on Nodos 1.2 and standards.'],
    [{evidence: 'published', sources: ['5.3', 'Nodos 1.2', '5.4 SP1']}, 'from 5.4 SP1', 'may differ on 5.5'],
    [{evidence: 'published', sources: ['5.7', '5.6']}, 'from 5.6', 'Rests on 5.7 and 5.6.'],
    [{evidence: 'published', sources: ['Reality Hub 1.3', 'standards']}, 'from Reality Hub 1.3', 'compare them'],
    [{evidence: 'composed', sources: ['5.4']}, 'general practice', 'Rests on 5.4. General practice: the names'],
    [{evidence: 'composed'}, 'general practice', "weren't compared with a running 5.5"],
  ] as const)('says of %j "%s"', (page, from, note) => {
    const said = evidenceOf(page, '5.5');
    expect(said.from).toBe(from);
    expect(said.note).toContain(note);
  });

  it('opens a page with the release that it describes, an archive with its own', () => {
    const opened = (path: string, frontMatter: object): string => {
      const tree = parse('Text.\n');
      remarkEvidence()(tree, Object.assign(new VFile({path}), {data: {frontMatter}}));
      return toString(tree);
    };
    expect(opened('docs/a.mdx', {evidence: 'composed'})).toMatch(/^Release 5\.5 · general practice/);
    const archived = {evidence: 'published', sources: ['5.4']};
    expect(opened('versioned_docs/version-5.4/a.mdx', archived)).toBe('Release 5.4Rests on 5.4.Text.');
    expect(opened('docs/a.mdx', {})).toBe('Text.');
  });

  it('puts the glossary under letters, A to Z, each term with its id', () => {
    const {tree} = expand('<Glossary />');
    const terms: string[] = [];
    const ids: string[] = [];
    visit(tree, 'heading', (heading) => {
      ids.push(String(heading.data?.hProperties?.['id']));
      if (heading.depth === 3) terms.push(toString(heading));
    });
    expect(terms).toEqual([...terms].sort(new Intl.Collator('en').compare));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('genlock');
    const letters = ids.filter((id) => id.startsWith('letter-'));
    expect(letters).toContain('letter-g');
    const [index] = tree.children;
    expect(JSON.stringify(index).match(/#letter-\w+/g)).toEqual(letters.map((id) => `#${id}`));
  });

  it('lists names on screen under letters that need no script, each with a link to its page or its module', () => {
    const site = copySite();
    const more = 'releases: [5.3 SP1 - 5.4 SP2], note: printed so, source: a source';
    site.write(
      'docs/_data/interface-names/launcher.yml',
      `module: Launcher
sections: [trial/requirements]
names:
  - {name: Dim <n> Log, kind: button, where: Tools > Log, status: inferred, ${more}, page: trial/requirements#browsers}
  - {name: Dim Log, kind: button, status: stated, source: a source}
`,
    );
    const tree = parse('<InterfaceNames />');
    expect(expandData(tree, 'docs/page.mdx', openData(site.root))).toEqual([]);
    const text = JSON.stringify(tree);
    expect(text).toContain('"id":"letter-d"');
    expect(text).toContain(
      '<li><b>Dim &lt;n&gt; Log</b> <span>button, Launcher: Tools &gt; Log (printed so) <small class=\\"release\\">5.3 SP1 to 5.4 SP2, inferred</small></span> <span><a href=',
    );
    expect(text).toMatch(/trial\/requirements#browsers\\">System Requirements/);
    expect(text).toMatch(/<b>Dim Log<\/b> <span>button, Launcher<\/span> <span>see <a href=/);
  });

  it('finds an expression, but no comment', () => {
    expect(expand('There are {count} engines. {/* a note */}').findings).toEqual([
      'docs/page.mdx:1  {count} is an expression, whose value readers would see  ->  put it in backticks',
    ]);
  });

  it('links from a term to pages that exist, and only to these', () => {
    const site = copySite();
    site.write(
      'docs/configurations/configuring-peripheral-devices/aja-configuration.mdx',
      '---\ntitle: AJA Cards\n---\n\n## Reference {/* #reference */}\n',
    );
    const tree = parse('<Glossary />');
    expandData(tree, 'docs/faq/glossary.mdx', openData(site.root));
    const links = new Map<string, string>();
    visit(tree, 'link', (link) => {
      if (!link.url.startsWith('#')) links.set(link.url, toString(link));
    });
    expect(Object.fromEntries(links)).toEqual({
      '/configurations/configuring-peripheral-devices/aja-configuration': 'AJA Cards',
    });
  });
});

describe('faults of a page', () => {
  it.each([
    [
      '<NodePins node="swizle" />',
      /^docs\/page\.mdx:3 {2}<NodePins>: "swizle" is no node of docs\/_data\/nodes {2}-> {2}did you mean "swizzle"\?$/,
    ],
    ['<NodePins />', /the node is missing/],
    [
      '<NodeFunctions node="swizzle" />',
      /docs\/_data\/nodes\/swizzle\.yml has no functions {2}-> {2}add functions there/,
    ],
    ['<Shortcuts module="nodgraph" />', /did you mean "nodegraph"\?/],
    [
      '<Ports purpose="everything" />',
      /"everything" is no purpose of docs\/_data\/ports\.yml {2}-> {2}choose from hub, engine/,
    ],
    ['<Ports group="hub" />', /"group" is no attribute of <Ports>/],
    ['<Ports purpose={hub} />', /an attribute is no plain text/],
    ['Here <Ports purpose="hub" /> inline.', /<Ports>: <Ports> is within a line/],
    ['<Glossary>\n\ntext\n\n</Glossary>', /has content/],
    [
      'See <Term id="genlok">genlock</Term>.',
      /<Term>: "genlok" is no term of docs\/_data\/glossary\.yml {2}-> {2}did you mean "genlock"\?/,
    ],
    ['See <Term id="genlock"></Term>.', /it has no word/],
    ['Press <Keys>Ctrl + L</Keys>.', /its content is "Ctrl \+ L" {2}-> {2}write keys joined by plus signs/],
    ['Open <MenuPath>Main Menu</MenuPath>.', /write at least two entries/],
    ['It is <Status tone="orange">Loading</Status>.', /"orange" is no tone/],
    ['It is <Status tone="green"></Status>.', /a color never stands alone/],
    ['<Callouts>\n\n- one\n\n</Callouts>', /put one numbered list/],
    ['<PropertyTable>\n\ntext\n\n</PropertyTable>', /put one table/],
    ['<PropertyTable>\n\n| Name | Kind |\n| --- | --- |\n\n</PropertyTable>', /"Kind" is no column of <PropertyTable>/],
    ['<Cards glyphs="air">\n\n## Play\n\ntext\n\n</Cards>', /card 1 is no heading with a list/],
    ['<Cards glyphs="air">\n\n## A\n\n- a\n\n## B\n\n- b\n\n</Cards>', /1 glyphs and 4 blocks/],
    ['<Cards glyphs="ayr">\n\n## Play\n\n- a\n\n</Cards>', /did you mean "air"\?/],
    ['A <Swatch pin="texture" /> pin.', /a color never stands alone {2}-> {2}add its name: name="Blue"/],
    ['A <Swatch pin="textur" name="Blue" /> pin.', /"textur" is no kind of pins {2}-> {2}did you mean "texture"\?/],
    ['A <Swatch color="rad" name="Red" /> mask.', /"rad" is no color of <Swatch> {2}-> {2}did you mean "red"\?/],
    ['A <Swatch name="Red" /> mask.', /it needs one color {2}-> {2}write either pin="texture" or color="red"/],
  ])('%s', (word, expected) => {
    const {findings} = expand(`# Title\n\n${word}\n`);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(expected);
    expect(findings[0]).toMatch(/^docs\/page\.mdx:3 /);
  });

  it('stops a build with the file, the line and the fix', async () => {
    const transform = remarkData();
    const file = new VFile({path: `${process.cwd()}/docs/page.mdx`});
    await expect(transform(parse('<NodePins node="swizle" />'), file)).rejects.toThrow(
      'docs/page.mdx:1  <NodePins>: "swizle" is no node',
    );
  });

  it('reads the data again when a file of it has changed', () => {
    const site = copySite();
    const read = openData(site.root);
    const before = read();
    expect(read()).toBe(before);
    site.write('docs/_data/components.yml', '- {component: A, version: "1", note: B.}\n');
    expect(read().components).toEqual([{component: 'A', version: '1', note: 'B.'}]);
  });
});
