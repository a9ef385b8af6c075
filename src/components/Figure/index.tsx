import {useEffect, useRef, type ReactNode} from 'react';

import {useScrolls} from '../useScrolls';
import styles from './styles.module.css';

interface FigureProps {
  /** Address of the image. */
  readonly src: string;
  /** Size of the image in px, as attributes are written. */
  readonly width: string;
  readonly height: string;
  /** The same for the image that phones show instead, where there is one; a width alone is how wide a phone shows the same. */
  readonly phoneSrc?: string;
  readonly phoneWidth?: string;
  readonly phoneHeight?: string;
  /** px from the left of the image at which a frame that scrolls begins, so that the highlighted thing is in view. */
  readonly start?: string;
  /** What the image shows. */
  readonly alt: string;
  /** One sentence under the image. */
  readonly caption: string;
  /** What the drawing cannot say by itself, such as what is dashed. */
  readonly note?: string;
  /** Language of the fence that it was drawn from: nodegraph, flow, timeline, curve or panel; picture where it is a file. */
  readonly kind: string;
  /** `eager` for the first figure of a page, which is in view when the page opens. */
  readonly loading: 'eager' | 'lazy';
}

/** A phone shows an image at this share of its size or larger: text from 9.5 px. An image squeezed to its width would have 5. */
const SMALLEST = 0.85;

/** Windows that show the narrower image; the style sheet has the same. */
const PHONE = '(max-width: 640px)';

/**
 * A figure that was drawn when the site was built (`src/figures` writes this element): an image with its caption. A click on
 * the image enlarges it (docusaurus-plugin-image-zoom); the hint is a button that does the same for a keyboard.
 *
 * A phone shows a narrower drawing where there is one. It keeps most of its size, so that its text stays legible, and the
 * frame scrolls sideways where that is wider than the screen.
 * @param props the image and its words
 * @returns a `figure`
 */
export function Figure(props: FigureProps): ReactNode {
  const {src, width, height, phoneSrc, phoneWidth, phoneHeight, start, alt, caption, note, kind, loading} = props;
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const scrolls = useScrolls(frame);
  useEffect(() => {
    if (start && frame.current!.scrollLeft === 0)
      frame.current!.scrollLeft = (Number(start) * image.current!.clientWidth) / Number(width);
  }, [start, width]);

  return (
    <figure className={styles.figure} data-kind={kind}>
      <div
        ref={frame}
        className={styles.frame}
        {...(scrolls && {role: 'group', tabIndex: 0, 'aria-label': `Figure: ${caption}`})}
      >
        <picture className={styles.picture}>
          {phoneSrc && <source media={PHONE} srcSet={phoneSrc} width={phoneWidth} height={phoneHeight} />}
          <img
            ref={image}
            className={styles.image}
            src={src}
            width={width}
            height={height}
            alt={alt}
            loading={loading}
            decoding="async"
          />
        </picture>
        <svg
          className={styles.least}
          width={Math.round(Number(phoneWidth ?? width) * SMALLEST)}
          height="0"
          aria-hidden="true"
        />
      </div>
      <figcaption className={styles.caption}>
        <span>
          {caption}
          {kind === 'panel' && ' Schematic.'}
          {note !== undefined && ` ${note}`}
        </span>
        <button
          type="button"
          className={styles.enlarge}
          aria-label={`Enlarge: ${caption}`}
          onClick={() => image.current?.click()}
        >
          Enlarge
        </button>
      </figcaption>
    </figure>
  );
}
