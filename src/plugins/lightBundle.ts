import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the code highlighter out of what every page loads. The classic theme registers its languages from a client module
 * of every page; here `src/theme/CodeBlock` does that when a page has code.
 * Goes away when Docusaurus highlights code in the build (https://github.com/facebook/docusaurus/issues/9122).
 * @returns a Docusaurus plugin
 */
export default function lightBundle(): Plugin {
  return {
    name: 'site-light-bundle',
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false}},
    }),
  };
}
