export type {OperationId} from './calls';
export {createHub, type HubDescription} from './hub';
export {noteIds} from './notes';
