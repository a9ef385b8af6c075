import {LANGUAGE_KEY, THEME_KEY} from '../browser/keys';
import {languages} from '../types';
import {REFERENCE_ROUTE} from '../../site/reference';

/**
 * The script that runs before the first paint of every page. On pages of the reference it applies the remembered color
 * mode and language, so that nothing flashes; on pages of the manual it does nothing, and they stay dark.
 * @param baseUrl base path of the site, with slashes at both ends
 * @param namespace what Docusaurus appends to the keys of this site's storage
 */
export function headScript(baseUrl: string, namespace: string): string {
  const home = `${baseUrl}${REFERENCE_ROUTE}`;
  const known = JSON.stringify(languages.map(({id}) => id));
  return `(function(){var p=location.pathname,d=document.documentElement,t,l;if(p!=='${home}'&&p.indexOf('${home}/')&&p!=='${home}.html')return;try{t=localStorage.getItem('${THEME_KEY}${namespace}');l=localStorage.getItem('${LANGUAGE_KEY}${namespace}')}catch(e){}if(t==='light'){d.setAttribute('data-theme',t);d.setAttribute('data-theme-choice',t)}d.setAttribute('data-samples',${known}.indexOf(l)<0?'${languages[0].id}':l)})()`;
}
