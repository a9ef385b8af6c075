import path from 'node:path';

/**
 * Says which files are among those that a check is asked about.
 * @returns true for a file, given relative to the project, that is one of them or lies in one
 */
export function wantedBy(root: string, paths: readonly string[]): (file: string) => boolean {
  const wanted = paths.map((one) => path.relative(root, path.resolve(root, one)).split(path.sep).join('/'));
  const isIn = (file: string, one: string): boolean => one === '' || file === one || file.startsWith(`${one}/`);
  return (file) => wanted.length === 0 || wanted.some((one) => isIn(file, one));
}

/** A relative link between two pages: from `docs/a.mdx`, `docs/b/c.mdx` is `./b/c.mdx`. Both relative to the project. */
export function linkFrom(page: string, file: string): string {
  const target = path.posix.relative(path.posix.dirname(page), file);
  return target.startsWith('.') ? target : `./${target}`;
}

/** The path or the fragment of a link, decoded; undefined where a percent sign in it is no part of an encoded character. */
export function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
