import {found, handlers, integer, invalid, success, unknown, type Call, type Schemas} from '../calls';
import type {NoteId} from '../notes';
import {press} from '../buttons';
import {nextId, type HubState, type LiveItem} from '../state';

type Rundown = HubState['rundowns'][number];

const nameRequired = {status: 422, json: {error: 'Rundown name is required'}, reason: 'name is empty'} as const;

const rundownNotFound = {status: 404, json: {error: 'Playout rundown not found.'}} as const;
const itemNotFound = {status: 404, json: {error: 'Rundown item not found.'}} as const;

const shortRundown = ({id, name}: Rundown): Schemas['Rundown'] => ({id, name});

const shortItem = ({id, name, template, data}: LiveItem): Schemas['RundownItemShort'] => ({id, name, template, data});

const rundownOf = ({state, path}: {state: HubState; path: {rundownId: string}}) =>
  state.rundowns.find((one) => one.id === integer(path.rundownId));

const inRundown = found(rundownOf, rundownNotFound);

const templateOf = ({templates}: HubState, name: string) => templates.find((one) => one.name === name);

const noTemplate = ({templates}: HubState, name: string) =>
  invalid(
    unknown(
      'template',
      name,
      templates.map((one) => one.name),
    ),
    'rest-invalid-input',
  );

const isBlank = (name: string) => name.trim() === '';

export function buttonsOf(state: HubState, template: string): Schemas['Button'][] {
  return (templateOf(state, template)?.buttons ?? []).map(({id, key, label}) => ({id, key, label}));
}

interface Place {
  rundown: Rundown;
  item: LiveItem;
}

function itemOf({state, path}: Pick<Call<'getRundownItem'>, 'state' | 'path'>): Place | undefined {
  const rundown = rundownOf({state, path});
  const item = rundown?.items.find((one) => one.id === integer(path.itemId));
  return rundown && item ? {rundown, item} : undefined;
}

const inItem = found(itemOf, itemNotFound);

const longItem = (state: HubState, item: LiveItem): Schemas['RundownItem'] => {
  return {...shortItem(item), buttons: buttonsOf(state, item.template)};
};

/** Index from 0, clamped to the end. */
function place(rundown: Rundown, item: LiveItem, order: number): void {
  const others = rundown.items.filter((one) => one !== item);
  const at = Math.min(Math.max(order, 0), others.length);
  rundown.items = [...others.slice(0, at), item, ...others.slice(at)];
}

function createRundownItem({state, body}: Call<'createRundownItem'>, rundown: Rundown) {
  if (!templateOf(state, body.template)) return noTemplate(state, body.template);
  const {name, template, data, order} = body;
  const item = {id: nextId(state.rundowns.flatMap(({items}) => items)), name, template, data: data as LiveItem['data']};
  place(rundown, item, order ?? Infinity);
  return {
    status: 201,
    json: shortItem(item),
    notes: [order === undefined ? undefined : 'rest-item-fields'],
  } as const;
}

function updateRundownItem({state, body}: Call<'updateRundownItem'>, {rundown, item}: Place) {
  const {name, template, order, data, overriddenChannels} = body;
  if (template !== undefined && !templateOf(state, template)) return noTemplate(state, template);
  if (name !== undefined) item.name = name;
  if (template !== undefined) item.template = template;
  if (data !== undefined) item.data = {...item.data, ...(data as LiveItem['data'])};
  if (overriddenChannels !== undefined) item.overriddenChannels = overriddenChannels;
  if (order !== undefined) place(rundown, item, order);
  const notes: (NoteId | undefined)[] = [
    data && 'rest-item-fields',
    overriddenChannels && 'rest-channel-ids',
    order === undefined ? undefined : 'rest-item-fields',
  ];
  return {status: 200, json: shortItem(item), notes} as const;
}

function triggerRundownItemButton({state, path, now}: Call<'triggerRundownItemButton'>, {item}: Place) {
  const note = press(state, item, path.buttonKey, now);
  return note ? success(note) : {...itemNotFound, notes: ['rest-invalid-input'] as const};
}

export const playoutHandlers = handlers({
  listRundowns: ({state}) => ({status: 200, json: state.rundowns.map(shortRundown)}),
  createRundown({state, body}) {
    if (isBlank(body.name)) return nameRequired;
    const rundown = {id: nextId(state.rundowns), name: body.name, items: []};
    state.rundowns.push(rundown);
    return {status: 201, json: shortRundown(rundown)};
  },
  getRundown: inRundown((_, rundown) => ({status: 200, json: shortRundown(rundown)})),
  renameRundown: inRundown(({body}, rundown) => {
    if (isBlank(body.name)) return nameRequired;
    rundown.name = body.name;
    return {status: 200, json: shortRundown(rundown)};
  }),
  deleteRundown: inRundown(({state}, rundown) => {
    state.rundowns = state.rundowns.filter((one) => one !== rundown);
    return {status: 204, notes: ['rest-delete-on-air']};
  }),
  listRundownItems: inRundown(({state}, {items}) => {
    return {status: 200, json: items.map((item) => longItem(state, item))};
  }),
  createRundownItem: inRundown(createRundownItem),
  getRundownItem: inItem(({state}, {item}) => ({status: 200, json: longItem(state, item)})),
  updateRundownItem: inItem(updateRundownItem),
  deleteRundownItem: inItem((_, {rundown, item}) => {
    rundown.items = rundown.items.filter((one) => one !== item);
    return {status: 204, notes: ['rest-delete-on-air']};
  }),
  triggerRundownItemButton: inItem(triggerRundownItemButton),
  listTemplates: ({state}) => ({status: 200, json: state.templates.map(({id, name}) => ({id, name}))}),
});
