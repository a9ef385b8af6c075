import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePath} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

import type {PageKey} from '../reference/types';
import {apiVersions, REFERENCE_ID} from '../data/api/versions';
import {CONTENTS_ROUTE} from '../site/contents';
import {REFERENCE_ROUTE} from '../site/reference';

export interface ContentsEntry {
  readonly label: string;
  readonly href?: string;
  readonly items: readonly ContentsEntry[];
}

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

function callsOf({docs}: Version): ContentsEntry[] {
  const isCall = ({version, kind}: PageKey): boolean => version === apiVersions[0].version && kind === 'operation';
  return docs
    .filter(({frontMatter}) => isCall((frontMatter as unknown as {reference: PageKey}).reference))
    .map(({title, permalink}) => ({label: title.split(' | ')[0]!, href: permalink, items: []}));
}

function itemsOf({docs}: Version, sidebar: readonly SidebarItem[], calls: readonly ContentsEntry[]): ContentsEntry[] {
  const pages = new Map(docs.map((doc) => [doc.id, doc]));
  const entryOf = (item: SidebarItem): ContentsEntry[] => {
    switch (item.type) {
      case 'doc': {
        const page = pages.get(item.id)!;
        const label = item.label ?? page.frontMatter.sidebar_label ?? page.title;
        return [{label, href: page.permalink, items: []}];
      }
      case 'category': {
        const page = item.link?.type === 'doc' ? pages.get(item.link.id) : undefined;
        return [{label: item.label, ...(page && {href: page.permalink}), items: item.items.flatMap(entryOf)}];
      }
      case 'link':
        return [{label: item.label, href: item.href, items: item.href === `/${REFERENCE_ROUTE}` ? calls : []}];
      default:
        return [];
    }
  };
  return sidebar.flatMap(entryOf);
}

export function entriesOf(docs: Readonly<Record<string, LoadedContent>>): ContentsEntry[] {
  const current = docs['default']!.loadedVersions.find(({isLast}) => isLast)!;
  const calls = docs[REFERENCE_ID]!.loadedVersions.flatMap(callsOf);
  return itemsOf(current, Object.values(current.sidebars).flat(), calls);
}

/**
 * Adds a page with the table of contents, from the sidebar and the API's calls, so that every page can be reached
 * without JavaScript. The not-found page uses the same data.
 */
export default function contentsPage({baseUrl, siteDir}: LoadContext): Plugin {
  let file = '';
  return {
    name: 'site-contents-page',
    // For the not-found page.
    configureWebpack: () => ({resolve: {alias: {'@site-contents': file}}}),
    async allContentLoaded({allContent, actions}) {
      const entries = entriesOf(allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>);
      file = await actions.createData('contents.json', JSON.stringify(entries));
      actions.addRoute({
        path: baseUrl + CONTENTS_ROUTE.slice(1),
        component: '@theme/ContentsPage',
        exact: true,
        // Readers get module names, so it's relative to the site.
        modules: {
          entries: aliasedSitePath(file, siteDir),
        },
      });
    },
  };
}
