import {sidebars} from './src/site/sidebar';

export default sidebars;
