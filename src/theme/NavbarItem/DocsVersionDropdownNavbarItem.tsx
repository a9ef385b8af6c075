// Ejected: one control for the releases of this product. Its button names the release that is read and is marked on pages of
// the manual; its menu has the versions of this manual among the sites of the other releases (src/site/navbar.ts). Stock shows
// the versions alone, and takes every page for one of 5.5, because the manual lies at the root of the site.
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

/** The menu of this product. On pages without a version, its button names the release that was chosen last. */
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
