// Replaces react-helmet-async in the browser (14 KB for class components, server rendering, and fallbacks). The build
// uses the original, which writes the HTML.
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

interface HeadProps {
  readonly defaultTitle?: string;
  readonly children?: ReactNode;
}

type Tag = ReactElement<Record<string, unknown> & {children?: ReactNode}, string>;

/** Mounted heads in render order: a page's come after the site's. */
const heads = new Map<number, HeadProps>();
let rendered = 0;
let isDue = false;
const roots = ['html', 'body'] as const;
const setNow = {html: new Set<string>(), body: new Set<string>()};

/** React's spelling to HTML's. */
const spelled: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

export const tagsIn = (children: ReactNode): Tag[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    return child.type === Fragment ? tagsIn(child.props.children) : [child as Tag];
  });

function attributesOf({props: {children: _, ...props}}: Tag): [name: string, value: string][] {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [spelled[name] ?? name.toLowerCase(), String(value)]);
}

/** Later heads replace tags with the same identity. */
function subjectOf({type, props}: Tag): string {
  const {rel, href, src, charSet, name, property, httpEquiv, children} = props;
  const subject =
    type === 'link' && rel !== 'canonical' ? href : ((charSet && 'charset') ?? name ?? property ?? httpEquiv);
  return `${type} ${String(subject ?? src ?? rel ?? children)}`;
}

function elementOf(tag: Tag): HTMLElement {
  const element = document.createElement(tag.type);
  attributesOf(tag).forEach(([name, value]) => element.setAttribute(name, value));
  element.setAttribute('data-rh', 'true');
  // Must equal the HTML's element, otherwise all are replaced.
  element.textContent = String(tag.props.children ?? '');
  return element;
}

function update(): void {
  isDue = false;
  const seen = new Set<string>();
  const tags: Tag[] = [];
  const attributes = {html: new Map<string, string>(), body: new Map<string, string>()};
  let title: string | undefined;
  let defaultTitle = '';
  for (const [, head] of [...heads].sort(([a], [b]) => b - a)) {
    const own = tagsIn(head.children);
    for (const tag of own) {
      if (tag.type === 'title') {
        title ??= [tag.props.children].flat().join('');
      } else if (tag.type === 'html' || tag.type === 'body') {
        const known = attributes[tag.type];
        attributesOf(tag).forEach(([name, value]) => known.has(name) || known.set(name, value));
      } else if (!seen.has(subjectOf(tag))) {
        tags.push(tag);
      }
    }
    own.forEach((tag) => seen.add(subjectOf(tag)));
    defaultTitle ||= head.defaultTitle ?? '';
  }

  document.title = title ?? defaultTitle;
  for (const type of roots) {
    const element = type === 'html' ? document.documentElement : document.body;
    const wanted = attributes[type];
    setNow[type].forEach((name) => wanted.has(name) || element.removeAttribute(name));
    for (const [name, value] of wanted) {
      // Setting "lang" or "dir" recomputes all styles, even if unchanged.
      if (element.getAttribute(name) !== value) {
        element.setAttribute(name, value);
      }
    }
    setNow[type] = new Set(wanted.keys());
  }

  const wanted = tags.map(elementOf);
  for (const element of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const at = wanted.findIndex((other) => other.isEqualNode(element));
    if (at < 0) {
      element.remove();
    } else {
      wanted.splice(at, 1);
    }
  }
  document.head.append(...wanted);
}

function schedule(): void {
  if (!isDue) {
    isDue = true;
    queueMicrotask(update);
  }
}

/** Title, attributes of `html` and `body`, and `meta`, `link`, `script` tags. Later heads override earlier ones. */
export function Helmet(props: HeadProps): ReactNode {
  const [order] = useState(() => ++rendered);
  useLayoutEffect(() => {
    heads.set(order, props);
    schedule();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      schedule();
    },
    [order],
  );
  return null;
}

export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
