// What contentsPage.ts leaves for the bundler.
declare module '@generated/site-contents-page/default/contents.json' {
  const contents: readonly import('./contentsPage').ContentsEntry[];
  export default contents;
}
