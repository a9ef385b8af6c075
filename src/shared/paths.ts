import path from 'node:path';

/** @returns a predicate for project-relative files inside the given paths */
export function wantedBy(root: string, paths: readonly string[]): (file: string) => boolean {
  const wanted = paths.map((one) => path.relative(root, path.resolve(root, one)).split(path.sep).join('/'));
  const isIn = (file: string, one: string): boolean => one === '' || file === one || file.startsWith(`${one}/`);
  return (file) => wanted.length === 0 || wanted.some((one) => isIn(file, one));
}

/** `./b/c.mdx` for `docs/a.mdx` and `docs/b/c.mdx`. */
export function linkFrom(page: string, file: string): string {
  const target = path.posix.relative(path.posix.dirname(page), file);
  return target.startsWith('.') ? target : `./${target}`;
}

/** Undefined for invalid percent-encoding. */
export function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
