/** Selects what an element shows and copies it as by Ctrl+C: what is left where the clipboard is kept from the page. */
function copySelected(element: HTMLElement): boolean {
  getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}

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
    return copySelected(element);
  }
}

/**
 * Puts a text file of this site on the clipboard.
 * @param address of the file
 * @returns whether the text is on the clipboard
 */
export async function copyFrom(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    const holder = document.createElement('pre');
    holder.textContent = await response.text();
    document.body.append(holder);
    const isCopied = await copyText(holder);
    holder.remove();
    return isCopied;
  } catch {
    return false;
  }
}
