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

export function button(text: string, act: () => void): HTMLButtonElement {
  const element = make('button', {type: 'button'}, text);
  element.addEventListener('click', act);
  return element;
}

const adopted = new Set<string>();

/** Adds a style sheet once. A constructed sheet loads with its script and is allowed by the Content-Security-Policy. */
export function adoptStyles(sheet: string): void {
  if (adopted.has(sheet)) return;
  adopted.add(sheet);
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}
