/**
 * Bundler loader: passes a file through a function.
 * @this {import('webpack').LoaderContext<{transform: (source: string) => string | Promise<string>, files: string[],
 * folders?: string[]}>}
 * @param {string} source
 * @returns {string | Promise<string>}
 */
export default function transformLoader(source) {
  const {transform, files, folders = []} = this.getOptions();
  for (const file of files) this.addDependency(file);
  for (const folder of folders) this.addContextDependency(folder);
  return transform(source);
}
