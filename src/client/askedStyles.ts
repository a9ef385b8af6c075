import siteConfig from '@generated/docusaurus.config';

import {stylesFile, type AskedStyles} from '../shared/previews';

const loaded = new Map<AskedStyles, Promise<void>>();

/**
 * Loads a style sheet of `src/css/asked`, once.
 * @returns what is fulfilled when it holds, and rejected where it can't be loaded; the next call tries again
 */
export function askStyles(name: AskedStyles): Promise<void> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = siteConfig.baseUrl + stylesFile(name);
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loaded.delete(name);
      reject(new Error(`${link.href}  can't be loaded  ->  try again once the server answers`));
    };
    document.head.append(link);
  });
  loaded.set(name, loading);
  return loading;
}
