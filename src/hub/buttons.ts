import type {Json} from '../shared/json';
import {isAlike} from './motion';
import type {NoteId} from './notes';
import {allNodes, change, type HubState} from './state';

/** An owner of form buttons: an item of a rundown, or a media object. */
interface Form {
  readonly name: string;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly overriddenChannels?: readonly number[];
}

/** @returns the open question that the press touches; undefined where the form has no such button or field */
export function press(state: HubState, form: Form, key: string, now: number): NoteId | undefined {
  const template = state.templates.find(({name}) => name === form.template);
  const buttons = template?.buttons ?? [];
  const button = buttons.find((one) => one.key === key) ?? buttons.find(({id}) => id === key);
  if (!template || !button) {
    return Object.hasOwn(template?.fields ?? {}, key) || Object.hasOwn(form.data, key)
      ? 'rest-external-data'
      : undefined;
  }
  const override = form.overriddenChannels ?? [];
  const channels = state.channels.filter(({id}) =>
    override.length > 0 ? override.includes(id) : id === template.channel,
  );
  for (const {id, engineId} of channels) {
    state.played.set(id, {item: form.name, button: button.label});
    const engine = state.engines.find((one) => one.id === engineId);
    const nodes = engine ? allNodes(engine) : [];
    for (const {nodePath, propertyPath, value, interpolation: curve, duration} of button.sets) {
      const node = nodes.find(({NodePath}) => NodePath === nodePath);
      const property = node?.properties.find(({PropertyPath}) => PropertyPath === propertyPath);
      if (property && isAlike(property.value, value as Json)) {
        change(property, [], value as Json, {curve, duration, delay: 0}, now);
      }
    }
  }
  return 'button-sends-fields';
}
