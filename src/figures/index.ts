export {figureCachePlugin, type FigureCacheOptions} from './cachePlugin';
export {remarkFigures, type RemarkFiguresOptions} from './remark';
