// Wrapped: the build writes the picture of both themes into a page, and only the one that is shown may load.
import ThemedImage from '@theme-original/ThemedImage';
import React, {type ComponentProps, type ReactNode} from 'react';

/**
 * A picture with a variant for each theme.
 * @param props those of the original
 * @returns the picture; the browser skips the variant that is not displayed
 */
export default function ThemedImageWrapper(props: ComponentProps<typeof ThemedImage>): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
