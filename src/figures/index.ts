export {drawAhead, isNothingDrawn} from './ahead';
export {figureFolder} from './cache';
