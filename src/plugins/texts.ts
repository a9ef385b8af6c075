import type {Plugin} from '@docusaurus/types';

export default function texts(): Plugin {
  return {
    name: 'site-texts',
    getDefaultCodeTranslationMessages: () => ({
      // Stock puts the site's title, which names the current release, before the version.
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
