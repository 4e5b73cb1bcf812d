import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ID_MAX } from '#contract/fields/limits';
import {
  callsOf,
  type JsonSchema,
  nestedSchemas,
  type OpenApi,
  type OpenApiCall,
} from '#server/testing/generatedCalls';
import { type GeneratedRequest, generateRequests } from '#server/testing/generatedRequests';
import { GENERATED_USERS, restoreRows } from '#server/testing/generatedRows';
import { SEED } from '#server/testing/propertySeed';
import { createTestApp } from '#server/testing/testApp';

/** Generated requests per route. `GENERATED=1000` sends more and prints the slowest responses. */
const COUNT = Number(process.env.GENERATED ?? 10);

/** Routes that the document does not declare, and why. */
const UNDECLARED = {
  'get /healthz': 'for machines, outside /api',
  'get /readyz': 'for machines, outside /api',
  'get /metrics': 'metrics for Prometheus, not JSON',
  'get /avatars/{file}': 'a picture',
  'get /api/openapi.json': 'the document itself',
  'get /api/community/live': 'an endless event stream',
  'post /api/auth/avatar': 'a multipart upload, tested in avatars.postgresql.test.ts',
};

const app = await createTestApp({ LIMITS: 'off' });
const document = (await (await app.request('/api/openapi.json')).json()) as OpenApi;
const calls = callsOf(document);
/** Duration and CPU time of each request. On a busy machine, the difference is time spent waiting. */
const times: { ms: number; cpuMs: number; request: GeneratedRequest }[] = [];

test('the OpenAPI document declares every route, except those on a list of exceptions', () => {
  const routes = app.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)(\{.*\})?/g, '{$1}')}`);

  expect(new Set(routes)).toEqual(new Set([...calls.map(({ name }) => name), ...Object.keys(UNDECLARED)]));
});

test('the OpenAPI document declares a maximum size for every input', () => {
  const unbounded = calls.flatMap(({ name, parameters, body = {} }) =>
    [...parameters.map(({ schema }) => schema), ...nestedSchemas(body)]
      .filter((schema) => !isBounded(schema))
      .map((schema) => `${name}: ${JSON.stringify(schema)}`),
  );

  expect(unbounded).toEqual([]);
});

test.each(calls)(
  `$name responds to random requests as the OpenAPI document declares (seed ${SEED})`,
  async (call) => {
    const statuses = new Set<number>();
    await restoreRows(app);

    const keeps = fc.asyncProperty(generateRequests(call), async (request) => {
      statuses.add(await answer(call, request));
    });
    await fc.assert(keeps, { numRuns: COUNT });

    expect(statuses).toContain(call.status);
    expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
    // The timeout below grows with the number of requests, so that it does not fail on a slow machine.
  },
  300_000 + 1000 * COUNT,
);

if (process.env.GENERATED) {
  afterAll(() => {
    const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
    const line = ({ ms, cpuMs, request: { method, address, who, body = '' } }: (typeof times)[number]) =>
      `${Math.round(ms)} ms (${Math.round(cpuMs)} ms of a processor): ${who} ${method} ${address.slice(0, 80)} ${body.slice(0, 60)} (${body.length})`;
    console.log(`${times.length} requests, the slowest:\n${slowest.map(line).join('\n')}`);
    if (slowest[0] && slowest[0].ms > 2000) throw new Error('A response took longer than two seconds.');
  });
}

/** Returns whether a schema limits the size of its values. Objects and `unknown` values count as bounded. */
function isBounded({ type, enum: names, ...schema }: JsonSchema): boolean {
  const most = { string: schema.maxLength, integer: schema.maximum, array: schema.maxItems }[String(type)];
  const isOpen = ['string', 'integer', 'array'].includes(String(type));
  return !isOpen || Boolean(names ?? schema.pattern ?? schema.format) || (most ?? Infinity) <= ID_MAX;
}

/** Sends a request, checks the response, and restores the rows if something was written. */
async function answer(call: OpenApiCall, request: GeneratedRequest): Promise<number> {
  const { who, method, address, headers, body, fits } = request;
  const cookie: Record<string, string> =
    who === 'visitor' ? {} : { Cookie: `session=${GENERATED_USERS[who].token}` };
  const init = { method, headers: { ...cookie, ...headers }, body: method === 'GET' ? undefined : body };
  const start = performance.now();
  const busy = process.cpuUsage();
  const response = await app.request(`http://localhost${address}`, init);
  const text = await response.text();
  const { user, system } = process.cpuUsage(busy);
  times.push({ ms: performance.now() - start, cpuMs: (user + system) / 1000, request });
  if (response.ok && method !== 'GET') await restoreRows(app);

  const { status } = response;
  expect(status, text).toBeLessThan(500);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/);
  const shape = call.answers[status] ?? call.answers[`${Math.floor(status / 100)}XX`];
  expect(shape?.safeParse(JSON.parse(text)).error?.message).toBeUndefined();
  if (fits) expect({ status, text }).toMatchObject({ status: call.status });
  else if (call.path.startsWith('/api/admin/') && who !== 'naomi') expect(status).toBeGreaterThanOrEqual(400);
  return status;
}
