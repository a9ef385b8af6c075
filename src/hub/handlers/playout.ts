import {handlers, integer, invalid, success, unknown, type Call, type Schemas} from '../calls';
import type {NoteId} from '../notes';
import {press} from '../buttons';
import {nextId, type HubState, type LiveItem} from '../state';

type Rundown = HubState['rundowns'][number];

const nameRequired = {status: 422, json: {error: 'Rundown name is required'}, reason: 'name is empty'} as const;

const rundownNotFound = {status: 404, json: {error: 'Playout rundown not found.'}} as const;
const itemNotFound = {status: 404, json: {error: 'Rundown item not found.'}} as const;

const shortRundown = ({id, name}: Rundown): Schemas['Rundown'] => ({id, name});

const shortItem = ({id, name, template, data}: LiveItem): Schemas['RundownItemShort'] => ({id, name, template, data});

const rundownOf = ({rundowns}: HubState, id: string) => rundowns.find((one) => one.id === integer(id));

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

function itemOf({state, path}: Pick<Call<'getRundownItem'>, 'state' | 'path'>) {
  const rundown = rundownOf(state, path.rundownId);
  const item = rundown?.items.find((one) => one.id === integer(path.itemId));
  return rundown && item ? {rundown, item} : undefined;
}

const longItem = (state: HubState, item: LiveItem): Schemas['RundownItem'] => {
  return {...shortItem(item), buttons: buttonsOf(state, item.template)};
};

/** Index from 0, clamped to the end. */
function place(rundown: Rundown, item: LiveItem, order: number): void {
  const others = rundown.items.filter((one) => one !== item);
  const at = Math.min(Math.max(order, 0), others.length);
  rundown.items = [...others.slice(0, at), item, ...others.slice(at)];
}

function createRundownItem({state, path, body}: Call<'createRundownItem'>) {
  const rundown = rundownOf(state, path.rundownId);
  if (!rundown) return rundownNotFound;
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

function updateRundownItem(call: Call<'updateRundownItem'>) {
  const found = itemOf(call);
  if (!found) return itemNotFound;
  const {name, template, order, data, overriddenChannels} = call.body;
  const {rundown, item} = found;
  if (template !== undefined && !templateOf(call.state, template)) return noTemplate(call.state, template);
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

function triggerRundownItemButton(call: Call<'triggerRundownItemButton'>) {
  const item = itemOf(call)?.item;
  if (!item) return itemNotFound;
  const note = press(call.state, item, call.path.buttonKey, call.now);
  if (note) return success(note);
  return {...itemNotFound, notes: ['rest-invalid-input'] as const};
}

export const playoutHandlers = handlers({
  listRundowns: ({state}) => ({status: 200, json: state.rundowns.map(shortRundown)}),
  createRundown({state, body}) {
    if (isBlank(body.name)) return nameRequired;
    const rundown = {id: nextId(state.rundowns), name: body.name, items: []};
    state.rundowns.push(rundown);
    return {status: 201, json: shortRundown(rundown)};
  },
  getRundown({state, path}) {
    const rundown = rundownOf(state, path.rundownId);
    return rundown ? {status: 200, json: shortRundown(rundown)} : rundownNotFound;
  },
  renameRundown({state, path, body}) {
    const rundown = rundownOf(state, path.rundownId);
    if (!rundown) return rundownNotFound;
    if (isBlank(body.name)) return nameRequired;
    rundown.name = body.name;
    return {status: 200, json: shortRundown(rundown)};
  },
  deleteRundown({state, path}) {
    const rundown = rundownOf(state, path.rundownId);
    if (!rundown) return rundownNotFound;
    state.rundowns = state.rundowns.filter((one) => one !== rundown);
    return {status: 204, notes: ['rest-delete-on-air']};
  },
  listRundownItems({state, path}) {
    const rundown = rundownOf(state, path.rundownId);
    return rundown ? {status: 200, json: rundown.items.map((item) => longItem(state, item))} : rundownNotFound;
  },
  createRundownItem,
  getRundownItem(call) {
    const found = itemOf(call);
    return found ? {status: 200, json: longItem(call.state, found.item)} : itemNotFound;
  },
  updateRundownItem,
  deleteRundownItem(call) {
    const found = itemOf(call);
    if (!found) return itemNotFound;
    found.rundown.items = found.rundown.items.filter((one) => one !== found.item);
    return {status: 204, notes: ['rest-delete-on-air']};
  },
  triggerRundownItemButton,
  listTemplates: ({state}) => ({status: 200, json: state.templates.map(({id, name}) => ({id, name}))}),
});
