import type {Method} from './description';

export interface LinoCall {
  method: Method;
  path: string;
  title: string;
  section: string;
}

export const linoRoute = '/user-guide/controlling-lino/lino-rest-endpoints';

const call = (section: string, method: Method, path: string, title: string): LinoCall => {
  return {method, path: `/api/rest/v1/lino/${path}`, title, section};
};

/** Calls of the hub that `api/` doesn't describe. */
export const linoCalls: readonly LinoCall[] = [
  call('engines', 'get', 'engines', 'List rundown engines'),
  call('engines', 'get', 'engines/{engineId}', 'Get a rundown engine'),
  call('rundowns', 'get', 'rundowns/{rundownId}', 'List rundowns'),
  call('rundowns', 'post', 'rundown/{engineId}/{rundownId}', 'Create a rundown'),
  call('rundowns', 'delete', 'rundown/{engineId}/{rundownId}', 'Delete a rundown'),
  call('rundowns', 'put', 'rundown/{engineId}/{rundownId}/load', 'Load a rundown'),
  call('rundowns', 'put', 'rundown/{engineId}/{rundownId}/append/{newRundownId}', 'Append a rundown'),
  call('rundowns', 'put', 'rundown/{engineId}/{rundownId}/unload', 'Unload a rundown'),
  call('templates', 'get', 'templates', 'List templates'),
  call('items', 'get', 'rundown/{engineId}/{rundownId}/items', 'List items'),
  call('items', 'post', 'rundown/{engineId}/{rundownId}/items', 'Add an item'),
  call('items', 'patch', 'rundown/{engineId}/{rundownId}/items/{itemId}', 'Change an item'),
  call('items', 'delete', 'rundown/{engineId}/{rundownId}/items/{itemId}', 'Delete an item'),
  call('playback', 'put', 'rundown/{engineId}/play/{itemId}/{preview}', 'Play an item'),
  call('playback', 'put', 'rundown/{engineId}/playnext/{preview}', 'Play the next item'),
  call('playback', 'put', 'rundown/{engineId}/continue/{itemId}/{preview}', 'Continue an item'),
  call('playback', 'put', 'rundown/{engineId}/out/{preview}', 'Take out an item'),
];
