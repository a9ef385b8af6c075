declare module 'postman-code-generators' {
  type Done = (error: Error | null, snippet: string) => void;
  const generators: {
    getLanguageList(): {key: string; label: string; variants: {key: string}[]}[];
    convert(language: string, variant: string, request: unknown, options: object, done: Done): void;
  };
  export default generators;
}

declare module 'postman-collection' {
  const postman: {Request: new (definition: object) => unknown};
  export default postman;
}
