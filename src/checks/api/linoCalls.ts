import type {Call} from './addresses';

// Every parameter of these calls is an integer.
function call(method: Call['method'], path: string): Call {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    schema: {type: 'integer' as const},
  }));
  return {method, path: `/api/rest/v1/lino/${path}`, parameters};
}

/**
 * The calls of Lino. They belong to the hub but not to the API that `api/` describes: the page about controlling Lino
 * lists them, and other pages may name them.
 */
export const linoCalls: readonly Call[] = [
  call('get', 'engines'),
  call('get', 'engines/{engineId}'),
  call('get', 'rundowns/{rundownId}'),
  call('get', 'templates'),
  call('get', 'rundown/{engineId}/{rundownId}/items'),
  call('post', 'rundown/{engineId}/{rundownId}/items'),
  call('patch', 'rundown/{engineId}/{rundownId}/items/{itemId}'),
  call('delete', 'rundown/{engineId}/{rundownId}/items/{itemId}'),
  call('post', 'rundown/{engineId}/{rundownId}'),
  call('delete', 'rundown/{engineId}/{rundownId}'),
  call('put', 'rundown/{engineId}/{rundownId}/load'),
  call('put', 'rundown/{engineId}/{rundownId}/append/{newRundownId}'),
  call('put', 'rundown/{engineId}/{rundownId}/unload'),
  call('put', 'rundown/{engineId}/play/{itemId}/{preview}'),
  call('put', 'rundown/{engineId}/playnext/{preview}'),
  call('put', 'rundown/{engineId}/continue/{itemId}/{preview}'),
  call('put', 'rundown/{engineId}/out/{preview}'),
];
