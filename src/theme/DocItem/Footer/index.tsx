// Wrapped: adds the line that says what the page rests on (front matter `evidence` and `sources`).
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {type ReactNode} from 'react';

import {Evidence, type EvidenceProps} from '../../../components/Evidence';

export default function DocItemFooterWrapper(): ReactNode {
  const {frontMatter} = useDoc();
  const {evidence, sources} = frontMatter as Partial<EvidenceProps>;
  return (
    <div className="page-foot">
      {evidence && <Evidence evidence={evidence} sources={sources} />}
      <DocItemFooter />
    </div>
  );
}
