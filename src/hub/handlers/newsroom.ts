import {failed, handlers, success, type Schemas} from '../calls';
import {press} from '../buttons';
import type {HubState} from '../state';
import {buttonsOf} from './playout';

type Rundown = HubState['newsroomRundowns'][number];

const itemNotFound = {status: 404, json: {error: 'Rundown item not found.'}} as const;

function short({ncsID, roID, roSlug, status, createdAt, updatedAt}: Rundown): Schemas['NewsroomRundownShort'] {
  return {ncsID, roID, roSlug, status, createdAt, updatedAt};
}

function long(state: HubState, rundown: Rundown): Schemas['NewsroomRundownLong'] {
  const items = rundown.items.map(({mosObject, ...item}) => {
    return {...item, mosObject: {...mosObject, buttons: buttonsOf(state, mosObject.template)}};
  });
  return {...rundown, items};
}

const rundownOf = (state: HubState, ncsID: string, roID: string) =>
  state.newsroomRundowns.find((one) => one.ncsID === ncsID && one.roID === roID);

export const newsroomHandlers = handlers({
  listNewsroomRundowns: ({state}) => ({status: 200, json: state.newsroomRundowns.map(short)}),
  listNewsroomRundownsOfSystem({state, path}) {
    const own = state.newsroomRundowns.filter(({ncsID}) => ncsID === path.ncsID);
    return {status: 200, json: own.map(short), notes: [own.length === 0 ? 'rest-newsroom-ids' : undefined]};
  },
  getNewsroomRundown({state, path}) {
    const rundown = rundownOf(state, path.ncsID, path.roID);
    return rundown ? {status: 200, json: long(state, rundown)} : failed();
  },
  updateMediaObject({state, path, body, now}) {
    // Copies share one object.
    const copies = state.newsroomRundowns
      .flatMap(({items}) => items)
      .flatMap(({mosObject}) => (mosObject.objID === path.objID ? [mosObject] : []));
    for (const one of copies) {
      one.data = {...one.data, ...(body.data as typeof one.data)};
      one.description = body.description ?? one.description;
      one.changedBy = 'REST API';
      one.changed = new Date(now).toISOString();
    }
    const [first] = copies;
    return first ? {status: 200, json: first, notes: ['rest-item-fields']} : failed();
  },
  triggerNewsroomItemButton({state, path, now}) {
    const item = rundownOf(state, path.ncsID, path.roID)?.items.find(
      ({storyID, itemID}) => storyID === path.storyID && itemID === path.itemID,
    );
    if (!item) return itemNotFound;
    const {template, data, objSlug: name} = item.mosObject;
    const note = press(state, {name, template, data}, path.buttonKey, now);
    return note ? success(note) : {...itemNotFound, notes: ['rest-invalid-input'] as const};
  },
});
