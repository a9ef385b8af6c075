/** Fallback without clipboard access: select and `execCommand('copy')`. */
function copySelected(element: HTMLElement): boolean {
  getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}

/**
 * Copies an element's text. Without HTTPS, browsers deny access to the clipboard, and the text is selected and copied.
 * @returns whether it was copied; if not, it stays selected
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
 * Copies a text file of this site.
 * @returns whether it was copied
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
