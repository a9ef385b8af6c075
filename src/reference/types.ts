/** The languages of request samples, in the order of their tabs. */
export const languages = [
  {id: 'curl', label: 'cURL'},
  {id: 'javascript', label: 'JavaScript'},
  {id: 'python', label: 'Python'},
  {id: 'csharp', label: 'C#'},
] as const;

/** Id of a language of request samples. */
export type Language = (typeof languages)[number]['id'];

/** Anything that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | {[key: string]: Json};

/** HTML that was made at build time from a description and may be put into a page as it is. */
export type Html = string;

/** A sample, colored at build time. */
export interface Code {
  text: string;
  html: Html;
}

/** One parameter or one field of a body, with what is known about it. */
export interface Field {
  name: string;
  /** Unique within a page: `set-property--body.Value`. */
  id: string;
  /** In words: `list of integers`, `string (uuid)`, `boolean, number, or string`. */
  type: string;
  isRequired: boolean;
  isDeprecated: boolean;
  description: Html;
  /** In words: `at most 32 characters`. */
  limits: string[];
  values: string[];
  /** JSON text, or undefined where there is none. */
  default?: string;
  examples: string[];
  shape: Shape;
}

/** What a schema is made of, below its own type. */
export interface Shape {
  fields: Field[];
  /** Alternatives (`oneOf`, `anyOf`) that have fields. */
  variants: {title: string; description: Html; shape: Shape}[];
  /** Set where the shape is shown further up (recursion) or too deep: name of the schema. */
  foldedAs?: string;
}

/** A schema as the body of a request or of a response. */
export interface Body {
  contentType: string;
  type: string;
  description: Html;
  limits: string[];
  values: string[];
  shape: Shape;
}

/** A named example of a body. */
interface Example {
  title: string;
  description: Html;
  code: Code;
}

/** A named example of a request: its body, and the call in every language. */
export interface RequestExample {
  title: string;
  description: Html;
  body?: Code;
  calls: Record<Language, Code>;
}

/** One documented response of an operation. */
export interface ApiResponse {
  status: string;
  description: Html;
  body?: Body;
  examples: Example[];
}

/** One call of the API. */
export interface Operation {
  /** `operationId` of the description. */
  id: string;
  /** Its kebab-case: last part of the address, and anchor on the long page. */
  slug: string;
  title: string;
  method: string;
  path: string;
  tag: string;
  description: Html;
  /** One sentence without markup. */
  summary: string;
  isDeprecated: boolean;
  /** `operationId` of the call that replaces it in the current version. */
  replacedBy?: string;
  /** Parameters by place: path, query, header, cookie. */
  parameters: {place: string; fields: Field[]}[];
  requestBody?: Body & {isRequired: boolean};
  requests: RequestExample[];
  responses: ApiResponse[];
}

/** A group of calls. */
export interface Tag {
  name: string;
  slug: string;
  description: Html;
  operations: Operation[];
}

/** A heading of the introduction. */
export interface Heading {
  id: string;
  title: string;
}

/** One description, ready to be shown. */
export interface Reference {
  version: string;
  file: string;
  isLegacy: boolean;
  title: string;
  /** What the addresses of the samples start with: `http://localhost/api/rest/v1`. */
  baseAddress: string;
  introduction: Html;
  headings: Heading[];
  tags: Tag[];
}

/** Front matter of a generated page: which part of which description it shows. */
export interface PageKey {
  version: string;
  kind: 'all' | 'tag' | 'operation';
  slug: string;
}
