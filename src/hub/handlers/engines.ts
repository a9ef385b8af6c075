import {failed, found, handlers, integer, invalid, success, type Call, type Schemas} from '../calls';
import {goalOf, isAlike, isMoving, partOf, valueAt} from '../motion';
import {allNodes, change, partIn, type HubState, type LiveEngine, type LiveNode, type LiveProperty} from '../state';
import type {Json} from '../../shared/json';

type Value = Schemas['NodeProperty']['Value'];

const property = ({PropertyPath, DisplayName}: LiveProperty, value: Json): Schemas['NodeProperty'] => {
  return {PropertyPath, DisplayName, Value: value as Value};
};

const shortNode = ({NodePath, NodeName}: LiveNode): Schemas['NodeShort'] => ({NodePath, NodeName});

const shortFunction = ({FunctionPath, FunctionName}: LiveNode['functions'][number]) => ({FunctionPath, FunctionName});

function shown({graphId: _graphId, nodes: _nodes, launches: _launches, ...engine}: LiveEngine): Schemas['Engine'] {
  return engine;
}

const engineOf = ({state, path}: {state: HubState; path: {engineId: string}}): LiveEngine | undefined =>
  state.engines.find((one) => one.id === integer(path.engineId));

interface NodeCall {
  state: HubState;
  path: {engineId: string; nodePath: string};
}

function nodeOf({state, path}: NodeCall): LiveNode | undefined {
  const engine = engineOf({state, path});
  return engine && allNodes(engine).find(({NodePath}) => NodePath === path.nodePath);
}

const inEngine = found(engineOf, failed());
const inNode = found(nodeOf, failed());

const functionOf = (call: NodeCall & {path: {functionPath: string}}) =>
  nodeOf(call)?.functions.find(({FunctionPath}) => FunctionPath === call.path.functionPath);

function targetOf(call: Call<'setProperty'>): {property: LiveProperty; part: string[]} | undefined {
  const properties = nodeOf(call)?.properties ?? [];
  const address = call.path.propertyPath;
  const whole = properties.find(({PropertyPath}) => PropertyPath === address);
  if (whole) return {property: whole, part: []};
  const isRe5 = engineOf(call)?.nodes.RE5.some(({NodePath}) => NodePath === call.path.nodePath);
  return properties.flatMap((one) => {
    const part = isRe5 ? partIn(address, one) : undefined;
    return part ? [{property: one, part}] : [];
  })[0];
}

function setProperty(call: Call<'setProperty'>) {
  const {now, body} = call;
  const target = targetOf(call);
  if (!target) return failed();
  const {Value: value, Interpolation: curve = 'Constant', Duration: duration = 0, Delay: delay = 0} = body;
  const goal = goalOf(target.property);
  if (!isAlike(partOf(goal, target.part)!, value as Json)) {
    return invalid('Value is not of the type of the property, or lacks a part of it; compare it with getProperty');
  }
  const isEased =
    duration > 0 &&
    (curve === 'Constant' || typeof value === 'boolean' || typeof value === 'string' || Array.isArray(value));
  const wasMoving = change(target.property, target.part, value as Json, {curve, duration, delay}, now);
  return {
    status: 200,
    json: property(target.property, goalOf(target.property)),
    notes: [
      wasMoving ? 'rest-second-change' : undefined,
      isEased ? 'rest-ease-without-curve' : undefined,
      target.part.length > 0 ? 'rest-value-in-between' : undefined,
    ],
  } as const;
}

function callFunction(call: Call<'callFunction'>) {
  const called = functionOf(call);
  if (!called) return failed();
  const values = (call.body?.Parameters ?? []).map(({PropertyPath, payload}) => {
    const found = called.properties.find((one) => one.PropertyPath === PropertyPath);
    return {found, value: payload.value as Json};
  });
  const wrong = values.findIndex(({found, value}) => !found || !isAlike(found.value, value));
  if (wrong >= 0)
    return failed(
      `Parameters.${wrong} names no argument of the function, or has another type`,
      'rest-function-arguments',
    );
  for (const {found, value} of values) change(found!, [], value, {curve: 'Constant', duration: 0, delay: 0}, call.now);
  return success('rest-function-arguments');
}

/** For unknown IDs, these calls return 500 instead of 404. */
export const engineHandlers = handlers({
  listEngines: ({state}) => ({status: 200, json: state.engines.map(shown)}),
  getEngine: inEngine((_, engine) => ({status: 200, json: shown(engine)})),
  listNodes: inEngine((_, engine) => ({status: 200, json: allNodes(engine).map(shortNode)})),
  getNode: inNode((_, node) => ({status: 200, json: shortNode(node)})),
  listProperties: inNode(({now}, {properties}) => ({
    status: 200,
    json: properties.map((one) => property(one, valueAt(one, now))),
    notes: [properties.some((one) => isMoving(one, now)) ? 'rest-value-in-between' : undefined],
  })),
  getProperty(call) {
    const found = nodeOf(call)?.properties.find(({PropertyPath}) => PropertyPath === call.path.propertyPath);
    if (!found) return failed();
    return {
      status: 200,
      json: property(found, valueAt(found, call.now)),
      notes: [isMoving(found, call.now) ? 'rest-value-in-between' : undefined],
    };
  },
  setProperty,
  listFunctions: inNode((_, {functions}) => ({status: 200, json: functions.map(shortFunction)})),
  getFunction(call) {
    const found = functionOf(call);
    if (!found) return failed();
    const properties = found.properties.map(
      (one) => [one.PropertyPath, property(one, valueAt(one, call.now))] as const,
    );
    return {status: 200, json: {...shortFunction(found), Properties: Object.fromEntries(properties)}};
  },
  callFunction,
});
