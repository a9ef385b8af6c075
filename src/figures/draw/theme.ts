import {readFile} from 'node:fs/promises';
import {pinKinds, type PinKind} from '../../shared/vocabulary';

/** Tokens that figures use, without the leading dashes; those of pins come from the list of pin kinds. */
const TOKENS = [
  'bg',
  'bg-1',
  'bg-2',
  'bg-3',
  'bg-4',
  'line',
  'line-2',
  'ink',
  'text',
  'muted',
  'accent',
  'accent-strong',
  'accent-dim',
  'program',
  'preview',
  'caution',
  'info',
] as const;

export type Token = (typeof TOKENS)[number] | `pin-${PinKind}`;

/** Colors as `#rrggbb`, by the names of the site's tokens. */
export type Theme = Readonly<Record<Token, string>>;

/**
 * Reads the dark set of the site's tokens from its style sheet, so that colors are defined in one place.
 *
 * @param file path of the style sheet with `--bg: #0b0d10;` and so on
 * @throws Error naming the file and the token when one is missing or is not a plain hex color
 */
export async function readTheme(file: string): Promise<Theme> {
  const css = (await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '');
  const values = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.includes('light') || selector.includes('@media') || !/:root|dark/.test(selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)) values.set(name, value.trim());
  }
  const entries = [...TOKENS, ...pinKinds.map((type) => `pin-${type}` as const)].map((token) => {
    const value = values.get(token) ?? '';
    if (!/^#[0-9a-f]{6}$/i.test(value)) {
      throw new Error(
        `${file}: figures need --${token} as a color such as #0b0d10, found "${value}". Set it in the dark set.`,
      );
    }
    return [token, value.toLowerCase()] as const;
  });
  return Object.fromEntries(entries) as Record<Token, string>;
}
