import {useRef, type ReactNode} from 'react';

import {useScrolls} from '../useScrolls';
import styles from './styles.module.css';

interface FigureProps {
  /** Address of the image. */
  readonly src: string;
  /** Size of the image in px, as attributes are written. */
  readonly width: string;
  readonly height: string;
  /** What the image shows. */
  readonly alt: string;
  /** One sentence under the image. */
  readonly caption: string;
  /** What the drawing cannot say by itself, such as what is dashed. */
  readonly note?: string;
  /** Language of the fence that it was drawn from: nodegraph, flow, timeline, curve or panel. */
  readonly kind: string;
  /** `eager` for the first figure of a page, which is in view when the page opens. */
  readonly loading: 'eager' | 'lazy';
}

/** A phone shows an image at this share of its size or larger: text from 9.5 px. An image squeezed to its width would have 5. */
const SMALLEST = 0.85;

/**
 * A figure that was drawn when the site was built (`src/figures` writes this element): an image with its caption. A click on
 * the image enlarges it (docusaurus-plugin-image-zoom); the hint is a button that does the same for a keyboard.
 *
 * On a phone the image keeps most of its size, so that its text stays legible, and the frame scrolls sideways.
 * @param props the image and its words
 * @returns a `figure`
 */
export function Figure({src, width, height, alt, caption, note, kind, loading}: FigureProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const scrolls = useScrolls(frame);

  return (
    <figure className={styles.figure} data-kind={kind}>
      <div
        ref={frame}
        className={styles.frame}
        {...(scrolls && {role: 'group', tabIndex: 0, 'aria-label': `Figure: ${caption}`})}
      >
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
        <svg className={styles.least} width={Math.round(Number(width) * SMALLEST)} height="0" aria-hidden="true" />
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
