// Ejected: code is highlighted at build time (src/markdown), which saves the highlighter (35 KB) and uses classes,
// which the Content-Security-Policy allows.
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
  /** From `src/markdown/remarkCode.ts`. */
  readonly html?: string;
  /** Docusaurus' class, for the Markdown export. */
  readonly className?: string;
  readonly title?: string;
  /** Code without fence isn't highlighted. */
  readonly children?: ReactNode;
}

/** Shared by all pages. */
const wrapSlot = createStorageSlot('reality.wrapLines');

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
