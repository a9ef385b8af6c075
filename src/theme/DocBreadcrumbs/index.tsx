// Wrapped: adds page actions.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode} from 'react';

import {PageActions} from '../../components/PageActions';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {permalink} = metadata;
  const {book} = frontMatter as {book?: string};
  const start = useBaseUrl('/');
  const file = permalink === start ? `${start}index` : permalink.replace(/\/$/, '');
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageActions href={`${file}.md`} {...(book && {book: start + book})} />
    </div>
  );
}
