/** Faults that the live preview shows besides those of the bundler, by the file or the plugin that has them. */
export const previewFaults = new Map<string, string>();
