import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Changes to the stock template, with reasons. */
const changes: readonly (readonly [found: string, written: string])[] = [
  // Nothing else sets the theme without JavaScript: scrollbars would be white, and chevrons black.
  ['<html <%~', '<html data-theme="dark" <%~'],
  // The Content-Security-Policy forbids the `style` of the theme's icons.
  ['<%~ it.preBodyTags %>', `<%~ it.preBodyTags.replace('style="display: none;"', 'hidden') %>`],
];

/**
 * The HTML around each page: the template of the installed Docusaurus with the changes of this site.
 * @param template the stock template
 * @returns the template for `ssrTemplate`
 * @throws when the stock template lacks what is changed
 */
export function documentTemplate(template: string = stock): string {
  return changes.reduce((text, [found, written]) => {
    if (!text.includes(found)) {
      throw new Error(
        `the HTML template of Docusaurus has no "${found}"  ->  adapt src/plugins/documentTemplate.ts to this release`,
      );
    }
    return text.replace(found, written);
  }, template);
}
