import {readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../shared/didYouMean';
import {YamlSource, type Path} from '../../shared/yaml';
import {worldSchema, type World} from './schema';

export const worldFile = 'api/world.yaml';

/**
 * @param text YAML or JSON as in api/README.md
 * @param file for findings
 * @throws FindingsError with every invalid line and dangling reference
 */
export function parseWorld(text: string, file: string): World {
  const source = new YamlSource(text, {file, line: 1}, {help: 'write what api/README.md says of this key'});
  const world = source.check(worldSchema);
  if (world) checkReferences(world, source);
  source.finish();
  return world!;
}

/** @throws FindingsError if the file isn't valid */
export function readWorld(root: string): World {
  return parseWorld(readFileSync(path.join(root, worldFile), 'utf8'), worldFile);
}

function checkReferences(world: World, source: YamlSource): void {
  const unique = (ids: readonly (number | string)[], at: (index: number) => Path) =>
    ids.forEach((one, index) => {
      if (ids.indexOf(one) !== index)
        source.report(at(index), `${one} is there twice`, 'give one of the two another ID');
    });
  const expect = (value: number | string | null, known: readonly (number | string)[], at: Path, list: string) => {
    if (value === null || known.includes(value)) return;
    const what = `${list} has no ${value}`;
    source.report(at, what, didYouMean(String(value), known.map(String), `add it to ${list}`));
  };
  const idsOf = (list: readonly {id: number}[]) => list.map((one) => one.id);

  const states = {RE5: world.graphs, RE: world.rgraphs, UE: world.ustates};
  const stateNames = {RE5: 'graphs', RE: 'rgraphs', UE: 'ustates'};
  const projectIds = world.projects.map(({projectId}) => projectId);
  const mapsOf = (project: number | null) =>
    idsOf(world.projects.find(({projectId}) => projectId === project)?.maps ?? []);
  const engineIds = idsOf(world.engines);

  for (const key of ['studios', 'roles', 'channels', 'engines', 'launchConfigs', 'templates', 'rundowns'] as const)
    unique(idsOf(world[key]), (index) => [key, index, 'id']);
  for (const key of ['graphs', 'rgraphs', 'ustates'] as const) {
    unique(idsOf(world[key]), (index) => [key, index, 'id']);
    world[key].forEach(({nodes}, index) =>
      unique(
        nodes.map(({NodePath}) => NodePath),
        (node) => [key, index, 'nodes', node, 'NodePath'],
      ),
    );
  }
  unique(projectIds, (index) => ['projects', index, 'projectId']);

  world.channels.forEach(({engineId}, index) =>
    expect(engineId, engineIds, ['channels', index, 'engineId'], 'engines'),
  );
  world.engines.forEach((engine, index) => {
    const at = (...keys: Path) => ['engines', index, ...keys];
    expect(engine.ownerStudioId, idsOf(world.studios), at('ownerStudioId'), 'studios');
    expect(engine.graphId, idsOf(world.graphs), at('graphId'), 'graphs');
    expect(engine.rgraphId, idsOf(world.rgraphs), at('rgraphId'), 'rgraphs');
    expect(engine.ustateId, idsOf(world.ustates), at('ustateId'), 'ustates');
    engine.instances.forEach((one, place) => {
      const inside = (...keys: Path) => at('instances', place, ...keys);
      expect(one.engineHostId, [engine.id], inside('engineHostId'), `the engine ${engine.name}`);
      expect(one.engineRoleId, idsOf(world.roles), inside('engineRoleId'), 'roles');
      expect(one.projectId, projectIds, inside('projectId'), 'projects');
      expect(one.projectMapId, mapsOf(one.projectId), inside('projectMapId'), `the project ${one.projectId}`);
    });
  });
  world.launchConfigs.forEach(({id, renderers}, index) =>
    renderers.forEach((renderer, place) => {
      const at = (key: string): Path => ['launchConfigs', index, 'renderers', place, key];
      const {engineType, engineId, projectId} = renderer;
      const installed = world.engines.find((one) => one.id === engineId)?.instances.map((one) => one.engineType) ?? [];
      expect(renderer.launchConfigId, [id], at('launchConfigId'), 'the launch configuration');
      expect(engineId, engineIds, at('engineId'), 'engines');
      expect(engineType, installed, at('engineType'), `the engine ${engineId}`);
      expect(projectId, projectIds, at('projectId'), 'projects');
      expect(renderer.projectMapId, mapsOf(projectId), at('projectMapId'), `the project ${projectId}`);
      expect(renderer.stateId, idsOf(states[engineType]), at('stateId'), stateNames[engineType]);
    }),
  );

  const templates = world.templates.map(({name}) => name);
  const pins = [...world.graphs, ...world.rgraphs, ...world.ustates]
    .flatMap(({nodes}) => nodes)
    .flatMap(({NodePath, properties}) => properties.map(({PropertyPath}) => `${NodePath} ${PropertyPath}`));
  const target = 'a graph, rgraph, or ustate';
  world.templates.forEach(({channel, fields, sends, buttons}, index) => {
    expect(channel, idsOf(world.channels), ['templates', index, 'channel'], 'channels');
    buttons.forEach(({sets}, button) =>
      sets.forEach(({nodePath, propertyPath}, place) => {
        const at: Path = ['templates', index, 'buttons', button, 'sets', place, 'propertyPath'];
        expect(`${nodePath} ${propertyPath}`, pins, at, target);
      }),
    );
    sends.forEach(({field, nodePath, propertyPath}, place) => {
      const at = (key: string): Path => ['templates', index, 'sends', place, key];
      expect(field, Object.keys(fields), at('field'), 'fields of the template');
      expect(`${nodePath} ${propertyPath}`, pins, at('propertyPath'), target);
    });
  });
  const items = world.rundowns.flatMap(({items: own}, rundown) =>
    own.map((item, place) => ({...item, at: (key: string): Path => ['rundowns', rundown, 'items', place, key]})),
  );
  unique(idsOf(items), (index) => items[index]!.at('id'));
  items.forEach(({template, at}) => expect(template, templates, at('template'), 'templates'));
  world.newsroomRundowns.forEach(({items: own}, rundown) =>
    own.forEach(({mosObject}, place) => {
      const at: Path = ['newsroomRundowns', rundown, 'items', place, 'mosObject', 'template'];
      expect(mosObject.template, templates, at, 'templates');
    }),
  );
}
