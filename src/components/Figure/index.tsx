import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

import {showFigure} from '../../client/zoom';
import {useScrolls} from '../useScrolls';
import styles from './styles.module.css';

interface FigureProps {
  /** `figure-2`; the viewer uses it as its address. */
  readonly id: string;
  readonly src: string;
  /** px, as attribute values. */
  readonly width: string;
  readonly height: string;
  readonly phoneSrc?: string;
  readonly phoneWidth?: string;
  readonly phoneHeight?: string;
  readonly narrowSrc?: string;
  readonly narrowWidth?: string;
  readonly narrowHeight?: string;
  /** Least width on a phone (px). */
  readonly least: string;
  /** Image for the viewer on a desktop, where the page's drawing is broken into rows. */
  readonly wholeSrc?: string;
  readonly wholeSize?: string;
  /** Text of the drawing, for find in page. */
  readonly words?: string;
  readonly alt: string;
  readonly caption: string;
  readonly note?: string;
  /** Drawings in which portals replace wires: some of `page narrow phone viewer`. */
  readonly portals?: string;
  /** Language of the fence; for image files `drawing`, or `picture` where colors matter. */
  readonly kind: string;
  readonly half?: string;
  /** Values that readers can change, as JSON (`src/figures/play.ts`). */
  readonly play?: string;
  /** `eager` for the first figure of a page. */
  readonly loading: 'eager' | 'lazy';
}

/** Also in the style sheet. */
const PHONE = '(max-width: 640px)';
/** Too narrow for the widest images. */
const NARROW = '(max-width: 1400px)';

/**
 * A figure drawn at build time (written by `src/figures`). Clicking the image or its button enlarges it
 * (`src/client/zoom.ts`); find in page searches its text. On phones, a drawing wider than the screen scrolls sideways,
 * so that its text stays legible.
 */
export function Figure(props: FigureProps): ReactNode {
  const {src, width, height, phoneSrc, phoneWidth, phoneHeight, narrowSrc, narrowWidth, narrowHeight} = props;
  const {id, wholeSrc, wholeSize, least, words, alt, caption, note, portals, kind, half, play, loading} = props;
  const found = useRef<HTMLParagraphElement>(null);
  useBrokenLinks().collectAnchor(id);
  // React only writes `hidden` as a boolean.
  useEffect(() => found.current?.setAttribute('hidden', 'until-found'), []);
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);

  const [Play, setPlay] = useState<ComponentType<{facts: string}>>();
  const [isFailed, setFailed] = useState(false);
  const togglePlay = () => {
    if (Play) setPlay(undefined);
    else
      import('../Play').then(
        (loaded) => setPlay(() => loaded.Play),
        () => setFailed(true),
      );
  };

  return (
    <figure
      id={id}
      className={styles.figure}
      data-kind={kind}
      data-unbroken={wholeSrc}
      data-size={wholeSize}
      data-half={half}
      data-plays={Play && ''}
    >
      <div
        ref={frame}
        className={styles.frame}
        {...(scrolls && {role: 'group', tabIndex: 0, 'aria-label': `Figure: ${caption}`})}
      >
        <picture className={styles.picture}>
          {phoneSrc && <source media={PHONE} srcSet={phoneSrc} width={phoneWidth} height={phoneHeight} />}
          {narrowSrc && <source media={NARROW} srcSet={narrowSrc} width={narrowWidth} height={narrowHeight} />}
          <img
            className={styles.image}
            src={src}
            width={width}
            height={height}
            alt={alt}
            loading={loading}
            decoding="async"
          />
        </picture>
        <svg className={styles.least} width={least} height="0" aria-hidden="true" />
      </div>
      <figcaption className={styles.caption}>
        <span>
          {caption}
          {portals && (
            <span className={styles.where} data-in={portals}>
              {' A portal (a ring with a name) repeats the output that it names.'}
            </span>
          )}
          {note !== undefined && ` ${note}`}
        </span>
        {play && (
          <button type="button" className={styles.try} aria-expanded={Play !== undefined} onClick={togglePlay}>
            {Play ? 'Close' : isFailed ? 'Try it again' : 'Try it'}
          </button>
        )}
        <button
          type="button"
          className={styles.enlarge}
          aria-label={`Enlarge: ${caption}`}
          onClick={() => void showFigure(id)}
        >
          Enlarge
        </button>
      </figcaption>
      {Play && play && <Play facts={play} />}
      {words && (
        <p ref={found} className={styles.words} hidden>
          In the figure: {words}
        </p>
      )}
    </figure>
  );
}
