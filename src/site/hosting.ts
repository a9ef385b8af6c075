/** The Content-Security-Policy of pages, directive by directive. The build adds what `inlineElements` need. */
export const contentPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Icons of the theme's style sheet are data.
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'worker-src': ["'self'"],
};

/** An element with code or style in it, which a policy allows by the hash of its text: the same text on every page that has it. */
export interface InlineElement {
  readonly tag: 'script' | 'style';
  /** Part of its text, which no other element has. */
  readonly mark: string;
  /** The code that writes it. */
  readonly origin: string;
}

/** Everything that pages have inline. What is not listed stops the build. */
export const inlineElements: readonly InlineElement[] = [
  {tag: 'script', mark: 'data-theme-choice', origin: 'the classic theme and src/reference/generator/headScript.ts'},
  {tag: 'script', mark: '__docusaurus-base-url-issue-banner', origin: 'baseUrlIssueBanner of Docusaurus'},
  {tag: 'script', mark: 'earlyClicks', origin: 'src/plugins/earlyClicks.ts'},
  {tag: 'style', mark: '--ifm-global-border-width:', origin: 'scripts/hosting/inlineStyles.ts'},
  {tag: 'style', mark: '@font-face', origin: 'src/plugins/fonts.ts'},
  {tag: 'style', mark: '.reference', origin: 'src/reference/page/css'},
];

/** Browser features that are denied to every page. */
const refused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/** Headers of the files that a pattern matches. */
export interface HeaderRule {
  /** A regular expression, matched against the path of a file below the base path: `user-guide/index.html`. */
  readonly files: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Says which headers go with which files. All rules that match hold; of two with the same header, the later one.
 * @param policy the Content-Security-Policy. Pages alone get it: a figure that is opened by itself has its style inline
 */
export const headerRules = (policy: string): readonly HeaderRule[] => [
  {
    files: '',
    headers: {
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  // Each file in there is named by the hash of its content, or of what it is made from.
  {files: '^assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  {
    files: '\\.html$',
    headers: {
      'Content-Security-Policy': policy,
      'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
    },
  },
];

/** Types of files that web servers don't know, by the end of the name. */
export const types: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript',
  // TypeScript, which some servers take for video.
  ts: 'text/plain; charset=utf-8',
  yaml: 'text/yaml',
};

/** Pages that errors are answered with, by status. They have no address. */
export const errorPages = {400: '400.html', 404: '404.html'} as const;
