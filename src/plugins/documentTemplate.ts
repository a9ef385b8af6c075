import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const changes: readonly (readonly [found: string, written: string])[] = [
  // Without JavaScript, scrollbars would be white and chevrons black.
  ['<html <%~', '<html data-theme="dark" <%~'],
  // The Content-Security-Policy forbids inline styles of icons.
  ['<%~ it.preBodyTags %>', `<%~ it.preBodyTags.replace('style="display: none;"', 'hidden') %>`],
];

/**
 * Docusaurus' template with changes.
 * @throws if the stock template lacks what is changed
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
