import {allNodes, type HubState} from './state';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Choices = Record<string, readonly Choice[]>;

/** The values that each parameter can have, within those of a path. */
export function choicesOf(state: HubState, path: Readonly<Record<string, string>> = {}): Choices {
  const isOn = (name: string, value: string | number) => (path[name] ?? String(value)) === String(value);
  const nodes = state.engines.filter(({id}) => isOn('engineId', id)).flatMap(allNodes);
  const chosen = nodes.filter(({NodePath}) => isOn('nodePath', NodePath));
  const items = state.rundowns.filter(({id}) => isOn('rundownId', id)).flatMap((rundown) => rundown.items);
  const newsroom = state.newsroomRundowns.filter(({ncsID}) => isOn('ncsID', ncsID));
  const stories = newsroom.filter(({roID}) => isOn('roID', roID)).flatMap((rundown) => rundown.items);
  const story = stories.filter(({storyID}) => isOn('storyID', storyID));
  const forms = path['storyID']
    ? story.filter(({itemID}) => isOn('itemID', itemID)).map(({mosObject}) => mosObject)
    : items.filter(({id}) => isOn('itemId', id));
  const buttons = state.templates.filter(({name}) => forms.some((form) => form.template === name));
  const configs = state.launchConfigs.filter(({id}) => isOn('launchId', id));
  const renderers = configs.flatMap((config) => config.renderers);
  const named = (list: readonly {id: number; name: string}[]) => list.map(({id, name}) => [id, name] as const);
  const pairs: Record<string, readonly (readonly [string | number, string])[]> = {
    engineId: named(state.engines),
    nodePath: nodes.map(({NodePath, NodeName}) => [NodePath, NodeName]),
    propertyPath: chosen.flatMap(({properties}) =>
      properties.map((one) => [one.PropertyPath, one.DisplayName] as const),
    ),
    functionPath: chosen.flatMap((node) => node.functions.map((one) => [one.FunctionPath, one.FunctionName] as const)),
    rundownId: named(state.rundowns),
    itemId: named(items),
    buttonKey: buttons.flatMap((template) => template.buttons.map(({key, label}) => [key, label] as const)),
    ncsID: state.newsroomRundowns.map(({ncsID, roSlug}) => [ncsID, roSlug]),
    roID: newsroom.map(({roID, roSlug}) => [roID, roSlug]),
    storyID: stories.map(({storyID, storySlug}) => [storyID, storySlug]),
    itemID: story.map(({itemID, itemSlug}) => [itemID, itemSlug]),
    objID: stories.map(({mosObject}) => [mosObject.objID, mosObject.objSlug]),
    graphId: named(state.graphs),
    rgraphId: named(state.rgraphs),
    ustateId: named(state.ustates),
    launchId: named(state.launchConfigs),
    rendererId: renderers.map(({id, launchConfigId}) => [id, `of launch configuration ${launchConfigId}`]),
  };
  return Object.fromEntries(
    Object.entries(pairs).map(([name, list]) => {
      const unique = new Map(list.map(([value, label]) => [String(value), label]));
      return [name, [...unique].map(([value, label]) => ({value, label}))];
    }),
  );
}
