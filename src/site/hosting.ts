/** By directive. The build adds hashes for `inlineElements`. */
export const contentPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Infima's icons are data URLs.
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'worker-src': ["'self'"],
};

export interface InlineElement {
  readonly tag: 'script' | 'style';
  /** Unique part of its text. */
  readonly mark: string;
  /** Module that writes it. */
  readonly origin: string;
}

/** All inline scripts and styles, allowed by hash. Others fail the build. */
export const inlineElements: readonly InlineElement[] = [
  {tag: 'script', mark: 'data-theme-choice', origin: 'the classic theme and src/reference/generator/headScript.ts'},
  {tag: 'script', mark: '__docusaurus-base-url-issue-banner', origin: 'baseUrlIssueBanner of Docusaurus'},
  {tag: 'script', mark: 'earlyClicks', origin: 'src/plugins/earlyClicks.ts'},
  {tag: 'style', mark: '--ifm-global-border-width:', origin: 'scripts/hosting/inlineStyles.ts'},
  {tag: 'style', mark: '@font-face', origin: 'src/plugins/fonts.ts'},
  {tag: 'style', mark: '.signal .wire', origin: 'docs/_data/signal-path.svg'},
  {tag: 'style', mark: '.reference', origin: 'src/reference/page/css'},
];

const refused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

export interface HeaderRule {
  /** Regular expression for paths below the base path: `user-guide/index.html`. */
  readonly files: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * All matching rules apply; for the same header, the last one wins.
 * @param policy for pages only: a figure opened by itself has inline styles
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
  // File names contain a hash of the content or its sources.
  {files: '^assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  {
    files: '\\.html$',
    headers: {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
    },
  },
];

/** By extension, for types that web servers don't know. */
export const types: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript',
  // Some servers send TypeScript as video.
  ts: 'text/plain; charset=utf-8',
  yaml: 'text/yaml',
};

export const errorPages = {400: '400.html', 404: '404.html'} as const;
