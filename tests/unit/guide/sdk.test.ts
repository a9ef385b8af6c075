import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runInNewContext} from 'node:vm';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {listen} from '../../../scripts/lib/server';
import {testFolder} from '../../support/folder';
import {sampleOf, sdkName, secondImport, shell, type Sample} from './samples';

const {root: folder, write} = testFolder();

/** The SDK that samples import, or what they would import from it. */
const sdk = path.resolve(import.meta.dirname, 'sdk.cjs');

describe('server.js', () => {
  let server: ChildProcess | undefined;
  let output = '';

  function install(text: string, type?: 'module'): void {
    write(`node_modules/${sdkName}/index.js`, readFileSync(sdk, 'utf8'));
    write(`node_modules/${sdkName}/package.json`, JSON.stringify({name: sdkName, main: 'index.js'}));
    write('client/index.js', sampleOf('client/index.js').text);
    const manifest = JSON.parse(sampleOf('package.json').text) as Record<string, unknown>;
    write('package.json', JSON.stringify({...manifest, ...(type && {type})}));
    // It asks the hub every two seconds; a test need not wait for that.
    expect(text).toContain('}, 2000);');
    write('server.js', text.replace('}, 2000);', '}, 100);'));
  }

  /** Starts the server on a free port, and gives its address. */
  async function start(text: string, fault = '', type?: 'module'): Promise<string> {
    install(text, type);
    const probe = createServer();
    const address = await listen(probe);
    await new Promise((closed) => probe.close(closed));
    output = '';
    const command = (shell.find((sample) => sample.text.startsWith('node server.js')) as Sample).text.trim().split(' ');
    server = spawn(process.execPath, command.slice(1), {
      cwd: folder,
      env: {...process.env, MODULE_PORT: new URL(address).port, SDK_FAULT: fault},
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    await vi.waitFor(() => expect(output).toContain('Engine Watch is registered with the hub.'), 15_000);
    return address;
  }

  afterEach(() => void server?.kill());

  const calls = () =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as {call: string; args: unknown[]});

  it('registers, serves the window and sends the engines', async () => {
    const address = await start(sampleOf('server.js').text);
    const window = await fetch(`${address}/index.js?1`);
    expect(window.headers.get('content-type')).toBe('text/javascript');
    expect(await window.text()).toBe(sampleOf('client/index.js').text);
    expect((await fetch(`${address}/other.js`)).status).toBe(404);
    const registration = calls().find(({call}) => call === 'hub.core.registerProxyURL')?.args[0];
    expect(registration).toMatchObject({menuTitle: 'Engine Watch', serverURL: `${address}/`});
    await vi.waitFor(() => expect(calls().map(({call}) => call)).toContain('emit'), 10_000);
    expect(calls().find(({call}) => call === 'emit')?.args).toEqual([
      'engines',
      [{name: 'GFX-A1', status: 'connected', fps: '50'}],
    ]);
  });

  it('goes on when a call to the hub is not answered in time', async () => {
    const address = await start(sampleOf('server.js').text, 'timeout');
    const message = 'Engine Watch: the hub did not answer in time';
    await vi.waitFor(() => expect(output.split(message).length).toBeGreaterThan(2), 10_000);
    expect(server?.exitCode).toBeNull();
    expect((await fetch(`${address}/index.js`)).status).toBe(200);
  });

  it('runs as an ES module with the first lines for 2.x', async () => {
    const lines = sampleOf('server.js').text.split('\n');
    expect(lines.slice(0, 3).every((line) => line.includes('require('))).toBe(true);
    const text = [sampleOf(secondImport).text.trimEnd(), ...lines.slice(3)].join('\n');
    await start(text, '', 'module');
    expect(calls().map(({call}) => call)).toContain('registerAPIHandlers');
  });
});

/** An element of the page, as far as the samples go. */
class Element extends EventTarget {
  textContent = '';
  value: unknown;
  children: Element[] = [];
  isRemoved = false;
  replaceChildren(...children: Element[]): void {
    this.children = children;
  }
  remove(): void {
    this.isRemoved = true;
  }
  querySelector(): Element {
    return (this.children[0] ??= new Element());
  }
}

describe('client/index.js', () => {
  /** Loads the window as the hub does. */
  async function load(getEngines: () => Promise<unknown>) {
    let module: {name: string; init: (hub: object) => Element; destroy: () => void} | undefined;
    const window = {registerRealityHubModule: async (given: typeof module) => (module = given)};
    Object.assign(globalThis, {window, document: {createElement: () => new Element()}});
    const file = write(`window-${Math.random()}.mjs`, sampleOf('client/index.js').text);
    await import(/* @vite-ignore */ pathToFileURL(file).href);
    const listeners = new Map<string, (engines: unknown) => void>();
    const api = {
      getEngines,
      on: (event: string, listener: (engines: unknown) => void) => listeners.set(event, listener),
      off: (event: string, listener: unknown) => listeners.get(event) === listener && listeners.delete(event),
    };
    const root = module?.init({brokerClient: {api: {example: {engine_watch: api}}}}) as Element;
    return {module, root, listeners};
  }
  afterEach(() => ['window', 'document'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

  const engines = [{name: 'GFX-A1', status: 'connected', fps: '50'}];
  const rows = (root: Element) => root.children.map(({textContent}) => textContent);

  it('lists the engines, follows them and ends', async () => {
    const {module, root, listeners} = await load(async () => engines);
    expect(sampleOf('server.js').text).toContain(`clientModuleName: '${module?.name}'`);
    await vi.waitFor(() => expect(rows(root)).toEqual(['GFX-A1: connected 50']));
    listeners.get('engines')?.([{name: 'GFX-A1', status: 'disconnected', fps: ''}]);
    expect(rows(root)).toEqual(['GFX-A1: disconnected ']);
    module?.destroy();
    expect(listeners.size).toBe(0);
    expect(root.isRemoved).toBe(true);
  });

  it('shows why it has no engines', async () => {
    const {root} = await load(() => Promise.reject(new Error('ERROR')));
    await vi.waitFor(() => expect(root.textContent).toBe("The engines can't be read: ERROR"));
  });
});

describe('shorter samples of the SDK', () => {
  const {BrokerClient} = createRequire(import.meta.url)(sdk) as {
    BrokerClient: {initModule: (params: object) => Promise<{api: Record<string, Record<string, unknown>>}>};
  };

  async function runFragment(title: string): Promise<{printed: unknown[]; field: Element}> {
    const printed: unknown[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(line));
    const broker = await BrokerClient.initModule({
      moduleName: 'example.engine_watch',
      hub: {host: '127.0.0.1', port: 80},
    });
    const root = new Element();
    const registration = {menuTitle: 'a', moduleName: 'b', clientModuleName: 'c', serverURL: 'd'};
    const world = broker.api['hub']?.['reality5_1_2_world'];
    const context = {
      BrokerClient,
      broker,
      brokerClient: broker,
      list: [],
      show: () => undefined,
      registration,
      world,
      root,
      console: {log: (...words: unknown[]) => printed.push(words)},
    };
    try {
      await runInNewContext(`(async () => {${sampleOf(title).text}})()`, context);
    } finally {
      log.mockRestore();
    }
    return {printed, field: root.querySelector()};
  }

  it.each([
    ['Offer methods and send events', ['registerAPIHandlers', 'emit', 'excludeClients', 'emit']],
    [
      'Call methods and receive events of another module',
      ['example.engine_watch.add', 'callTimeout', 'example.engine_watch.slowTask', 'on', 'once', 'off'],
    ],
    ['The connection', ['duplicate', 'forceReconnect']],
  ])('%s: each line is a call that the SDK knows', async (title, expected) => {
    const {printed} = await runFragment(title);
    const calls = printed.map((line) => (JSON.parse(String(line)) as {call: string}).call);
    expect(calls.filter((call) => call !== 'connect')).toEqual(expected);
  });

  it('read and set a form field', async () => {
    const {printed, field} = await runFragment('Read and set the field');
    expect(field.value).toEqual({X: 120, Y: 150});
    field.dispatchEvent(new Event('input'));
    field.dispatchEvent(new Event('change'));
    expect(printed.slice(-2)).toEqual([
      ['while dragging', {X: 120, Y: 150}],
      ['at the end', {X: 120, Y: 150}],
    ]);
  });
});
