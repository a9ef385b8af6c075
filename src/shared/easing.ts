/** Progress at a share `t` of the duration, both from 0 to 1. */
export const EASING = {
  Constant: (t: number) => (t < 1 ? 0 : 1),
  Linear: (t: number) => t,
  EaseIn: (t: number) => t * t,
  EaseOut: (t: number) => 1 - (1 - t) ** 2,
  EaseInOut: (t: number) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2),
} as const;
