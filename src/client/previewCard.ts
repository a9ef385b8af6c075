import siteConfig from '@generated/docusaurus.config';

import {previewFile, previewOf, type Preview, type PreviewPlace, type Previews} from '../shared/previews';
import {make} from './elements';
import './preview.css';

/** Delay before the preview opens, and after leaving both link and preview (ms). */
const OPEN_AFTER = 400;
const CLOSE_AFTER = 250;
/** Between link and preview, and preview and window (px). */
const GAP = 6;
const EDGE = 8;

const files = new Map<string, Promise<Previews>>();

function load(file: PreviewPlace['file']): Promise<Previews> {
  const known = files.get(file);
  if (known) return known;
  const loading = fetch(siteConfig.baseUrl + previewFile(file)).then(
    (response) => response.json() as Promise<Previews>,
  );
  files.set(file, loading);
  // The next link retries.
  loading.catch(() => files.delete(file));
  return loading;
}

let asked: HTMLAnchorElement | undefined;
let shown: {link: HTMLAnchorElement; box: HTMLElement} | undefined;
let timer: number | undefined;

function wait(ms: number, act: () => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(act, ms);
}

function close(): void {
  window.clearTimeout(timer);
  asked = undefined;
  shown?.box.remove();
  shown?.link.removeAttribute('aria-describedby');
  shown = undefined;
}

const isHeld = (link: HTMLElement): boolean =>
  link.matches(':hover, :focus-visible') || shown?.box.matches(':hover') === true;

function leave(): void {
  const link = asked;
  if (link)
    wait(CLOSE_AFTER, () => {
      if (!isHeld(link)) close();
    });
}

function draw({title, text, card}: Preview): HTMLElement {
  const attributes = {id: 'preview', class: 'preview', popover: 'manual', role: 'tooltip'};
  const box = make('div', attributes, make('strong', {}, title), make('p', {}, text));
  if (card) {
    const size = {width: String(card.width), height: String(card.height)};
    box.append(make('img', {src: siteConfig.baseUrl + card.src, alt: '', ...size}));
  }
  return box;
}

/** Placed in the page below the link, or above it where there is more room, so that it scrolls with the text. */
function place(link: HTMLElement, box: HTMLElement): void {
  const {left, top, bottom} = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const isAbove = bottom + GAP + box.offsetHeight > clientHeight && top > clientHeight - bottom;
  const x = Math.max(EDGE, Math.min(left, clientWidth - box.offsetWidth - EDGE));
  box.style.left = `${x + window.scrollX}px`;
  box.style.top = `${(isAbove ? top - GAP - box.offsetHeight : bottom + GAP) + window.scrollY}px`;
}

async function show(link: HTMLAnchorElement, {file, key}: PreviewPlace): Promise<void> {
  const previews = await load(file).catch(() => undefined);
  const preview = previews?.[key];
  if (!preview || asked !== link || !link.isConnected || !isHeld(link)) return;
  const box = draw(preview);
  document.body.append(box);
  box.showPopover();
  place(link, box);
  shown = {link, box};
  link.setAttribute('aria-describedby', box.id);
  box.addEventListener('pointerleave', leave);
}

/** Shows the preview of a link after a delay, until the pointer and the focus leave link and preview, or Esc. */
export function offer(link: HTMLAnchorElement): void {
  const preview = previewOf(link.pathname.slice(siteConfig.baseUrl.length) + link.hash);
  const isOwnPage = preview?.isPage && link.pathname === window.location.pathname;
  if (!preview || isOwnPage || asked === link || !isHeld(link)) return;
  close();
  asked = link;
  for (const event of ['pointerleave', 'blur'] as const) link.addEventListener(event, leave);
  wait(OPEN_AFTER, () => void show(link, preview));
}

document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') close();
});
document.addEventListener('click', close);
window.addEventListener('popstate', close);
