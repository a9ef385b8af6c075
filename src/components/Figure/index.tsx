import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

import {showFigure} from '../../client/zoom';
import {useScrolls} from '../useScrolls';
import styles from './styles.module.css';

interface FigureProps {
  /** Its place on the page, `figure-2`: the address of the viewer that shows it. */
  readonly id: string;
  /** Address of the image. */
  readonly src: string;
  /** Size of the image in px, as attribute values. */
  readonly width: string;
  readonly height: string;
  /** The same for the image that phones show instead, where there is one. */
  readonly phoneSrc?: string;
  readonly phoneWidth?: string;
  readonly phoneHeight?: string;
  /** The same for the image that windows between the two show instead, where there is one. */
  readonly narrowSrc?: string;
  readonly narrowWidth?: string;
  readonly narrowHeight?: string;
  /** Least width on a phone in px. */
  readonly least: string;
  /** Address of the image that the viewer shows on a desk, where it isn't broken into rows as on the page. */
  readonly wholeSrc?: string;
  /** Its size in px: `1080 560`. */
  readonly wholeSize?: string;
  /** The words of the drawing, for the browser's search. */
  readonly words?: string;
  /** Alternative text of the image. */
  readonly alt: string;
  /** One sentence under the image. */
  readonly caption: string;
  /** A note that the drawing needs, such as the meaning of dashed lines. */
  readonly note?: string;
  /** Where portals take the place of wires: some of `page narrow phone viewer`. */
  readonly portals?: string;
  /** Language of the fence that it was drawn from: nodegraph, flow, timeline, curve or mattes; for a file `drawing`, or `picture` where its colors matter. */
  readonly kind: string;
  /** `true` where two figures are side by side in a wide window. */
  readonly half?: string;
  /** The values that readers can change, as JSON (`src/figures/play.ts`). */
  readonly play?: string;
  /** `eager` for the first figure of a page, which is in view when the page opens. */
  readonly loading: 'eager' | 'lazy';
}

/** Windows that show the narrower image; the style sheet has the same. */
const PHONE = '(max-width: 640px)';
/** Windows whose column is too narrow for the widest images. */
const NARROW = '(max-width: 1400px)';

/**
 * A figure that was drawn when the site was built (`src/figures` writes this element): an image with its caption. A click on
 * the image enlarges it (`src/client/zoom.ts`), and so does the hint, a button, for a keyboard. What is written in the
 * drawing is found by the browser's search, which then shows it below the caption.
 *
 * A phone shows a narrower drawing where there is one. It keeps most of its size, so that its text stays legible, and the
 * frame scrolls sideways where that is wider than the screen.
 * @param props the image and its words
 * @returns a `figure`
 */
export function Figure(props: FigureProps): ReactNode {
  const {src, width, height, phoneSrc, phoneWidth, phoneHeight, narrowSrc, narrowWidth, narrowHeight} = props;
  const {id, wholeSrc, wholeSize, least, words, alt, caption, note, portals, kind, half, play, loading} = props;
  const found = useRef<HTMLParagraphElement>(null);
  useBrokenLinks().collectAnchor(id);
  // React knows no other value than true.
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
