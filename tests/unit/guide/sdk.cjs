// The SDK as the samples of the guide use it: names, arguments and errors of its public source (1.16.0), and a hub with one
// engine behind it. What it is asked goes to the standard output, one line of JSON each, for the test to read.
// The environment variable SDK_FAULT makes calls to engines fail: "refused", "timeout" or "closed".

const {EventEmitter} = require('node:events');

class BrokerError extends Error {}

const engine = {
  id: 2,
  name: 'GFX-A1',
  ip: '192.0.2.21',
  port: 50052,
  ready: true,
  status: 'connected',
  fps: '50',
  engineType: 'RE5_1_2',
};

const curves = ['Jump', 'Linear', 'EaseIn', 'EaseOut', 'EaseInOut'];

function demand(condition, message) {
  if (!condition) {
    throw new BrokerError(message);
  }
}

function demandTarget({NodePath}, ids) {
  demand(typeof NodePath === 'string' && NodePath.startsWith('/'), 'NodePath is wrong');
  demand(ids === undefined || (Array.isArray(ids) && ids.every(Number.isInteger)), 'engineIds is wrong');
}

/** What the hub offers to modules, by the name of the call. */
const hub = {
  'hub.core.registerProxyURL': ({moduleName, serverURL, clientModuleName, menuTitle}) => {
    demand(
      [moduleName, serverURL, clientModuleName, menuTitle].every((text) => typeof text === 'string'),
      'text is wrong',
    );
  },
  'hub.reality5_1_2_world.listEngines': () => [engine],
  'hub.reality5_1_2_world.getNodes': (id) => {
    demand(id === engine.id, 'no such engine');
    return {Cyclorama: {Functions: {'Cyclorama/AddProjection': {}}}};
  },
  'hub.reality5_1_2_world.callNodeFunction': (params, ids) => {
    demandTarget(params, ids);
    demand(params.FunctionPath.startsWith(`${params.NodePath}/`), 'FunctionPath is wrong');
  },
  'hub.reality5_1_2_world.setNodeProperty': (params, ids) => {
    demandTarget(params, ids);
    demand('PropertyPath' in params && 'Value' in params, 'PropertyPath or Value is missing');
  },
  'hub.reality5_1_2_world.getNodeProperty': (params, ids) => {
    demandTarget(params, ids);
    demand('PropertyPath' in params, 'PropertyPath is missing');
    return [{Value: 0.24}];
  },
  'example.engine_watch.add': (a, b) => a + b,
  'example.engine_watch.slowTask': () => 'done',
  'hub.reality5_1_2_world.interpolate': (params, ids) => {
    demandTarget(params, ids);
    demand('PropertyPath' in params && 'EndValue' in params, 'PropertyPath or EndValue is missing');
    demand(curves.includes(params.InterpType ?? 'Jump'), 'InterpType is wrong');
  },
};

class BrokerClient extends EventEmitter {
  constructor({moduleName, webSocketURL, ssl = false}) {
    super();
    this.moduleName = moduleName;
    this.address = {webSocketURL, ssl};
    this.connected = false;
    this.handlers = {};
    this.api = new Proxy(
      {},
      {get: (_, vendor) => new Proxy({}, {get: (__, module) => this.module(`${vendor}.${module}`)})},
    );
  }

  static async initModule({moduleName, serverURL, hub: address, webSocketURL = '/core', clientModuleName, menuTitle}) {
    const client = new BrokerClient({moduleName, webSocketURL});
    client.connect(address);
    await client.getConnectPromise();
    if (serverURL) {
      await client.api.hub.core.registerProxyURL({moduleName, serverURL, clientModuleName, menuTitle});
    }
    return client;
  }

  connect({host, port}) {
    this.log('connect', {...this.address, host, port});
    this.connected = true;
  }

  async getConnectPromise() {}

  isConnected() {
    return this.connected;
  }

  async registerAPIHandlers(handlers) {
    Object.assign(this.handlers, handlers);
    this.log('registerAPIHandlers', Object.keys(handlers));
  }

  duplicate(params) {
    this.log('duplicate', params);
  }

  forceReconnect() {
    this.log('forceReconnect', []);
  }

  log(call, args) {
    console.log(JSON.stringify({call, args}));
  }

  module(name) {
    return new Proxy(
      {},
      {
        get: (_, method) => {
          if (method === 'emit' && name !== this.moduleName) {
            throw new Error('A module can only emit its own events.');
          }
          if (method === 'excludeClients' || method === 'callTimeout') {
            return (...args) => (this.log(method, args), this.module(name));
          }
          return ['emit', 'on', 'once', 'off'].includes(method)
            ? (...args) => this.log(method, args)
            : (...args) => this.ask(`${name}.${method}`, args);
        },
      },
    );
  }

  async ask(call, args) {
    this.log(call, args);
    const fault = call.includes('world') ? process.env.SDK_FAULT : undefined;
    if (fault === 'timeout') {
      return undefined;
    }
    if (fault === 'closed') {
      console.error('Timeout: Socket is not ready');
      throw Object.assign(new Error('TIMEOUT'), {code: 'TIMEOUT'});
    }
    demand(fault !== 'refused', 'ERROR');
    demand(call in hub, `There is no handler registered for this type of message: ${call}`);
    return hub[call](...args);
  }
}

// As after a restart of the hub: the client connects again and says so.
process.on('SIGUSR2', () => clients.forEach((client) => client.emit('connect')));
const clients = new Set();

module.exports = {
  BrokerError,
  BrokerClient: class extends BrokerClient {
    static async initModule(params) {
      const client = await BrokerClient.initModule(params);
      clients.add(client);
      return client;
    }
  },
};
