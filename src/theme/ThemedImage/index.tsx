// Wrapped: stock writes the images of both themes into a page, and only the visible one should load.
import ThemedImage from '@theme-original/ThemedImage';
import {type ComponentProps, type ReactNode} from 'react';

export default function ThemedImageWrapper(props: ComponentProps<typeof ThemedImage>): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
