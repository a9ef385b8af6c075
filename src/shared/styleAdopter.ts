/**
 * Makes a function that gives the page a sheet of styles once, however often it is called.
 * @param sheet rules of CSS
 * @returns the function; it needs a browser
 */
export function styleAdopter(sheet: string): () => void {
  let isAdopted = false;
  return () => {
    if (isAdopted) return;
    const styles = new CSSStyleSheet();
    styles.replaceSync(sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    isAdopted = true;
  };
}
