declare module '@site-contents' {
  const contents: readonly import('./contentsPage').ContentsEntry[];
  export default contents;
}
