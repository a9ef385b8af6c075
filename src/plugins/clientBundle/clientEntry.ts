/** Lets the browser paint and react. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Starts the site in three tasks: compile, React, everything else. With the processor slowed 4 times, one task blocks a
 * page for 190 ms, three for 20 to 60 ms each.
 * @throws startup errors, as an unhandled rejection
 */
async function start(): Promise<void> {
  // Missing on the start page after parsing, which Docusaurus takes for a wrong base path.
  Object.assign(window, {docusaurus: {}});
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

void start();
