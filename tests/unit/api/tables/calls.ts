/** One call of the API, as the specification's table of calls and its error catalog state it. */
export interface CallRow {
  /** Tag that groups the call. */
  tag: string;
  /** operationId. */
  id: string;
  /** Method and path below `/api/rest/v1`. */
  call: string;
  /** Name of the entity that the body holds; with a question mark, the body is optional. */
  body?: string;
  /** Answer by status, apart from 500: an entity, `[entity]` for a list, `empty`, or `text` for a plain `OK`. */
  good: Readonly<Record<number, string>>;
  /** Error text by status, apart from 500. */
  errors?: Readonly<Record<number, string>>;
}

/** Every call can answer this, as plain text. */
export const internalError = '500: Internal server error';

/** Error texts that come as the body `{error}`; all others are plain text. */
export const errorBodies: readonly string[] = [
  'Playout rundown not found.',
  'Rundown item not found.',
  'Rundown name is required',
  'Graph not found.',
  'Rgraph not found.',
  'Ustate not found.',
];

const rundownNotFound = 'Playout rundown not found.';
const itemNotFound = 'Rundown item not found.';
const nameRequired = 'Rundown name is required';
const invalidConfigId = 'Invalid config id';
const invalidParameter = 'Invalid parameter';
const cancelled = 'Launch cancelled: This launch configuration has no idle engines or suitable engine installation.';
const notListed = 'Renderer not listed in selected configuration.';

const node = '/engines/{engineId}/nodes/{nodePath}';
const rundown = '/playout/rundowns/{rundownId}';
const item = `${rundown}/items/{itemId}`;
const launch = '/launcher/{launchId}';
const renderer = `${launch}/renderer/{rendererId}`;

/** The 48 calls, in the order of the reference. */
export const calls: readonly CallRow[] = [
  {tag: 'Engine', id: 'listEngines', call: 'GET /engines', good: {200: '[Engine]'}},
  {tag: 'Engine', id: 'getEngine', call: 'GET /engines/{engineId}', good: {200: 'Engine'}},
  {tag: 'Engine', id: 'listNodes', call: 'GET /engines/{engineId}/nodes', good: {200: '[NodeShort]'}},
  {tag: 'Engine', id: 'getNode', call: `GET ${node}`, good: {200: 'NodeShort'}},
  {tag: 'Engine', id: 'listProperties', call: `GET ${node}/properties`, good: {200: '[Property]'}},
  {tag: 'Engine', id: 'getProperty', call: `GET ${node}/properties/{propertyPath}`, good: {200: 'Property'}},
  {
    tag: 'Engine',
    id: 'setProperty',
    call: `PATCH ${node}/properties/{propertyPath}`,
    body: 'PropertyUpdate',
    good: {200: 'Property'},
    errors: {422: invalidParameter},
  },
  {tag: 'Engine', id: 'listFunctions', call: `GET ${node}/functions`, good: {200: '[FunctionShort]'}},
  {tag: 'Engine', id: 'getFunction', call: `GET ${node}/functions/{functionPath}`, good: {200: 'FunctionLong'}},
  {
    tag: 'Engine',
    id: 'callFunction',
    call: `POST ${node}/functions/{functionPath}`,
    body: 'FunctionTriggerRequest?',
    good: {200: 'SuccessResponse'},
  },
  {tag: 'Playout', id: 'listRundowns', call: 'GET /playout/rundowns', good: {200: '[Rundown]'}},
  {
    tag: 'Playout',
    id: 'createRundown',
    call: 'POST /playout/rundowns',
    body: 'RundownName',
    good: {201: 'Rundown'},
    errors: {422: nameRequired},
  },
  {tag: 'Playout', id: 'getRundown', call: `GET ${rundown}`, good: {200: 'Rundown'}, errors: {404: rundownNotFound}},
  {
    tag: 'Playout',
    id: 'renameRundown',
    call: `PATCH ${rundown}`,
    body: 'RundownName',
    good: {200: 'Rundown'},
    errors: {404: rundownNotFound, 422: nameRequired},
  },
  {
    tag: 'Playout',
    id: 'deleteRundown',
    call: `DELETE ${rundown}`,
    good: {204: 'empty'},
    errors: {404: rundownNotFound},
  },
  {
    tag: 'Playout',
    id: 'listRundownItems',
    call: `GET ${rundown}/items`,
    good: {200: '[RundownItem]'},
    errors: {404: rundownNotFound},
  },
  {
    tag: 'Playout',
    id: 'createRundownItem',
    call: `POST ${rundown}/items`,
    body: 'RundownItemCreate',
    good: {201: 'RundownItemShort'},
    errors: {404: rundownNotFound},
  },
  {tag: 'Playout', id: 'getRundownItem', call: `GET ${item}`, good: {200: 'RundownItem'}, errors: {404: itemNotFound}},
  {
    tag: 'Playout',
    id: 'updateRundownItem',
    call: `PATCH ${item}`,
    body: 'RundownItemUpdate',
    good: {200: 'UpdatedRundownItem'},
    errors: {404: itemNotFound},
  },
  {tag: 'Playout', id: 'deleteRundownItem', call: `DELETE ${item}`, good: {204: 'empty'}, errors: {404: itemNotFound}},
  {
    tag: 'Playout',
    id: 'triggerRundownItemButton',
    call: `POST ${item}/{buttonKey}`,
    good: {200: 'SuccessResponse'},
    errors: {404: itemNotFound},
  },
  {tag: 'Playout', id: 'listTemplates', call: 'GET /playout/templates', good: {200: '[Template]'}},
  {tag: 'Newsroom', id: 'listNewsroomRundowns', call: 'GET /newsroom/rundowns', good: {200: '[NewsroomRundownShort]'}},
  {
    tag: 'Newsroom',
    id: 'listNewsroomRundownsOfSystem',
    call: 'GET /newsroom/rundowns/{ncsID}',
    good: {200: '[NewsroomRundownShort]'},
  },
  {
    tag: 'Newsroom',
    id: 'getNewsroomRundown',
    call: 'GET /newsroom/rundowns/{ncsID}/{roID}',
    good: {200: 'NewsroomRundownLong'},
  },
  {
    tag: 'Newsroom',
    id: 'updateMediaObject',
    call: 'PATCH /newsroom/mosObjects/{objID}',
    body: 'MediaObjectUpdate',
    good: {200: 'UpdatedMediaObject'},
  },
  {
    tag: 'Newsroom',
    id: 'triggerNewsroomItemButton',
    call: 'POST /newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}',
    good: {200: 'SuccessResponse'},
    errors: {404: itemNotFound},
  },
  {tag: 'Graph', id: 'listGraphs', call: 'GET /graphs', good: {200: '[Graph]'}},
  {
    tag: 'Graph',
    id: 'getGraph',
    call: 'GET /graphs/{graphId}',
    good: {200: 'GraphLong'},
    errors: {404: 'Graph not found.'},
  },
  {
    tag: 'Graph',
    id: 'loadGraph',
    call: 'POST /graphs/{graphId}/load',
    body: 'EngineHostId',
    good: {200: 'SuccessResponse'},
  },
  {tag: 'Rgraph', id: 'listRgraphs', call: 'GET /rgraphs', good: {200: '[Rgraph]'}},
  {
    tag: 'Rgraph',
    id: 'getRgraph',
    call: 'GET /rgraphs/{rgraphId}',
    good: {200: 'RgraphLong'},
    errors: {404: 'Rgraph not found.'},
  },
  {
    tag: 'Rgraph',
    id: 'loadRgraph',
    call: 'POST /rgraphs/{rgraphId}/load',
    body: 'EngineHostId',
    good: {200: 'SuccessResponse'},
  },
  {tag: 'Ustate', id: 'listUstates', call: 'GET /ustates', good: {200: '[Ustate]'}},
  {
    tag: 'Ustate',
    id: 'getUstate',
    call: 'GET /ustates/{ustateId}',
    good: {200: 'UstateLong'},
    errors: {404: 'Ustate not found.'},
  },
  {
    tag: 'Ustate',
    id: 'loadUstate',
    call: 'POST /ustates/{ustateId}/load',
    body: 'EngineHostId?',
    good: {200: 'SuccessResponse'},
  },
  {tag: 'Project', id: 'listProjects', call: 'GET /projects', good: {200: '[Project]'}},
  {
    tag: 'Launcher',
    id: 'listLaunchConfigs',
    call: 'GET /launcher',
    good: {200: '[LaunchConfig]'},
    errors: {422: invalidConfigId},
  },
  {
    tag: 'Launcher',
    id: 'getLaunchConfig',
    call: `GET ${launch}`,
    good: {200: 'LaunchConfig'},
    errors: {422: invalidConfigId},
  },
  {
    tag: 'Launcher',
    id: 'createLaunchConfig',
    call: 'POST /launcher/create',
    body: 'LaunchConfigCreate',
    good: {200: 'LaunchConfigCreated'},
    errors: {422: 'Invalid parameters'},
  },
  {
    tag: 'Launcher',
    id: 'startLaunchConfig',
    call: `PUT ${launch}/launch`,
    good: {200: 'text'},
    errors: {404: cancelled, 422: invalidConfigId},
  },
  {
    tag: 'Launcher',
    id: 'stopLaunchConfig',
    call: `PUT ${launch}/stop`,
    good: {200: 'empty'},
    errors: {422: invalidConfigId},
  },
  {
    tag: 'Launcher',
    id: 'retimeLaunchConfig',
    call: `PUT ${launch}/retime`,
    good: {200: 'empty'},
    errors: {422: invalidConfigId},
  },
  {
    tag: 'Launcher',
    id: 'listRenderers',
    call: `GET ${launch}/renderer`,
    good: {200: '[integer]'},
    errors: {422: invalidConfigId},
  },
  {
    tag: 'Launcher',
    id: 'getRenderer',
    call: `GET ${renderer}`,
    good: {200: 'RendererDetails'},
    errors: {404: 'Renderer not found', 422: invalidParameter},
  },
  {
    tag: 'Launcher',
    id: 'createRenderer',
    call: `POST ${launch}/renderer/create`,
    body: 'RendererDetails',
    good: {200: 'integer'},
    errors: {422: 'Failed to update renderer'},
  },
  {
    tag: 'Launcher',
    id: 'startRenderer',
    call: `PUT ${renderer}/start`,
    good: {200: 'text'},
    errors: {404: notListed, 422: invalidConfigId},
  },
  {
    tag: 'Launcher',
    id: 'stopRenderer',
    call: `PUT ${renderer}/stop`,
    good: {200: 'text'},
    errors: {404: notListed, 422: invalidConfigId},
  },
];
