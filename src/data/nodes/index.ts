export {rangeOf} from './format';
export {canConnect, canConnectKinds, isOpen, kindOf} from './pinTypes';
export {findPin, fieldLabel, needsType, pinsOf, structureOf, titleOf, variantOf, type NodePin, type Side} from './pins';
export type {NodeFacts, NodeField, NodeStructures} from './schema';
