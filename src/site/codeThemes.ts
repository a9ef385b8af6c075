import {themes, type PrismTheme} from 'prism-react-renderer';

/** Puts a theme on the site's own surface, and gives comments, which are too faint for it, a color with AA contrast. */
function onSurface(theme: PrismTheme, background: string): PrismTheme {
  return {
    plain: {...theme.plain, backgroundColor: background},
    styles: [...theme.styles, {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--muted)'}}],
  };
}

/** Colors of code: the manual is dark always, and the reference colors its samples itself. */
export const codeThemes = {
  theme: onSurface(themes.github, 'var(--bg-1)'),
  darkTheme: onSurface(themes.nightOwl, 'var(--bg-1)'),
  additionalLanguages: ['bash', 'powershell', 'csharp', 'nginx', 'ini', 'json', 'sql', 'http'],
};
