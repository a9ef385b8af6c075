import type {Plugin} from '@docusaurus/types';

/** The script that keeps clicks until `src/client/earlyClicks.ts` asks for them; nothing else runs before the first paint. */
const script = `window.earlyClicks=[];addEventListener('click',function(e){window.earlyClicks&&window.earlyClicks.push(e)},true)`;

/** Keeps the clicks made after a page is painted and before its scripts arrive, which takes seconds on a slow connection. */
export default function earlyClicks(): Plugin {
  return {
    name: 'site-early-clicks',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
