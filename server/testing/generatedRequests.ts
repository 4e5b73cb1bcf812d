import fc from 'fast-check';
import { type JsonSchema, nestedSchemas, type OpenApiCall, type Parameter } from './generatedCalls';
import {
  MALICIOUS_BODIES,
  MALICIOUS_HEADERS,
  MALICIOUS_QUERIES,
  MALICIOUS_TEXTS,
  ODD_VALUES,
} from './generatedMaliciousInput';
import { GENERATED_USERS } from './generatedRows';
import { validValue } from './generatedValidValues';

type Requester = keyof typeof GENERATED_USERS | 'visitor';

export type GeneratedRequest = {
  who: Requester;
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether the request is valid and its user is allowed to send it, so that it must succeed. */
  fits: boolean;
};

type Parts = {
  who: Requester;
  path: Record<string, string>;
  query: string[];
  headers: Record<string, string>;
  body: string | undefined;
};

/** Generates requests to an operation: valid, nearly valid and malicious ones. */
export function generateRequests(call: OpenApiCall): fc.Arbitrary<GeneratedRequest> {
  const valid = validParts(call);
  return fc.oneof(
    { arbitrary: valid.map((parts) => buildRequest(call, parts, true)), weight: 3 },
    { arbitrary: nearlyValid(call, valid).map((parts) => buildRequest(call, parts, false)), weight: 5 },
    { arbitrary: malicious(call, valid).map((parts) => buildRequest(call, parts, false)), weight: 4 },
  );
}

function buildRequest(
  call: OpenApiCall,
  { who, path, query, headers, body }: Parts,
  fits: boolean,
): GeneratedRequest {
  const address = call.path.replace(/\{(.*?)\}/g, (_, name: string) => path[name] ?? '');
  const addressWithQuery = query.length > 0 ? `${address}?${query.join('&')}` : address;
  return { who, method: call.method, address: addressWithQuery, headers, body, fits };
}

function validParts(call: OpenApiCall): fc.Arbitrary<Parts> {
  const valuesIn = (place: Parameter['in']) => {
    const otherApp = call.parameters.filter((parameter) => parameter.in === place);
    const properties = Object.fromEntries(otherApp.map(({ name, schema }) => [name, schema]));
    const required = otherApp.filter((parameter) => parameter.required).map(({ name }) => name);
    return object(call, { properties, required }).map((values) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    );
  };
  const body = call.body
    ? object(call, call.body).map((value) => JSON.stringify(value))
    : fc.constant(undefined);
  return fc.record({
    who: fc.constant<Requester>(call.path.startsWith('/api/admin/') ? 'naomi' : 'ruth'),
    path: valuesIn('path'),
    query: valuesIn('query').map((values) =>
      Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    ),
    headers: valuesIn('header').map((values) => ({
      ...(call.body && { 'Content-Type': 'application/json' }),
      ...values,
    })),
    body,
  });
}

function object(call: OpenApiCall, { properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const values: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(properties)) values[name] = validValue(call, name, schema);
  return fc.record(values, { requiredKeys: required });
}

const anyRequester = fc.constantFrom<Requester>('ruth', 'naomi', 'boaz', 'visitor');

/** Generates requests that are valid except for one thing: the user, or one value. */
function nearlyValid(call: OpenApiCall, valid: fc.Arbitrary<Parts>): fc.Arbitrary<Parts> {
  const variants = [
    fc.record({ parts: valid, who: anyRequester }).map(({ parts, who }) => ({ ...parts, who })),
  ];
  if (call.body) {
    const bounds = boundsIn(call.body);
    const change = fc.oneof(fc.constantFrom<Change>('missing', 'more'), fc.constantFrom(...bounds));
    variants.push(
      fc
        .record({ parts: valid, change, at: fc.nat() })
        .map(({ parts, change, at }) => ({ ...parts, body: changedBody(parts.body, at, change) })),
    );
  }
  if (call.parameters.length > 0) {
    variants.push(
      fc.record({ parts: valid, value: fc.constantFrom(...ODD_VALUES), at: fc.nat() }).map(withOddValue),
    );
  }
  return fc.oneof(...variants);
}

type Change = 'missing' | 'more' | { value: unknown };

const VALUES_OF_OTHER_TYPES = [null, true, 0, -1, 1.5, '', ' ', '1', [], {}, [null], { id: 1 }];

/** Returns values of other types, and values at, just below and just above each bound of the schema. */
function boundsIn(schema: JsonSchema): Change[] {
  const values = nestedSchemas(schema).flatMap(({ minimum, maximum, maxLength, minLength }) => [
    ...[minimum, maximum].flatMap((bound = 0) => [bound - 1, bound, bound + 1]),
    ...[minLength, maxLength].flatMap((bound = 0) => [bound - 1, bound, bound + 1]).map(long),
  ]);
  return [...VALUES_OF_OTHER_TYPES, ...values, long(20_001)].map((value) => ({ value }));
}

function long(length: number): string {
  return 'Aa1'.repeat(length / 3 + 1).slice(0, Math.max(0, length));
}

/** Changes one value of the body, at any depth. */
function changedBody(body: string | undefined, at: number, change: Change): string {
  const root = { body: JSON.parse(body ?? '{}') };
  const positions = positionsIn(root);
  const { holder, key } = positions[at % positions.length] as Position;
  const value = holder[key];
  if (change === 'missing') delete holder[key];
  else if (change === 'more')
    holder[key] = { ...Object(value), isModerator: true, userId: GENERATED_USERS.boaz.id, id: 1 };
  else holder[key] = change.value;
  return JSON.stringify(root.body) ?? '';
}

type Position = { holder: Record<string, unknown>; key: string };

function positionsIn(holder: Record<string, unknown>): Position[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(typeof value === 'object' && value !== null ? positionsIn(value as Record<string, unknown>) : []),
  ]);
}

function withOddValue({ parts, value, at }: { parts: Parts; value: string; at: number }): Parts {
  const names = Object.keys(parts.path);
  const name = names[at % (names.length || 1)];
  if (name && at % 2 === 0) return { ...parts, path: { ...parts.path, [name]: value } };
  const query = parts.query.map((pair) => `${pair.split('=')[0]}=${value}`);
  // Sometimes repeats a parameter that is allowed only once.
  return { ...parts, query: at % 3 === 0 ? [...query, ...parts.query] : query };
}

/** Generates requests with malicious headers, queries, bodies or values. */
function malicious(call: OpenApiCall, valid: fc.Arbitrary<Parts>): fc.Arbitrary<Parts> {
  const around = fc.oneof(
    fc.record({ headers: fc.constantFrom({}, ...MALICIOUS_HEADERS), query: fc.constant('') }),
    fc.record({ headers: fc.constant({}), query: fc.constantFrom(...MALICIOUS_QUERIES) }),
  );
  const bodies: fc.Arbitrary<BodyChange>[] = [fc.constant((body) => body)];
  if (call.method !== 'GET') bodies.push(fc.constantFrom(...MALICIOUS_BODIES).map((body) => () => body));
  if (call.body) {
    const value = fc.oneof(fc.constantFrom(...MALICIOUS_TEXTS), fc.jsonValue());
    bodies.push(
      fc.record({ value, at: fc.nat() }).map(
        ({ value, at }) =>
          (body) =>
            changedBody(body, at, { value }),
      ),
    );
  }
  return fc
    .record({ parts: valid, who: anyRequester, around, within: fc.oneof(...bodies) })
    .map(({ parts, who, around: { headers, query }, within }) => ({
      ...parts,
      who,
      headers: { ...parts.headers, ...headers },
      query: query ? [...parts.query, query] : parts.query,
      body: within(parts.body),
    }));
}

type BodyChange = (body: string | undefined) => string | undefined;
