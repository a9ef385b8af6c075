// Ejected: the stock sentence puts the site's title, which names 5.5, before the version that is read.
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {type ReactNode} from 'react';

function Banner({label}: {readonly label: string}): ReactNode {
  const {pluginId} = useActivePlugin({failfast: true})!;
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(pluginId);
  const mainDoc = latestVersionSuggestion.docs.find(({id}) => id === latestVersionSuggestion.mainDocId);
  return (
    <div className={`${ThemeClassNames.docs.docVersionBanner} alert margin-bottom--md`} role="alert">
      This page belongs to release <b>{label}</b>, which is no longer maintained.{' '}
      <Link
        to={(latestDocSuggestion ?? mainDoc)!.path}
        onClick={() => savePreferredVersionName(latestVersionSuggestion.name)}
      >
        {latestDocSuggestion ? `Read it in ${latestVersionSuggestion.label}` : `Go to ${latestVersionSuggestion.label}`}
      </Link>
      .
    </div>
  );
}

/** Warns on a page of an archived version, and leads to the page that replaced it. */
export default function DocVersionBanner(): ReactNode {
  const {banner, label} = useDocsVersion();
  return banner ? <Banner label={label} /> : null;
}
