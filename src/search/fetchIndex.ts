/** The live preview has no index. */
export const HAS_INDEX = process.env.NODE_ENV === 'production';

/** Prefetched files; undefined once taken. */
const ahead = new Map<string, Promise<ArrayBuffer> | undefined>();

async function fetchFile(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return response.arrayBuffer();
}

/**
 * Starts a download before the code that reads it, which saves two round trips, unless the reader saves data or is on
 * 2g.
 */
export function fetchAhead(address: string): void {
  // Chromium only.
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  const isSparing = connection?.saveData || connection?.effectiveType?.endsWith('2g');
  if (HAS_INDEX && !isSparing && !ahead.has(address)) {
    const file = fetchFile(address);
    ahead.set(address, file);
    // Retry after a failure.
    file.catch(() => ahead.delete(address));
  }
}

/** Prefetched or new; throws on failure. */
export function takeFile(address: string): Promise<ArrayBuffer> {
  const file = ahead.get(address) ?? fetchFile(address);
  ahead.set(address, undefined);
  return file;
}
