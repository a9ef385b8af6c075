import type {Plugin} from '@docusaurus/types';

/** Texts of Docusaurus in the words of this site. */
export default function texts(): Plugin {
  return {
    name: 'site-texts',
    getDefaultCodeTranslationMessages: () => ({
      // The stock sentence puts the title of the site, which names the current release, before the version that is read.
      'theme.docs.versions.unmaintainedVersionLabel':
        'This page belongs to release {versionLabel}, which is no longer maintained.',
      'theme.docs.versions.latestVersionSuggestionLabel': 'See {latestVersionLink} ({versionLabel}).',
      'theme.docs.versions.latestVersionLinkLabel': 'the current manual',
      'theme.docs.tagDocListPageTitle': '{tagName}: {nDocsTagged}',
      'theme.docs.tagDocListPageTitle.nDocsTagged': '1 page|{count} pages',
      'theme.tags.tagsPageLink': 'All tags',
    }),
  };
}
