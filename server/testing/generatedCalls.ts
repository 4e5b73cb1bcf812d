import { z } from 'zod';

/** The parts of JSON Schema that our API uses. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
};

/** An operation of the OpenAPI document. */
export type OpenApiCall = {
  /** Such as 'post /api/auth/login'. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: JsonSchema;
  /** The status of a successful response. */
  status: number;
  /** The schema of each response, by its status: `201`, `4XX`, `5XX`. */
  answers: Record<string, z.ZodType>;
};

type Content = { content: { 'application/json': { schema: JsonSchema } } };
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses: Record<string, Content> };
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

export function callsOf({ paths }: OpenApi): OpenApiCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody && merged(requestBody.content['application/json'].schema),
      status: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
      answers: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [
          status,
          z.fromJSONSchema(strict(content['application/json'].schema) as never),
        ]),
      ),
    })),
  );
}

/** Returns the schemas of all properties and items, at any depth. */
export function nestedSchemas({ properties = {}, items }: JsonSchema): JsonSchema[] {
  return [...Object.values(properties), ...(items ? [items] : [])].flatMap((part) => [
    part,
    ...nestedSchemas(part),
  ]);
}

/** Merges the parts of `allOf` into one object schema. */
function merged(schema: JsonSchema): JsonSchema {
  const parts = schema.allOf?.map(merged);
  if (!parts) return schema;
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** Returns the schema without additional properties, because a response must not contain undeclared fields. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, strict(value)]);
  const isOpen = 'properties' in schema && !('additionalProperties' in schema);
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: false }) };
}
