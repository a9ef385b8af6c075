import type {Json} from '../shared/json';
import {isAlike, type Change} from './motion';
import type {NoteId} from './notes';
import {allNodes, change, type HubState} from './state';

interface Form {
  readonly name: string;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly overriddenChannels?: readonly number[];
}

interface Target {
  readonly nodePath: string;
  readonly propertyPath: string;
}

/** @returns the open question involved; undefined for unknown buttons and fields */
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
    const set = ({nodePath, propertyPath}: Target, value: Json | undefined, how: Change) => {
      const node = nodes.find(({NodePath}) => NodePath === nodePath);
      const property = node?.properties.find(({PropertyPath}) => PropertyPath === propertyPath);
      if (property && value !== undefined && isAlike(property.value, value)) change(property, [], value, how, now);
    };
    for (const {field, ...target} of template.sends)
      set(target, form.data[field] as Json, {curve: 'Constant', duration: 0, delay: 0});
    for (const {value, interpolation: curve, duration, ...target} of button.sets)
      set(target, value as Json, {curve, duration, delay: 0});
  }
  return 'button-sends-fields';
}
