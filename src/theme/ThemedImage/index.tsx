// Wrapped: stock renders the images of both themes, and both would load.
import ThemedImage from '@theme-original/ThemedImage';
import {type ComponentProps, type ReactNode} from 'react';

export default function ThemedImageWrapper(props: ComponentProps<typeof ThemedImage>): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
