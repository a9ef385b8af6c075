import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** A compiler of the bundler that Docusaurus uses, for plugins that need its hooks. */
export type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;
