import {allNodes, type HubState} from './state';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Choices = Record<string, readonly Choice[]>;

export function choicesOf({engines, rundowns, newsroomRundowns: newsroom, templates, ...state}: HubState): Choices {
  const nodes = engines.flatMap(allNodes);
  const properties = nodes.flatMap((node) => [node, ...node.functions].flatMap((one) => one.properties));
  const items = rundowns.flatMap((rundown) => rundown.items);
  const stories = newsroom.flatMap((rundown) => rundown.items);
  const renderers = state.launchConfigs.flatMap((config) => config.renderers);
  const named = (list: readonly {id: number; name: string}[]) => list.map(({id, name}) => [id, name] as const);
  const pairs: Record<string, readonly (readonly [string | number, string])[]> = {
    engineId: named(engines),
    nodePath: nodes.map(({NodePath, NodeName}) => [NodePath, NodeName]),
    propertyPath: properties.map(({PropertyPath, DisplayName}) => [PropertyPath, DisplayName]),
    functionPath: nodes.flatMap((node) => node.functions.map((one) => [one.FunctionPath, one.FunctionName] as const)),
    rundownId: named(rundowns),
    itemId: named(items),
    buttonKey: templates.flatMap(({buttons}) => buttons.map(({key, label}) => [key, label] as const)),
    ncsID: newsroom.map(({ncsID, roSlug}) => [ncsID, roSlug]),
    roID: newsroom.map(({roID, roSlug}) => [roID, roSlug]),
    storyID: stories.map(({storyID, storySlug}) => [storyID, storySlug]),
    itemID: stories.map(({itemID, itemSlug}) => [itemID, itemSlug]),
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
