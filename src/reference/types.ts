import type {Html} from '../shared/html';

/** In tab order; `needs` names language and version. */
export const languages = [
  {id: 'curl', label: 'cURL', grammar: 'bash', needs: 'cURL: Bash, curl 7.76 or later'},
  {
    id: 'javascript',
    label: 'JavaScript',
    grammar: 'javascript',
    needs: 'JavaScript and TypeScript: ES module, Node.js 20 or later',
  },
  {id: 'python', label: 'Python', grammar: 'python', needs: 'Python 3, pip install requests'},
  {id: 'csharp', label: 'C#', grammar: 'csharp', needs: 'C#: .NET 7 or later'},
  {id: 'powershell', label: 'PowerShell', grammar: 'powershell', needs: 'PowerShell 7 or later'},
] as const;

export type Language = (typeof languages)[number]['id'];

export type {Json} from '../shared/json';

export interface Code {
  text: string;
  html: Html;
}

export interface ManualLink {
  text: string;
  href: string;
}

export interface Field {
  name: string;
  /** Unique within a page: `set-property--body.Value`. */
  id: string;
  /** `list of integers`, `string (uuid)`, `boolean, number, or string`. */
  type: string;
  /** Schema name of the object or list items. */
  object?: string;
  definition?: string;
  isRequired: boolean;
  description: Html;
  /** `at most 32 characters`. */
  limits: string[];
  values: string[];
  meanings?: string[];
  default?: string;
  example?: string;
  fields: Field[];
}

export interface Body {
  contentType: string;
  type: string;
  object?: string;
  definition?: string;
  description: Html;
  fields: Field[];
}

interface Example {
  /** The same for request and response. */
  key: string;
  title: string;
  description: Html;
  code: Code;
}

export interface RequestExample {
  key: string;
  title: string;
  description: Html;
  body?: Code;
  calls: Record<Language, Code>;
}

export interface ApiResponse {
  status: string;
  description: Html;
  entry?: string;
  body?: Body;
  examples: Example[];
}

export interface Operation {
  id: string;
  /** Kebab case: in the address, and as anchor on the long page. */
  slug: string;
  title: string;
  method: string;
  path: string;
  tag: string;
  description: Html;
  /** One sentence of plain text. */
  summary: string;
  isDeprecated: boolean;
  links: ManualLink[];
  /** `operationId` of the replacement. */
  replacedBy?: string;
  parameters: Field[];
  requestBody?: Body & {isRequired: boolean};
  requests: RequestExample[];
  responses: ApiResponse[];
}

export interface Tag {
  name: string;
  slug: string;
  description: Html;
  links: ManualLink[];
  operations: Operation[];
}

export interface Heading {
  id: string;
  title: string;
}

/** A section after the calls. */
export interface LaterSection extends Heading {
  html: Html;
}

export interface Reference {
  version: string;
  file: string;
  isLegacy: boolean;
  title: string;
  /** `http://localhost`; paths have the rest. */
  baseAddress: string;
  introduction: Html;
  headings: Heading[];
  /** Reference tables, which would delay the first call. */
  later: LaterSection[];
  links: ManualLink[];
  tags: Tag[];
}

/** From the front matter of a generated page. */
export interface PageKey {
  version: string;
  kind: 'all' | 'tag' | 'operation';
  slug: string;
}
