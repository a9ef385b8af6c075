import type {Plugin} from '@docusaurus/types';

/** Keeps clicks until `src/client/earlyClicks.ts` asks for them. */
const clicks = `window.earlyClicks=[];addEventListener('click',function(e){window.earlyClicks&&window.earlyClicks.push(e)},true)`;

const line = 'Search, menus, and figures of this page don’t work, because its scripts could not be loaded. ';

/** Says once that a script of the page itself is missing, as in a copy of a page from before a new release. */
const failure = `addEventListener('error',function f(e){if(!e.target.defer)return;removeEventListener('error',f,true);
var p=document.createElement('p'),a=document.createElement('a'),s=function(){document.body.prepend(p)};
p.className='dead-page';p.setAttribute('role','alert');p.textContent='${line}';a.href='';a.textContent='Reload the page';p.append(a);
document.body?s():addEventListener('DOMContentLoaded',s)},true)`;

/** What runs before the scripts of a page arrive, which takes seconds on a slow connection, or where they don't. */
export default function earlyClicks(): Plugin {
  return {
    name: 'site-early-clicks',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: `${clicks};${failure}`}]}),
  };
}
