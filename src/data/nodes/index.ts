export {rangeOf} from './format';
export {canConnect, canConnectKinds, isOpen, kindOf, labelOf} from './pinTypes';
export {
  findPin,
  fieldLabel,
  followsWire,
  needsType,
  pinsOf,
  structureOf,
  titleOf,
  variantOf,
  type NodePin,
  type Side,
} from './pins';
export type {NodeCategories, NodeFacts, NodeField, NodeStructures} from './schema';
