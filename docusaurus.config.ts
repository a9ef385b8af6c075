import {existsSync} from 'node:fs';

import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginModule} from '@docusaurus/types';
import type {PluginOptions as SearchOptions} from '@easyops-cn/docusaurus-search-local';

import {remarkCode} from './src/markdown/remarkCode';
import {rehypeTables} from './src/markdown/rehypeTables';
import {remarkData} from './src/markdown/remarkData';
import {remarkEvidence} from './src/markdown/remarkEvidence';
import {remarkFigures} from './src/markdown/remarkFigures';
import {remarkOperations} from './src/markdown/remarkOperations';
import {referencePlugins, referenceScope} from './src/reference';
import {searchPlugin, searchScope} from './src/search';
import {announcementBar} from './src/site/announcement';
import earlyClicks from './src/plugins/earlyClicks';
import contentsPage from './src/plugins/contentsPage';
import {documentTemplate} from './src/plugins/documentTemplate';
import errorPages from './src/plugins/errorPages';
import faults, {keepLast} from './src/plugins/faults';
import faqData from './src/plugins/faqData';
import {fixturePlugins} from './src/plugins/fixtures';
import fonts from './src/plugins/fonts';
import clientBundle from './src/plugins/clientBundle';
import markdownPages from './src/plugins/markdownPages';
import notices from './src/plugins/notices';
import pageDependencies from './src/plugins/pageDependencies';
import practiceHub from './src/plugins/practiceHub';
import previews from './src/plugins/previews';
import redirects from './src/plugins/redirects';
import robots from './src/plugins/robots';
import texts from './src/plugins/texts';
import {footer} from './src/site/footer';
import {remarkContents} from './src/markdown/remarkContents';
import {parseFrontMatter} from './src/markdown/frontMatter';
import {navbar} from './src/site/navbar';
import {archives} from './src/site/releases';
import {site} from './src/site/site';
import {withBooks} from './src/markdown/withBooks';
import {versions} from './src/site/versions';

/** What turns figures, data and components of a page into what readers get; the same for every docs instance. */
const content = {
  beforeDefaultRemarkPlugins: [remarkFigures, remarkData, remarkOperations, remarkCode, remarkContents],
  remarkPlugins: [remarkEvidence],
  rehypePlugins: [rehypeTables],
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  url: site.origin,
  baseUrl: site.basePath,
  baseUrlIssueBanner: true,
  favicon: 'img/favicon.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true},
  ssrTemplate: documentTemplate(),

  // A build only warns; `npm run check:links` fails.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    parseFrontMatter: withBooks(parseFrontMatter),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },

  clientModules: [
    './src/client/address.ts',
    './src/client/announce.ts',
    './src/client/linkPreviews.ts',
    './src/client/earlyClicks.ts',
    './src/client/failures.ts',
    './src/client/layers.ts',
    './src/client/menus.ts',
    './src/client/prefetch.ts',
    './src/client/print.ts',
    './src/client/sidebar.ts',
    './src/client/zoom.ts',
    './src/reference/browser/manualCode.ts',
    './src/search/arrival.ts',
  ],
  headTags: [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${site.basePath}img/apple-touch-icon.png`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#0b0d10'}},
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          numberPrefixParser: false,
          ...content,
          editUrl: site.editUrl,
          // Dates come from the history: a copy of the project without one, or with its end alone, is built without dates.
          showLastUpdateTime: existsSync('.git') && !existsSync('.git/shallow'),
          onInlineTags: 'throw',
          ...versions,
        },
        blog: false,
        pages: false,
        theme: {customCss: ['./src/css/index.css']},
        sitemap: {
          ignorePatterns: [
            '**/tags/**',
            '**/search/**',
            '**/fixtures/**',
            ...archives.map(({path}) => `**/${path}/**`),
          ],
        },
      } satisfies Preset.Options,
    ],
  ],
  // Functions: a plugin that is named by its path loads all that it uses a second time.
  plugins: [
    fonts,
    errorPages,
    faqData,
    contentsPage,
    earlyClicks,
    notices,
    robots,
    texts,
    clientBundle,
    pageDependencies,
    'docusaurus-plugin-image-zoom',
    redirects,
    markdownPages,
    keepLast(practiceHub as PluginModule),
    previews,
    ...referencePlugins().map((one) => (typeof one === 'function' ? keepLast(one) : one)),
    faults,
    (context) => searchPlugin(context, searchScope(referenceScope)),
    ...fixturePlugins(content),
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {
        // The route, and what the theme needs for a box in the navbar; index and engine are in src/search.
        indexDocs: false,
        indexBlog: false,
        indexPages: false,
      } satisfies Partial<SearchOptions>,
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{name: 'color-scheme', content: 'dark light'}],
    colorMode: {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false},
    announcementBar,
    navbar,
    footer,
    docs: {sidebar: {autoCollapseCategories: true, hideable: false}, versionPersistence: 'localStorage'},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    // Nothing highlights code in the browser (src/markdown); left out, two themes of Docusaurus would be sent to readers.
    prism: {theme: {plain: {}, styles: []}},
    zoom: {
      // Node graphs, which answer to pointing, have a viewer (src/client/viewer); cards of nodes have their full size.
      selector: '.markdown img:not([data-kind="nodegraph"] img, .node img)',
      background: {dark: 'rgb(11 13 16 / 94%)', light: 'rgb(255 255 255 / 94%)'},
      config: {margin: 0, scrollOffset: 40},
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
