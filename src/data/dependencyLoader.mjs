/** Words whose content comes from the data files, and figures that draw nodes of the data. */
const dataWords =
  /<(?:Ports|ComponentVersions|Shortcuts|Node(?:Pins|Properties|Functions|Examples)|Term)\b|^\s*```nodegraph/m;

/** Words that also show the titles of pages. */
const titleWords = /<(?:Glossary|InterfaceNames|NodeIndex|NodeReference)\b/;

/**
 * Bundler loader: makes a page depend on the files whose content it shows, and passes it on unchanged.
 *
 * @this {import('webpack').LoaderContext<{data: string, pages: string}>}
 * @param {string} source the page
 * @returns {string} the same
 */
export default function dependencyLoader(source) {
  const {data, pages} = this.getOptions();
  if (titleWords.test(source)) this.addContextDependency(pages);
  if (titleWords.test(source) || dataWords.test(source)) this.addContextDependency(data);
  return source;
}
