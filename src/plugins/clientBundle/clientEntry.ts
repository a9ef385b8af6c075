/** Until the browser has had the chance to draw and to react. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Starts the site as Docusaurus does, but in three tasks of the browser: the script is compiled, then React is run, then
 * everything else. In one task a page doesn't react for 190 ms with the processor slowed 4 times, in three for 20 to 60 ms each.
 * @throws what a module throws while it starts, as an unhandled rejection
 */
async function start(): Promise<void> {
  // Docusaurus takes the base path for wrong, and says so on the start page, where this is missing once the page is parsed.
  Object.assign(window, {docusaurus: {}});
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

void start();
