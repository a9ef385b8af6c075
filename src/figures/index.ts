export {drawAhead, isNothingDrawn} from './ahead';
export {figureFolder} from './cache';
export {remarkFigures} from './remark';
