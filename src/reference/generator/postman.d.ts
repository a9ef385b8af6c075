// cspell:ignore postmanv
declare module 'openapi-to-postmanv2' {
  /** The result of a conversion. */
  interface Conversion {
    result: boolean;
    reason?: string;
    output?: {type: string; data: unknown}[];
  }

  export function convertV2(
    source: {type: 'string'; data: string},
    options: Readonly<Record<string, unknown>>,
    done: (error: Error | null, conversion: Conversion) => void,
  ): void;
}
