declare const brand: unique symbol;

/** Escaped HTML; the brand keeps raw text out. */
export type Html = string & {readonly [brand]: 'html'};

export function escapeHtml(text: string): Html {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;') as Html;
}

/** Template literal for HTML; its values are HTML already. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Html[]): Html =>
  String.raw({raw: strings}, ...parts) as Html;

/** Skips absent parts. */
export const joinHtml = (parts: ReadonlyArray<Html | undefined | false | ''>, separator = ''): Html =>
  parts.filter(Boolean).join(separator) as Html;
