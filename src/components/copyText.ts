/**
 * Puts the text of an element on the clipboard. Browsers keep the clipboard from pages that are not served over HTTPS; there
 * the text is selected and copied as by Ctrl+C.
 * @param element what to copy
 * @returns whether the text is on the clipboard; where it is not, it stays selected
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}
