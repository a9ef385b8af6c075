import {LANGUAGE_KEY, THEME_KEY} from '../../client/storageKeys';
import {languages} from '../types';
import {REFERENCE_ROUTE} from '../../site/reference';

/** Applies color mode and language before first paint, on the reference only. */
export function headScript(baseUrl: string, namespace: string): string {
  const home = `${baseUrl}${REFERENCE_ROUTE}`;
  const known = JSON.stringify(languages.map(({id}) => id));
  return `(function(){var p=location.pathname,d=document.documentElement,t,l;if(p!=='${home}'&&p.indexOf('${home}/')&&p!=='${home}.html')return;try{t=localStorage.getItem('${THEME_KEY}${namespace}');l=localStorage.getItem('${LANGUAGE_KEY}${namespace}')}catch(e){}if(t==='light'){d.setAttribute('data-theme',t);d.setAttribute('data-theme-choice',t)}d.setAttribute('data-samples',${known}.indexOf(l)<0?'${languages[0].id}':l)})()`;
}
