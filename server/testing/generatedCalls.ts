import { z } from 'zod';

/** A JSON Schema, as far as ours go. */
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

/** A call as the OpenAPI document declares it. */
export type Call = {
  /** 'post /api/auth/login' */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: JsonSchema;
  /** The status of a good answer. */
  status: number;
  /** What each answer has to be: `201`, `4XX`, `5XX`. */
  answers: Record<string, z.ZodType>;
};

type Content = { content: { 'application/json': { schema: JsonSchema } } };
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses: Record<string, Content> };
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

export function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody && flat(requestBody.content['application/json'].schema),
      status: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
      answers: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [
          status,
          z.fromJSONSchema(closed(content['application/json'].schema) as never),
        ]),
      ),
    })),
  );
}

/** Everything that may have bounds, however deep it lies. */
export function boundedIn({ properties = {}, items }: JsonSchema): JsonSchema[] {
  return [...Object.values(properties), ...(items ? [items] : [])].flatMap((part) => [
    part,
    ...boundedIn(part),
  ]);
}

/** Of several shapes at once, one with the properties of all. */
function flat(schema: JsonSchema): JsonSchema {
  const parts = schema.allOf?.map(flat);
  if (!parts) return schema;
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** The same without room for anything that is not named: what nobody declared nobody shall be told. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const isOpen = 'properties' in schema && !('additionalProperties' in schema);
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: false }) };
}
