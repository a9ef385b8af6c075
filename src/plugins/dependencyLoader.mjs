/**
 * Bundler loader: adds dependencies to a page.
 * @this {import('webpack').LoaderContext<{rules: {pattern: string, files: string[], folders: string[]}[]}>}
 * @param {string} source
 * @returns {string}
 */
export default function dependencyLoader(source) {
  for (const {pattern, files, folders} of this.getOptions().rules) {
    if (!new RegExp(pattern, 'm').test(source)) continue;
    for (const file of files) this.addDependency(file);
    for (const folder of folders) this.addContextDependency(folder);
  }
  return source;
}
