import type {stops} from '../../../data/signalPath';

/** The presenter, from the waist up, in a frame of 160 by 90. */
const body = 'M43 90C45 71 55 64 70 60.5L72 52H88L90 60.5C105 64 115 71 117 90Z';
const head = 'M80 19C89 19 94 26 94 35C94 46 88 56 80 56C72 56 66 46 66 35C66 26 71 19 80 19Z';
const hair =
  'M64.5 38C62 24 69 14.5 80 14.5S98 24 95.5 38C93.5 38 93.5 31 90.5 28C84 29.5 74 29 70.5 26.5C67 30 66.5 38 64.5 38Z';
const presenter = `
  <path fill="#27415f" d="${body}" />
  <path fill="#dfe6ee" d="M71 60.3 80 78 89 60.3 85 57H75Z" />
  <path fill="#5fd0e6" d="M78 66H82L83.4 84 80 90 76.6 84Z" />
  <path fill="#c78f6f" d="M73 50H87L88.6 59.5C84 64 76 64 71.4 59.5Z" />
  <path fill="#dba683" d="${head}" />
  <path fill="#2a1d19" d="${hair}" />`;

/** The virtual set: a back wall with a window of light, a desk of light on the floor. */
const set = `
  <path fill="#0c1830" d="M0 0H160V90H0Z" />
  <path fill="#13264a" d="M0 0H30L44 12V60L0 76Z" />
  <path fill="#13264a" d="M160 0H130L116 12V60L160 76Z" />
  <path fill="#1a3566" d="M44 12H116V60H44Z" />
  <path fill="#2c62a8" d="M51 18H109V50H51Z" />
  <path fill="#4f9bd6" d="M51 40C64 30 75 45 88 37S103 33 109 36V50H51Z" />
  <path fill="#0a1222" d="M44 60H116L160 76V90H0V76Z" />
  <path fill="none" stroke="#2b4a80" stroke-width=".8" d="M80 60V90M62 60 40 90M98 60 120 90M26 66.5H134M8 74H152M0 83H160" />
  <path fill="none" stroke="#5fd0e6" stroke-width="1.2" d="M44 60H116M8 8 26 18V52M152 8 134 18V52" />`;

const screen = `
  <path fill="#14603a" d="M0 0H160V90H0Z" />
  <path fill="#1d7d4b" d="M0 0H160V62C110 71 50 71 0 62Z" />
  <path fill="#239357" d="M28 0H132L120 58C95 63 65 63 40 58Z" />`;

/** The studio: a camera, whose tally is lit, before the presenter and the green screen. */
const studio = `
  <path fill="#0d1115" d="M0 0H160V90H0Z" />
  <path fill="#14603a" d="M92 8H160V90H70L88 72Z" />
  <path fill="#1f8450" d="M92 8H160V66L88 72Z" />
  <path fill="#2a1d19" d="M124.4 39C123 30 127 27 131 27S139 30 137.6 39Z" />
  <path fill="#dba683" d="M131 29.500C135 29.5 137 33 137 37S134.5 46 131 46 125 41 125 37 127 29.5 131 29.500Z" />
  <path fill="#27415f" d="M119 84C119 60 121 50 128 48.500L131 51 134 48.500C141 50 143 60 143 84Z" />
  <path fill="#35414e" d="M34 58H46L60 90H52L40 68 28 90H20Z" />
  <path fill="#4a5866" d="M36 54H44V64H36Z" />
  <path fill="#26303a" d="M18 26H58V54H18Z" />
  <path fill="#35414e" d="M18 26H58V32H18ZM8 34H18V46H8ZM58 31H72V49H58Z" />
  <path fill="#4a5866" d="M72 28H80V52H72Z" />
  <path fill="#1d3a4c" d="M80 30C84 34 84 46 80 50Z" />
  <path fill="#5fd0e6" d="M81 34C83 37 83 43 81 46Z" />
  <path fill="#161b21" d="M24 36H44V48H24Z" />
  <path fill="#1f8450" d="M26 38H42V46H26Z" />
  <circle cx="50" cy="22" r="3.5" fill="#ff5a52" />
  <path fill="none" stroke="#5fd0e6" stroke-opacity=".35" stroke-width="1" d="M84 36 118 26M84 44 118 86" />`;

const frameMarks = `
  <path fill="none" stroke="#eef2f6" stroke-opacity=".75" stroke-width="1.4" d="M8 16V8H18M142 8H152V16M152 74V82H142M18 82H8V74" />`;

const lowerThird = `
  <path fill="#0b0d10" fill-opacity=".88" d="M14 64H108V80H14Z" />
  <path fill="#ff5a52" d="M14 64H18V80H14Z" />
  <path fill="#eef2f6" d="M24 68H76V71.500H24Z" />
  <path fill="#98a5b3" d="M24 74H60V76.500H24Z" />`;

/**
 * The picture at each station, as shapes in a frame of 160 by 90: one shot from the lens to program. They are
 * pictures, so their colors are those of what they show.
 */
export const pictures: Readonly<Record<(typeof stops)[number], string>> = {
  camera: studio,
  'sdi-in': screen + presenter + frameMarks,
  keyer: `
  <path fill="#050607" d="M0 0H160V90H0Z" />
  <path fill="#f4f7fa" d="${body}${head}${hair}M73 50H87L88.6 60H71.400Z" />`,
  scene: `${set}
  <path fill="#5fd0e6" fill-opacity=".1" stroke="#8be3f3" stroke-dasharray="3 2.5" stroke-width="1.1" d="M43 90C45 71 55 64 70 60.500L72 54C67 49 64 42 64 35C62.5 24 69 14.5 80 14.500S97.5 24 96 35C96 42 93 49 88 54L90 60.500C105 64 115 71 117 90" />`,
  'sdi-out': set + presenter,
  program: set + presenter + lowerThird,
};
