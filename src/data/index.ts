export {dataFolder, loadData} from './load';
export {rehypeTables} from './rehypeTables';
export {openData, remarkData} from './remarkData';
