import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/lib/paths';
import { createVisitor, seedUsers, TestVisitor } from '#server/testing/people';
import type { TestApp } from '#server/testing/testApp';

const HERE = '127.0.0.1';
const TOKEN = 'a-token-of-the-operator';

async function readMetrics(operator: TestVisitor): Promise<string> {
  const { status, text } = await operator.get('/metrics');
  expect(status).toBe(200);
  return text;
}

/** Returns a visitor on the same machine as the server. */
function operatorOf({ app }: { app: TestApp }): TestVisitor {
  return new TestVisitor(app, HERE);
}

test('a request from this machine can read the metrics, and a request from another machine gets 404', async () => {
  const visitor = await createVisitor();
  const operator = operatorOf(visitor);
  const nothing = await visitor.get('/nothing-at-all');

  const read = await operator.get('/metrics');

  expect(read.status).toBe(200);
  expect(read.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(read.headers.get('cache-control')).toBe('no-store');
  expect(await visitor.get('/metrics')).toMatchObject({ status: 404, text: nothing.text });
  // These are other addresses of the same machine.
  for (const address of ['::1', '::ffff:127.0.0.1']) {
    expect(await new TestVisitor(visitor.app, address).get('/metrics')).toMatchObject({ status: 200 });
  }
});

test('a metrics request through a local proxy gets 404, whatever client address its headers name', async () => {
  const byProxy = await createVisitor({ TRUST_PROXY: 1 }, HERE);
  const forger = await createVisitor({ TRUST_PROXY: 1 });

  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
    expect(await byProxy.get('/metrics', { [header]: HERE })).toMatchObject({ status: 404 });
    expect(await forger.get('/metrics', { [header]: HERE })).toMatchObject({ status: 404 });
  }
});

test('with a public PUBLIC_URL or a trusted proxy, reading the metrics requires METRICS_TOKEN', async () => {
  const app = { Host: '127.0.0.1' };
  const bearing = { ...app, Authorization: `Bearer ${TOKEN}` };

  for (const settings of [{ PUBLIC_URL: 'https://still.example' }, { TRUST_PROXY: 1 }]) {
    const byProxy = await createVisitor({ ...settings, METRICS_TOKEN: TOKEN }, HERE);
    expect(await byProxy.get('/metrics', app)).toMatchObject({ status: 404 });
    expect(await byProxy.get('/metrics', bearing)).toMatchObject({ status: 200 });
  }
});

test('a metrics request with a foreign Host header gets 404, which prevents DNS rebinding', async () => {
  const browser = await createVisitor({}, HERE);

  expect(await browser.get('/metrics', { Host: 'evil.example' })).toMatchObject({ status: 404 });
  expect(await browser.get('/metrics', { Host: 'localhost:3000' })).toMatchObject({ status: 200 });
});

test('METRICS_TOKEN gives access to the metrics from any machine, and a wrong token does not', async () => {
  const elsewhere = await createVisitor({ METRICS_TOKEN: TOKEN });
  const closed = await createVisitor();
  const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });

  expect(await elsewhere.get('/metrics', bearing(TOKEN))).toMatchObject({ status: 200 });
  for (const token of [`${TOKEN}s`, TOKEN.slice(1), 'undefined', ' ']) {
    expect(await elsewhere.get('/metrics', bearing(token))).toMatchObject({ status: 404 });
    expect(await closed.get('/metrics', bearing(token))).toMatchObject({ status: 404 });
  }
});

test('the metrics count requests by route, method and status, and guide answers by kind and source', async () => {
  const { ruth, app } = await seedUsers();
  const operator = operatorOf({ app });
  const before = await readMetrics(operator);

  await ruth.post('/api/dreams/interpret', { dreamText: 'Water rose, and a white bird stood on it.' });
  await ruth.post('/api/bible-chat', { messages: [{ role: 'user', content: 'Who was Ruth?' }] });
  await ruth.get('/api/community/posts/4711');

  const grown = (series: string) => metricValue(series, after) - metricValue(series, before);
  const after = await readMetrics(operator);
  const route =
    'stillwaters_request_seconds_count{route="/api/community/posts/:id",method="GET",status="404"}';
  expect(grown(route)).toBe(1);
  expect(grown('stillwaters_guide_seconds_count{kind="dream",source="written"}')).toBe(1);
  expect(grown('stillwaters_guide_seconds_count{kind="study",source="written"}')).toBe(1);
  expect(metricValue('stillwaters_requests_in_flight', after)).toBe(1);
  expect(metricValue('stillwaters_mails_waiting', after)).toBeGreaterThanOrEqual(0);
});

test('the metrics contain no name, email address, IP address, id or text of a user', async () => {
  const { ruth, app } = await seedUsers();
  const { body } = await ruth.getUser();
  const words = 'Unmistakable-words-of-a-dream';

  await ruth.post('/api/dreams/interpret', { dreamText: words });
  await ruth.get(`/api/community/${words}?said=${words}`);

  const text = await readMetrics(operatorOf({ app }));
  for (const secret of [words, ruth.account.email, ruth.account.firstName, ruth.address, body.id]) {
    expect(text).not.toContain(secret);
  }
});

test('requests with unknown paths and methods add no time series to the metrics', async () => {
  const visitor = await createVisitor();
  const operator = operatorOf(visitor);
  const ask = async (round: number) => {
    for (const method of ['GET', 'POST', 'PUT', 'PROPFIND', 'PURGE']) {
      await visitor.request(`/api/nothing-${round}/${round}`, { method });
      await visitor.request(`/nothing-${round}`, { method });
    }
  };
  await ask(0);
  await readMetrics(operator);
  const before = seriesIn(await readMetrics(operator));

  for (let round = 1; round <= 5; round += 1) await ask(round);

  expect(seriesIn(await readMetrics(operator))).toEqual(before);
});

test('the Grafana dashboard uses only existing metrics and shows every stillwaters_ metric', async () => {
  const dashboard = readFileSync(join(ROOT, 'docs/grafana.json'), 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
  const exprs = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const shown = exprs.flatMap((expr) => expr.match(/\b(?:stillwaters|nodejs|process)_\w+/g) ?? []);

  const text = await readMetrics(operatorOf(await createVisitor()));

  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const series = names.flatMap((name) => [name, `${name}_count`, `${name}_bucket`]);
  expect(series).toEqual(expect.arrayContaining(shown));
  for (const name of names.filter((one) => one.startsWith('stillwaters_'))) {
    expect(exprs.join('\n')).toContain(name);
  }
});

test('every alert uses existing metrics of ours and has a paragraph in the operations document', async () => {
  const rules = readFileSync(join(ROOT, 'deploy/alerts/stillwaters.rules.yml'), 'utf8');
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name);
  const used = new Set(rules.match(/\b(?:stillwaters|nodejs)_\w+/g));

  const text = await readMetrics(operatorOf(await createVisitor()));

  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const series = names.flatMap((name) => [name, `${name}_count`, `${name}_bucket`]);
  expect(series).toEqual(expect.arrayContaining([...used]));
  expect(alerts.length).toBeGreaterThan(10);
  const described = [...operations.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  expect(described).toEqual(alerts);
});

function metricValue(series: string, text: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

function seriesIn(text: string): string[] {
  const ours = text.split('\n').filter((line) => line.startsWith('stillwaters_request'));
  return ours.map((line) => line.replace(/ \S+$/, '')).sort();
}
