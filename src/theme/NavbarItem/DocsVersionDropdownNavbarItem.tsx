// Ejected: one dropdown for all releases. Its button shows the current release, and its menu has this manual's versions
// among the sites of other releases (src/site/navbar.ts). Stock only lists versions, and takes every page for 5.5,
// because the manual is at the root.
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const {docsPluginId, dropdownItemsBefore, dropdownItemsAfter, label} = props;
  const {plugin} = useRouteContext();
  const {activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const versions = useVersions(docsPluginId);

  const isOfManual = plugin.name === 'docusaurus-plugin-content-docs' && plugin.id === 'default';
  const shown = (isOfManual ? activeVersion : preferredVersion) ?? versions.find(({isLast}) => isLast)!;
  const itemOf = (version: GlobalVersion) => {
    const page =
      (isOfManual && alternateDocVersions[version.name]) || version.docs.find(({id}) => id === version.mainDocId)!;
    const legacy = '<span class="legacy-mark">legacy</span>';
    return {
      ...(version.isLast ? {label: `${label} ${version.label}`} : {html: `What differs in ${version.name} ${legacy}`}),
      to: page.path + (isOfManual ? suffix : ''),
      isActive: () => isOfManual && version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  };
  return (
    <DropdownNavbarItem
      html={`${label} <span class="navbar__release">${shown.isLast ? shown.label : shown.name}</span>`}
      mobile={props.mobile}
      className={clsx(isOfManual && 'navbar__link--active')}
      items={[...dropdownItemsBefore, ...versions.map(itemOf), ...dropdownItemsAfter]}
    />
  );
}
