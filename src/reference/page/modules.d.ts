// Aliases (generator/plugin.ts).
declare module '@reference/body' {
  export const bodyOf: (page: import('../types').PageKey) => string;
  export const anchors: (body: string) => string[];
}

declare module '@reference/data' {
  const data: unknown;
  export default data;
}

declare module '@reference/values' {
  const data: import('../values/data').ValuesData;
  export default data;
}

declare module '@reference/words' {
  const words: Readonly<Record<string, readonly (readonly string[])[]>>;
  export default words;
}
