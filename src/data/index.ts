export {dataFolder, loadData, validateData, type Data} from './load';
export {rehypeTables} from './rehypeTables';
export {expandData, openData, remarkData} from './remarkData';
