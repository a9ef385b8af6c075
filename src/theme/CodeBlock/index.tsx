// Ejected: code is colored when the site is built (src/markdown), so no page loads the highlighter (35 KB over the wire), and the
// colors are classes, which the Content-Security-Policy allows.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import clsx from 'clsx';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';

import {copyText} from '../../components/copyText';
import {useScrolls} from '../../components/useScrolls';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** The colored code that `src/markdown/remarkCode.ts` makes from a fence. */
  readonly html?: string;
  /** `language-json`: Docusaurus' class, which only the page as Markdown needs. */
  readonly className?: string;
  readonly title?: string;
  /** Code that a page writes without a fence; it has no colors. */
  readonly children?: ReactNode;
}

/** Whether lines are wrapped, for all pages. */
const wrapSlot = createStorageSlot('reality.wrapLines');

/** A block of code that can be copied; lines that are too long for it can be wrapped. */
export default function CodeBlock({html, className, title, children}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const scrolls = useScrolls(code);
  const [wraps, setWraps] = useState(false);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    const timer = isCopied ? window.setTimeout(() => setCopied(false), 2000) : undefined;
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  useEffect(() => {
    if (scrolls && wrapSlot.get() === 'true') setWraps(true);
  }, [scrolls]);
  const toggleWrap = () => {
    setWraps(!wraps);
    wrapSlot.set(String(!wraps));
  };

  return (
    <div className={clsx('theme-code-block', styles.block)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre ref={code} tabIndex={0} className={clsx('thin-scrollbar', wraps && styles.wraps)}>
          {html === undefined ? (
            <code className={className}>{children}</code>
          ) : (
            <code className={className} dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <div className={styles.buttons}>
          {(scrolls || wraps) && (
            <button type="button" aria-label="Wrap lines" aria-pressed={wraps} onClick={toggleWrap}>
              <IconWordWrap aria-hidden="true" />
            </button>
          )}
          <button
            type="button"
            aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
            onClick={() => void copyText(code.current!).then(setCopied)}
          >
            {isCopied ? <IconSuccess aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
          </button>
        </div>
      </div>
    </div>
  );
}
