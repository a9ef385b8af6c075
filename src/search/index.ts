export {textOf} from './answers';
export {default as searchPlugin} from './plugin';
export {searchScope} from './scope';
export {checkSynonyms, readSynonyms} from './synonyms';
