import {getLineColLocation, type UserContext} from '@redocly/openapi-core';
import type {OpenAPIV3} from 'openapi-types';

import type {Finding} from '../shared/finding';
import type {Schema} from './description';

type Location = UserContext['location'];
type Follow = UserContext['resolve'];

/** Keys of OpenAPI that pages of the reference don't show, by the type of object that has them. */
const keys = {
  Root: ['webhooks'],
  PathItem: ['servers'],
  Operation: ['callbacks', 'servers'],
  Response: ['headers', 'links'],
  Parameter: ['content', 'style', 'explode', 'allowReserved'],
  Components: ['securitySchemes'],
  Schema: [
    'not',
    'if',
    'discriminator',
    'patternProperties',
    'propertyNames',
    'prefixItems',
    'contains',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedItems',
    'unevaluatedProperties',
  ],
} as const;

const alternatives = ['oneOf', 'anyOf'] as const;

/** Number of sets of alternatives in a schema, with those of the schemas that it joins. */
function setsOf(schema: Schema, follow: Follow, seen: readonly Schema[] = []): number {
  const {node} = schema.$ref ? follow<Schema>(schema as OpenAPIV3.ReferenceObject) : {node: schema};
  if (!node || seen.includes(node)) return 0;
  const own = alternatives.filter((key) => node[key]).length;
  return (node.allOf ?? []).reduce((sum, part) => sum + setsOf(part, follow, [...seen, node]), own);
}

/**
 * A visitor of a description that reports what the pages of the reference don't show. Without it, a token that calls need,
 * or a header of a response, would be left out silently.
 * @param file path of the description, for findings
 * @param findings gets what is reported
 * @returns the visitor, for `normalizeVisitors`
 */
export function unsupportedVisitor(file: string, findings: Finding[]) {
  const report = (what: string, location: Location, key: string): void => {
    const {line} = getLineColLocation(location.child([key]).key()).start;
    findings.push({
      file,
      line,
      what: `the reference doesn't show ${what}`,
      fix: 'describe it another way, or show it in src/reference and take it out of src/reference/unsupported.ts',
    });
  };
  const visit =
    (type: keyof typeof keys, more?: (node: never, context: UserContext) => void) =>
    (node: object, context: UserContext) => {
      for (const key of keys[type]) if (key in node) report(`"${key}" of ${type}`, context.location, key);
      more?.(node as never, context);
    };
  const security = ({security = []}: {security?: object[]}, {location}: UserContext): void => {
    if (security.some((requirement) => Object.keys(requirement).length > 0)) {
      report('what a call needs to be allowed', location, 'security');
    }
  };
  return {
    Root: visit('Root', (root: OpenAPIV3.Document, context) => {
      security(root, context);
      if ((root.servers?.length ?? 0) > 1) report('a second server', context.location, 'servers');
    }),
    PathItem: visit('PathItem'),
    Operation: visit('Operation', security),
    Response: visit('Response'),
    Components: visit('Components'),
    MediaTypesMap: (node: object, {location}: UserContext) => {
      const [, second] = Object.keys(node);
      if (second !== undefined) report('a second media type', location, second);
    },
    Parameter: visit('Parameter', (parameter: OpenAPIV3.ParameterObject, {location, resolve}) => {
      const {in: place, name, required, schema = {}} = parameter;
      if (!required) return;
      if (place === 'header' || place === 'cookie') report(`the ${place} "${name}" in samples`, location, 'name');
      const {type} = '$ref' in schema ? (resolve<Schema>(schema).node ?? {}) : schema;
      if (type === 'array' || type === 'object') report(`a list or an object in the ${place}`, location, 'schema');
    }),
    Schema: visit('Schema', (schema: Schema, {location, resolve}) => {
      if (setsOf(schema, resolve) > 1) {
        const key = schema.allOf ? 'allOf' : 'anyOf';
        report('more than one set of alternatives in a schema', location, key);
      }
    }),
  };
}
