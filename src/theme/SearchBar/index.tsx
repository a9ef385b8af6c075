// Wrapped: search-local loads the index of the version that is read, but there is one index for all.
import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchBar from '@theme-original/SearchBar';
import React, {type ComponentProps, type ReactNode} from 'react';
import {Route} from 'react-router-dom';

type Props = ComponentProps<typeof SearchBar>;

/**
 * The search box. On a page of an archived version it gets the location of the home page, whose index is the one index.
 * @param props those of the original search box
 * @returns the search box
 */
export default function SearchBarWrapper(props: Props): ReactNode {
  const location = useLocation();
  const home = useBaseUrl('/');
  const version = useActiveVersion(useActivePlugin()?.pluginId);
  const isArchived = version ? !version.isLast : false;
  return (
    <Route location={isArchived ? {...location, pathname: home} : location} render={() => <SearchBar {...props} />} />
  );
}
