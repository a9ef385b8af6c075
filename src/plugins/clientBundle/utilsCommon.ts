// The part of @docusaurus/utils-common that the browser needs, because its index loads all of tslib (11 KB) for one function of it.
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
