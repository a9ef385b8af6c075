import type {Plugin} from '@docusaurus/types';

/** Read by `src/client/earlyClicks.ts`. */
const clicks = `window.earlyClicks=[];addEventListener('click',function(e){window.earlyClicks&&window.earlyClicks.push(e)},true)`;

const line = 'Search, menus, and figures of this page don’t work, because its scripts could not be loaded. ';

/** Reports a missing script once, for example in a cached page of an earlier release. */
const failure = `addEventListener('error',function f(e){if(!e.target.defer)return;removeEventListener('error',f,true);
var p=document.createElement('p'),a=document.createElement('a'),s=function(){document.body.prepend(p)};
p.className='dead-page';p.setAttribute('role','alert');p.textContent='${line}';a.href='';a.textContent='Reload the page';p.append(a);
document.body?s():addEventListener('DOMContentLoaded',s)},true)`;

/** Runs before the scripts arrive, which takes seconds on slow connections. */
export default function earlyClicks(): Plugin {
  return {
    name: 'site-early-clicks',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: `${clicks};${failure}`}]}),
  };
}
