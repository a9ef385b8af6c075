import {readFile} from 'node:fs/promises';
import {pinKinds, type PinKind} from '../../shared/vocabulary';

/** Tokens that figures use, without the leading dashes; those of pins come from the list of pin kinds. */
const TOKENS = [
  ...(['bg', 'bg-1', 'bg-2', 'bg-3', 'bg-4', 'line', 'line-2', 'ink', 'text', 'muted'] as const),
  ...(['accent', 'accent-strong', 'accent-dim', 'program', 'preview', 'caution', 'info'] as const),
  ...pinKinds.map((type): `pin-${PinKind}` => `pin-${type}`),
];

export type Token = (typeof TOKENS)[number];

/** Colors as `#rrggbb`, by the names of the site's tokens. */
export type Theme = Readonly<Record<Token, string>>;

/**
 * Reads the dark set of the site's tokens from its style sheet, so that colors are defined in one place.
 *
 * @param file path of the style sheet, whose first rule has `--bg: #0b0d10;` and so on
 * @throws Error naming the file and the token when one is missing or is not a plain hex color
 */
export async function readTheme(file: string): Promise<Theme> {
  const [dark = ''] = (await readFile(file, 'utf8')).split('}');
  const values = new Map([...dark.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]));
  const missing = TOKENS.find((token) => !values.has(token));
  if (missing) throw new Error(`${file}: figures need --${missing} in the first rule, as a color such as #0b0d10`);
  return Object.fromEntries(values) as Theme;
}
