/** Shown by the live preview, by file or plugin. */
export const previewFaults = new Map<string, string>();
