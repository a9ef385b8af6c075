export {figureFolder, remarkFigures} from './remark';
