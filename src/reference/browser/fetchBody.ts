import {loadAnew} from '../../client/notice';

const bodies = new Map<string, Promise<string>>();

async function load(address: string, attribute: string): Promise<string> {
  const response = await fetch(address);
  const page = response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
  const body = page?.querySelector(`[${attribute}]`)?.innerHTML;
  if (!body) {
    throw new Error(`${address} answered ${response.status} without a body of the reference`);
  }
  return body;
}

/**
 * Takes the body of a page out of that page's HTML. Where this fails, a warning is logged and the page is loaded again; with
 * a server that doesn't answer, a notice says so and lets the reader retry.
 * @param address path of the page
 * @param attribute what marks the element whose content is wanted
 * @returns the HTML inside that element; it never settles when the page is being loaded again
 */
export function fetchBody(address: string, attribute: string): Promise<string> {
  const known = bodies.get(address);
  const body = known ?? load(address, attribute);
  bodies.set(address, body);
  return body.catch(async (error: unknown) => {
    console.warn(error);
    bodies.delete(address);
    await loadAnew();
    return new Promise<never>(() => {});
  });
}
