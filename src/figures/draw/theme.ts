import {readFile} from 'node:fs/promises';
import {pinKinds, type PinKind} from '../../shared/vocabulary';

/** Without leading dashes; those of pins come from the pin kinds. */
const TOKENS = [
  ...(['bg', 'bg-1', 'bg-2', 'bg-3', 'bg-4', 'line', 'line-2', 'ink', 'text', 'muted'] as const),
  ...(['accent', 'accent-strong', 'accent-dim', 'program', 'preview', 'caution', 'info'] as const),
  ...pinKinds.map((type): `pin-${PinKind}` => `pin-${type}`),
];

export type Token = (typeof TOKENS)[number];

export type Theme = Readonly<Record<Token, string>>;

/**
 * Reads the dark tokens from the style sheet, the single source of colors.
 * @param file its first rule defines `--bg: #0b0d10;` and so on
 * @throws Error naming file and token if one is missing or isn't a hex color
 */
export async function readTheme(file: string): Promise<Theme> {
  const [dark = ''] = (await readFile(file, 'utf8')).split('}');
  const values = new Map([...dark.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]));
  const missing = TOKENS.find((token) => !values.has(token));
  if (missing) throw new Error(`${file}: figures need --${missing} in the first rule, as a color such as #0b0d10`);
  return Object.fromEntries(values) as Theme;
}
