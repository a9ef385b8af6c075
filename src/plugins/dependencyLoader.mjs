/**
 * Bundler loader: makes a page depend on what it is made from, and passes it on unchanged.
 *
 * @this {import('webpack').LoaderContext<{rules: {pattern: string, files: string[], folders: string[]}[]}>}
 * @param {string} source the page
 * @returns {string} the same
 */
export default function dependencyLoader(source) {
  for (const {pattern, files, folders} of this.getOptions().rules) {
    if (!new RegExp(pattern, 'm').test(source)) continue;
    for (const file of files) this.addDependency(file);
    for (const folder of folders) this.addContextDependency(folder);
  }
  return source;
}
