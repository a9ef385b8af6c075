import type {Plugin} from '@docusaurus/types';

/**
 * Leaves parts of packages out of what pages load:
 *
 * - the code highlighter: code is colored when the site is built (`src/code`), but the classic theme registers languages from
 *   a client module of every page. Goes away when Docusaurus highlights code in the build
 *   (https://github.com/facebook/docusaurus/issues/9122).
 * - the styles that medium-zoom writes into the page, which the Content-Security-Policy forbids; `src/css/zoom.css` has them.
 * @returns a Docusaurus plugin
 */
export default function lightBundle(): Plugin {
  return {
    name: 'site-light-bundle',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          'medium-zoom$': require.resolve('medium-zoom/dist/pure'),
        },
      },
    }),
  };
}
