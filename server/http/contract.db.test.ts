import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { timestamp } from '#contract/fields/timestamp';
import { allowAnonymous } from '#server/auth/sessions.service';
import { createLog } from '#server/observability/log';
import { createTestApp } from '#server/testing/testApp';
import { api, type Env, get } from './api';
import { errorHandler } from './guards';

const Neighbor = z.object({
  name: z.string(),
  since: timestamp(),
  gleans: z.array(z.object({ ears: z.int() })),
});

const neighbor = { name: 'Ruth', since: new Date('2026-03-01T08:00:00Z'), gleans: [{ ears: 7 }] };

test('a response leaves out keys that the contract does not declare, at any depth', async () => {
  const withSecrets = { ...neighbor, password: 'Gleaning7', gleans: [{ ears: 7, ownerId: 'boaz' }] };
  const { respond, lines } = neighborServer(withSecrets);

  const response = await respond();

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    name: 'Ruth',
    since: '2026-03-01T08:00:00.000Z',
    gleans: [{ ears: 7 }],
  });
  expect(lines).toEqual([]);
});

test('a response that differs from the contract is a 500 with an id, and the log names the fields without values', async () => {
  const { respond, lines } = neighborServer({ ...neighbor, name: null, gleans: [{ ears: 'seven' }] });

  const response = await respond();

  expect(response.status).toBe(500);
  const body = (await response.json()) as { id: string };
  expect(body).toEqual({ message: 'Something went wrong on our side. Please try again.', id: body.id });
  expect(lines).toMatchObject([
    {
      level: 'error',
      id: body.id,
      route: '/neighbors',
      err: { name: 'ContractMismatch', fields: ['name: invalid_type', 'gleans.0.ears: invalid_type'] },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('seven');
});

test('in tests, a response that differs from the contract rejects the request', async () => {
  const { app, request } = await createTestApp();
  const { router } = neighborServer({ ...neighbor, name: null });
  app.route('/', router);

  await expect(request('/neighbors')).rejects.toThrow('name: invalid_type');
});

/** Serves one route whose handler sends `data`, whatever the contract says. */
function neighborServer(data: object) {
  const router = api().openapi(
    get('/neighbors', { summary: 'Read a neighbor', access: allowAnonymous, answer: Neighbor }),
    (c) => c.json(data as typeof neighbor, 200),
  );
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const server = new OpenAPIHono<Env>();
  server.onError(errorHandler);
  server.use((c, next) => {
    c.set('log', log);
    return next();
  });
  server.route('/', router);
  return { router, lines, respond: () => server.request('/neighbors') };
}
