/** Makes an element with its attributes and its children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Makes a button that does something. */
export function button(text: string, act: () => void): HTMLButtonElement {
  const element = make('button', {type: 'button'}, text);
  element.addEventListener('click', act);
  return element;
}

const adopted = new Set<string>();

/** Gives the page a style sheet, once. A script makes it, so it loads with that alone, and the policy of the site allows it. */
export function adoptStyles(sheet: string): void {
  if (adopted.has(sheet)) return;
  adopted.add(sheet);
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}
