import type {Plugin} from '@docusaurus/types';

/** The script that keeps clicks until `src/client/earlyClicks.ts` asks for them; nothing else runs before the first paint. */
const script = `window.earlyClicks=[];addEventListener('click',function(e){window.earlyClicks&&window.earlyClicks.push(e)},true)`;

/** Keeps what is clicked while the page has been painted and its scripts haven't come: on a slow line, some seconds. */
export default function earlyClicks(): Plugin {
  return {
    name: 'site-early-clicks',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
