declare const brand: unique symbol;

/** HTML that can be put into a page as it is. The type keeps texts that are not escaped out of it. */
export type Html = string & {readonly [brand]: 'html'};

/** Escapes a text for elements and quoted attributes. */
export function escapeHtml(text: string): Html {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;') as Html;
}

/** HTML from a template literal; whatever is put into it is HTML already. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Html[]): Html =>
  String.raw({raw: strings}, ...parts) as Html;

/** Joins the parts that are present. */
export const joinHtml = (parts: ReadonlyArray<Html | undefined | false | ''>, separator = ''): Html =>
  parts.filter(Boolean).join(separator) as Html;
