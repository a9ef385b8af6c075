// What the browser needs of @docusaurus/utils-common, whose index loads all of tslib (11 KB) for one function of it.
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
