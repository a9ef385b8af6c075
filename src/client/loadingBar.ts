// Replaces nprogress for the classic theme (aliased in src/plugins/clientBundle), and loads it with the first page that
// takes longer than the theme's delay.
interface Bar {
  configure(options: object): Bar;
  start(): void;
  done(): void;
}

let bar: Promise<Bar | undefined> | undefined;
let isOn = false;

/** The part of nprogress that the theme uses. */
export default {
  configure: () => undefined,
  start() {
    isOn = true;
    // @ts-expect-error It has no types.
    bar ??= import('nprogress/nprogress.js').then(
      ({default: loaded}: {default: Bar}) => loaded.configure({showSpinner: false}),
      () => (bar = undefined),
    );
    void bar.then((loaded) => isOn && loaded?.start());
  },
  done() {
    isOn = false;
    void bar?.then((loaded) => loaded?.done());
  },
};
