import {themes, type PrismTheme} from 'prism-react-renderer';

function onSurface(theme: PrismTheme, background: string): PrismTheme {
  return {...theme, plain: {...theme.plain, backgroundColor: background}};
}

/** Colors of code: quiet sets with AA contrast on the site's own surfaces, for both color sets of the reference. */
export const codeThemes = {
  theme: onSurface(themes.github, 'var(--bg-1)'),
  darkTheme: onSurface(themes.nightOwl, 'var(--bg-1)'),
  additionalLanguages: ['bash', 'powershell', 'csharp', 'nginx', 'ini', 'json', 'sql', 'http'],
};
