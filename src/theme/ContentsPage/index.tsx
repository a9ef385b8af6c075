// Own: the table of contents.
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type ReactNode} from 'react';

import type {ContentsEntry} from '../../plugins/contentsPage';
import styles from './styles.module.css';

function Entries({entries}: {entries: readonly ContentsEntry[]}): ReactNode {
  return (
    <ul>
      {entries.map(({label, href, items}, index) => (
        <li key={index}>
          {href ? <Link to={href}>{label}</Link> : label}
          {items.length > 0 && <Entries entries={items} />}
        </li>
      ))}
    </ul>
  );
}

/** In sidebar order. */
export default function ContentsPage({entries}: {entries: readonly ContentsEntry[]}): ReactNode {
  return (
    <Layout>
      <PageMetadata title="All pages" description="Every page of this manual, in the order of the sidebar." />
      <main className={`container ${styles.page}`}>
        <Heading as="h1">All pages</Heading>
        <Entries entries={entries} />
      </main>
    </Layout>
  );
}
