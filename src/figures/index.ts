export {figureFolder, remarkFigures, type RemarkFiguresOptions} from './remark';
