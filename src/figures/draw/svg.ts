/** Values of attributes; undefined and false leave the attribute out. */
export type Attributes = Record<string, string | number | undefined | false>;

/** A number as it stands in an SVG: at most one decimal, no trailing zero, so that the same figure is the same bytes. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Text as XML: markup characters escaped, characters that XML forbids dropped. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are the characters XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
  );
}

/** An element; `children` is markup already, attributes are escaped here. */
export function el(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== false)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`)
    .join('');
  return children === '' ? `<${name}${list}/>` : `<${name}${list}>${children}</${name}>`;
}

/** Template tag for path data: rounds every number put into it. */
export function d(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce((path, part, index) => path + num(values[index - 1] ?? 0) + part);
}
