import type {Plugin} from '@docusaurus/types';

/** Texts of Docusaurus in the words of this site. */
export default function texts(): Plugin {
  return {
    name: 'site-texts',
    getDefaultCodeTranslationMessages: () => ({
      'theme.docs.tagDocListPageTitle': '{tagName}: {nDocsTagged}',
      'theme.docs.tagDocListPageTitle.nDocsTagged': '1 page|{count} pages',
      'theme.tags.tagsPageLink': 'All tags',
    }),
  };
}
