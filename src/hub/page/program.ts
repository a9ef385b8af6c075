import {adoptStyles, make} from '../../client/elements';
import type {Json} from '../../shared/json';
import type {Studio} from '../studio';

const body = 'M43 90C45 71 55 64 70 60.5L72 52H88L90 60.5C105 64 115 71 117 90Z';
const hair =
  'M64.5 38C62 24 69 14.5 80 14.5S98 24 95.5 38C93.5 38 93.5 31 90.5 28C84 29.5 74 29 70.5 26.5C67 30 66.5 38 64.5 38Z';

/** Frame of 160 by 90: cyclorama, map, wall with score, presenter, lower third. */
const shapes = `
  <path fill="#050607" d="M0 0H160V90H0Z" />
  <g data-part="set">
    <path data-part="color" d="M0 0H160V90H0Z" />
    <path fill="#050607" fill-opacity=".42" d="M0 62C50 71 110 71 160 62V90H0Z" />
    <path fill="#fff" fill-opacity=".1" d="M30 0H130L118 65C95 68 65 68 42 65Z" />
  </g>
  <g data-part="wall">
    <path fill="#0b0d10" stroke="#5fd0e6" d="M108 14H150V36H108Z" />
    <text data-part="score" x="129" y="30" font-size="14" text-anchor="middle" />
  </g>
  <g data-part="map">
    <path fill="#13264a" stroke="#8be3f3" d="M10 12H50V42H10Z" />
    <path fill="#239357" d="M10 42V20C18 18 20 26 26 28S30 36 38 37 44 40 44 42Z" />
    <path fill="none" stroke="#eef2f6" d="M32 19H45M35 24H47M39 29H47" />
  </g>
  <g data-part="presenter">
    <path fill="#27415f" d="${body}" />
    <path fill="#dfe6ee" d="M71 60.3 80 78 89 60.3 85 57H75Z" />
    <path fill="#5fd0e6" d="M78 66H82L83.4 84 80 90 76.6 84Z" />
    <path fill="#c78f6f" d="M73 50H87L88.6 59.5C84 64 76 64 71.4 59.5Z" />
    <path fill="#dba683" d="M80 19C89 19 94 26 94 35C94 46 88 56 80 56C72 56 66 46 66 35C66 26 71 19 80 19Z" />
    <path fill="#2a1d19" d="${hair}" />
  </g>
  <g data-part="third">
    <path fill="#0b0d10" fill-opacity=".9" d="M14 66H118V84H14Z" />
    <path fill="#ff5a52" d="M14 66H18V84H14Z" />
    <text data-part="name" x="23" y="74.500" font-size="7" font-weight="650" />
    <text data-part="function" x="23" y="81.500" font-size="5" />
  </g>`;

const sheet = `
.program { margin: 0 0 12px; }
.program svg { display: block; width: 100%; border: 1px solid var(--line-2); border-radius: 6px; }
.program text { fill: #eef2f6; font-family: var(--font); }
.program.refused svg { border-color: var(--program); }
.program figcaption { margin-top: 4px; color: var(--muted); }
@media (prefers-reduced-motion: no-preference) { .program [data-part] { transition: opacity 0.1s linear, fill 0.1s linear; } }
`;

type Values = Studio['values'];

const share = (value: Json | undefined): number => (typeof value === 'number' ? Math.min(Math.max(value, 0), 1) : 0);

const percent = (value: Json | undefined) => `${Math.round(share(value) * 100)}%`;

const colorOf = (value: Json | undefined) => value as Readonly<Record<'x' | 'y' | 'z', number>> | undefined;

/** `Jane Example, Reporter`, shortened. */
const lineOf = (value: Json | undefined, most: number): string => {
  const text = typeof value === 'string' ? value : '';
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

const scoreOf = ({Home: home, Away: away}: Values) => (home === undefined ? '' : `${String(home)} : ${String(away)}`);

export function sentenceOf(values: Values): string {
  const color = colorOf(values['CycloramaColor']);
  if (!color) return 'The program output is black: no graph with the node Cyclorama is loaded on GFX-STUDIO-B.';
  const {LowerThirdOpacity: third, CoastMapOpacity: map, GuestName: name, GuestFunction: role} = values;
  const parts = [
    `a cyclorama of ${percent(color.x)} red, ${percent(color.y)} green, and ${percent(color.z)} blue`,
    share(third) > 0 ? `a lower third at ${percent(third)} with “${String(name)}, ${String(role)}”` : 'no lower third',
    ...(share(map) > 0 ? [`the coast map at ${percent(map)}`] : []),
    scoreOf(values) ? `the score ${scoreOf(values)}` : 'no score',
  ];
  return `The program output has the presenter, ${parts.join(', ')}.`;
}

export class ProgramView {
  private readonly caption = make('figcaption', {'aria-live': 'polite'});
  readonly element = make('figure', {class: 'program'});
  private isRefused = false;
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    adoptStyles(sheet);
    this.element.innerHTML = `<svg viewBox="0 0 160 90" aria-hidden="true">${shapes}</svg>`;
    this.element.append(this.caption);
  }

  private part(name: string): Element | null {
    return this.element.querySelector(`[data-part="${name}"]`);
  }

  /** With reduced motion, only states at rest. */
  show({values, isMoving}: Studio): void {
    if (isMoving && this.still.matches) return;
    const color = colorOf(values['CycloramaColor']);
    const rgb = color && [color.x, color.y, color.z].map((one) => Math.round(share(one) * 255));
    if (rgb) this.part('color')?.setAttribute('fill', `rgb(${rgb.join(' ')})`);
    const opacities = {
      set: color ? 1 : 0,
      presenter: color ? 1 : 0,
      wall: scoreOf(values) ? 1 : 0,
      map: share(values['CoastMapOpacity']),
      third: share(values['LowerThirdOpacity']),
    };
    for (const [name, opacity] of Object.entries(opacities)) this.part(name)?.setAttribute('opacity', String(opacity));
    const texts = {
      score: scoreOf(values),
      name: lineOf(values['GuestName'], 26),
      function: lineOf(values['GuestFunction'], 36),
    };
    for (const [name, text] of Object.entries(texts)) this.part(name)?.replaceChildren(text);
    // Screen readers hear only the end of a move.
    const sentence = (this.isRefused ? 'The call was refused and changed nothing. ' : '') + sentenceOf(values);
    if (!isMoving && this.caption.textContent !== sentence) this.caption.textContent = sentence;
  }

  /** A refused call changes nothing. */
  refuse(isRefused: boolean): void {
    this.isRefused = isRefused;
    this.element.classList.toggle('refused', isRefused);
  }
}
