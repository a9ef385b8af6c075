// Replaces the index of @docusaurus/utils-common, which loads all of tslib (11 KB) for one function.
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
