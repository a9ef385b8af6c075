// Wrapped: where a page has no version, the dropdown shows the one that was chosen last. Stock takes every page
// for one of 5.5, because the manual lies at the root of the site. The versions themselves are listed in src/site/versions.ts.
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import {type ComponentProps, type ReactNode} from 'react';
import {Route} from 'react-router-dom';

type Props = ComponentProps<typeof DocsVersionDropdown>;

/** On search, reference and not-found page the dropdown gets the location of the start page of the chosen version. */
export default function DocsVersionDropdownWrapper(props: Props): ReactNode {
  const location = useLocation();
  const {plugin} = useRouteContext();
  const {preferredVersion} = useDocsPreferredVersion(props.docsPluginId);
  const isOfManual = plugin.name === 'docusaurus-plugin-content-docs' && plugin.id === 'default';
  const chosen = isOfManual ? undefined : preferredVersion?.path;
  return (
    <Route
      location={chosen ? {...location, pathname: `${chosen.replace(/\/$/, '')}/`} : location}
      render={() => <DocsVersionDropdown {...props} />}
    />
  );
}
