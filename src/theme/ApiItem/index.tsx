// Own: replaces the OpenAPI theme's item, which only renders in the browser.
import type {ReactNode} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type {Props} from '@theme/DocItem';

import ReferenceBody from '../../reference/page/ReferenceBody';
import {useReferenceTheme} from '../../reference/page/theme';
import type {PageKey} from '../../reference/types';

const loadPanel = () => import('../../hub/page/panel').then(({hubPanel}) => hubPanel());

export default function ApiItem({content}: Props): ReactNode {
  const page = (content.frontMatter as unknown as {reference: PageKey}).reference;
  const {permalink} = content.metadata;
  useReferenceTheme();
  return (
    <DocProvider content={content}>
      <DocItemMetadata />
      <ReferenceBody key={permalink} page={page} permalink={permalink} loadPanel={loadPanel} />
    </DocProvider>
  );
}
