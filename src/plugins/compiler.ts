import type {ConfigureWebpackUtils} from '@docusaurus/types';

export type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;
