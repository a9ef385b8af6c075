import {loadAnew} from '../../client/failures';

const bodies = new Map<string, Promise<string>>();

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  const page = response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
  const body = page?.querySelector('[data-reference]')?.innerHTML;
  if (!body) {
    throw new Error(`${address} answered ${response.status} without a body of the reference`);
  }
  return body;
}

/** Takes the body from a page's HTML. Never settles after a failure, which reloads the page. */
export function fetchBody(address: string): Promise<string> {
  const body = bodies.get(address) ?? load(address);
  bodies.set(address, body);
  return body.catch(async (error: unknown) => {
    console.warn(error);
    bodies.delete(address);
    await loadAnew();
    return new Promise<never>(() => {});
  });
}
