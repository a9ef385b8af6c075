import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawAhead, isNothingDrawn} from '../figures';

/** Docusaurus plugin: has figures drawn from the start of a build from nothing, in which drawing them takes longest. */
export default function figuresAhead({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-figures-ahead',
    // Not when the plugin is made: commands that build nothing, such as `docusaurus gen-api-docs`, make plugins too.
    async loadContent() {
      // A fault that keeps it from drawing keeps the pages from it too, and they name it.
      if (isNothingDrawn(siteDir)) drawAhead(siteDir).catch(() => undefined);
    },
  };
}
