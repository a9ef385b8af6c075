/** Timeout after which a server counts as unreachable (ms). */
const PATIENCE = 8000;

/**
 * Says whether the server answers, so that a page isn't given up for the browser's error page.
 * @param address of a page of the site
 * @returns true where it answers, a missing page and a sign-in included; false where it doesn't, or only a proxy before it does
 */
export async function serverAnswers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const {status} = await fetch(address, {method: 'HEAD', cache: 'no-store', redirect: 'manual', signal});
    return status < 500;
  } catch {
    return false;
  }
}
