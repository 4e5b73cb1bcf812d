import { expect, test } from 'vitest';
import { z } from 'zod';
import { NOTES_MAX, RELATIONSHIP_NAME_MAX, RELATIONSHIPS_MAX } from '#contract/relationshipLimits';
import { Relationship, WrittenRelationship } from '#contract/relationships';
import { company, joins, shaped } from '#server/testing/community';
import { only, rowsOf } from '#server/testing/database';
import type { Visitor } from '#server/testing/people';

const LIST = '/api/relationships';

const NAOMI = {
  name: 'Naomi',
  category: 'family',
  frequency: 7,
  energy: -1,
  notes: 'Call me Mara, she says.',
};

const TOO_MANY = {
  status: 429,
  body: { message: 'Too many attempts. Please try again in 60 minutes.' },
};

test('an added person is on the list, sorted by name', async () => {
  const { ruth } = await company();
  await addsPerson(ruth, { ...NAOMI, name: 'Orpah', notes: null });
  const naomi = await addsPerson(ruth, NAOMI);

  expect(naomi).toMatchObject({ ...NAOMI, prayedAt: null });
  expect(await reads(ruth)).toMatchObject([NAOMI, { name: 'Orpah', notes: null }]);
});

test('other users cannot read, change, mark or delete entries of a list', async () => {
  const { ruth, boaz, naomi, stranger } = await company();
  const kept = await addsPerson(ruth, NAOMI);
  const at = `${LIST}/${kept.id}`;

  for (const [who, status] of [
    [stranger, 401],
    [boaz, 404],
    [naomi, 404],
  ] as const) {
    expect(await puts(who, at, { ...NAOMI, name: 'Mara' })).toMatchObject({ status });
    expect(await who.posts(`${at}/prayed`)).toMatchObject({ status });
    expect(await who.calls(`${at}/prayed`, { method: 'DELETE' })).toMatchObject({ status });
    expect(await who.calls(at, { method: 'DELETE' })).toMatchObject({ status });
  }
  expect(await stranger.gets(LIST)).toMatchObject({ status: 401 });
  expect(await stranger.posts(LIST, NAOMI)).toMatchObject({ status: 401 });
  expect(await reads(boaz)).toEqual([]);
  expect(await reads(naomi)).toEqual([]);
  expect(await reads(ruth)).toEqual([kept]);
});

test('no field, query or header adds a person to another user’s list', async () => {
  const { ruth, boaz } = await company();
  const more = { ...NAOMI, id: 7, userId: boaz.id, user_id: boaz.id, prayedAt: '2020-01-01T00:00:00Z' };
  const written = await ruth.posts(`${LIST}?userId=${boaz.id}`, more, { 'X-User-Id': boaz.id });

  const kept = shaped(WrittenRelationship, written, 201);
  expect(kept).toMatchObject({ ...NAOMI, prayedAt: null });
  expect(await puts(ruth, `${LIST}/${kept.id}`, more)).toMatchObject({
    status: 200,
    body: { prayedAt: null },
  });
  expect(await reads(boaz)).toEqual([]);
  expect(await reads(ruth)).toHaveLength(1);
});

test('a person can be edited and deleted', async () => {
  const { ruth } = await company();
  const { id, createdAt } = await addsPerson(ruth, NAOMI);
  const updated = { name: 'Mara', category: 'hard', frequency: 0, energy: 2, notes: null };

  const changed = shaped(WrittenRelationship, await puts(ruth, `${LIST}/${id}`, updated));
  expect(changed).toMatchObject({ ...updated, id, createdAt });
  expect(await ruth.calls(`${LIST}/${id}`, { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await ruth.calls(`${LIST}/${id}`, { method: 'DELETE' })).toMatchObject({
    status: 404,
    body: { message: 'This person is not on your list anymore.' },
  });
  expect(await reads(ruth)).toEqual([]);
});

test('a prayer is recorded once for a double tap, and undo restores the previous one', async () => {
  const { ruth, house } = await company();
  const { id } = await addsPerson(ruth, NAOMI);
  const prayed = `${LIST}/${id}/prayed`;
  const before = '2026-01-02T03:04:05.678Z';

  const start = new Date().toISOString();
  const first = shaped(Relationship, await ruth.posts(prayed));
  expect(String(first.prayedAt) >= start).toBe(true);
  expect(await ruth.calls(prayed, { method: 'DELETE' })).toMatchObject({
    status: 200,
    body: { prayedAt: null },
  });

  await rowsOf(house.db, `update relationships set prayed_at = '${before}' where id = ${id}`);
  await Promise.all([ruth.posts(prayed), ruth.posts(prayed)]);
  for (const _time of ['once', 'twice']) {
    const back = shaped(Relationship, await ruth.calls(prayed, { method: 'DELETE' }));
    expect(back.prayedAt).toBe(before);
  }
  expect(await reads(ruth)).toMatchObject([{ prayedAt: before }]);
});

test('the list awards no experience points', async () => {
  const { ruth, house } = await company();
  const { id } = await addsPerson(ruth, NAOMI);
  await ruth.posts(`${LIST}/${id}/prayed`);

  expect(await rowsOf(house.db, `select * from user_activities where user_id = '${ruth.id}'`)).toMatchObject([
    { activity_type: 'test' },
  ]);
});

const WRONG: [Record<string, unknown>, string][] = [
  [{ name: '' }, 'Enter a name or nickname.'],
  [{ name: ' \u200b\u2800\u00ad ' }, 'Enter a name or nickname.'],
  [{ name: 'x'.repeat(RELATIONSHIP_NAME_MAX + 1) }, 'A name can have up to 80 characters.'],
  [{ name: 'Na\0omi' }, 'This text contains a character we can’t save (NUL).'],
  [{ notes: 'Ma\0ra' }, 'This text contains a character we can’t save (NUL).'],
  [{ notes: 'x'.repeat(NOTES_MAX + 1) }, 'Notes can have up to 2,000 characters.'],
  [{ category: 'enemy' }, 'Choose who they are to you.'],
  [{ frequency: 2 }, 'Choose how often you would like to pray for them.'],
  [{ frequency: '7' }, 'Choose how often you would like to pray for them.'],
  [{ energy: 3 }, 'Choose how time with them leaves you.'],
  [{ energy: undefined }, 'Choose how time with them leaves you.'],
];

test('invalid input is rejected with a message and changes nothing', async () => {
  const { ruth } = await company();
  const { id } = await addsPerson(ruth, NAOMI);

  for (const [wrong, message] of WRONG) {
    const refused = { status: 400, body: { message } };
    expect(await ruth.posts(LIST, { ...NAOMI, ...wrong })).toMatchObject(refused);
    expect(await puts(ruth, `${LIST}/${id}`, { ...NAOMI, ...wrong })).toMatchObject(refused);
  }
  expect(await reads(ruth)).toMatchObject([NAOMI]);
});

test('an invalid id is not found', async () => {
  const { ruth } = await company();
  for (const id of ['0', '-1', '1.5', 'naomi', '2147483648', '999999']) {
    const { status, body } = await ruth.posts(`${LIST}/${id}/prayed`);
    expect([400, 404]).toContain(status);
    expect(body.message).toMatch(/^This person is (not|no longer) on your list\.$/);
  }
});

test('names and notes are stored in any script, well-formed and composed', async () => {
  const { ruth } = await company();
  for (const name of [
    'נָעֳמִי',
    '룻',
    'Мария',
    'x'.repeat(RELATIONSHIP_NAME_MAX),
    '<b>Boaz</b>',
    '‮Naomi',
    '🕯️',
  ]) {
    const { notes, ...kept } = await addsPerson(ruth, { ...NAOMI, name: ` ${name} `, notes: ' \u200b ' });
    expect(kept.name).toBe(name.normalize('NFC'));
    expect(notes).toBeNull();
  }
  const { name, notes } = await addsPerson(ruth, {
    ...NAOMI,
    name: 'Noe\u0308mi',
    notes: 'half a \ud83d sign',
  });
  expect({ name, notes }).toEqual({ name: 'No\u00ebmi', notes: 'half a \ufffd sign' });
});

test('a retry with the same key adds the person once, with the latest text', async () => {
  const { ruth, boaz } = await company();
  const header = { 'Idempotency-Key': 'naomi-of-bethlehem' };

  const answers = await Promise.all([1, 2, 3].map(() => ruth.posts(LIST, NAOMI, header)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await ruth.posts(LIST, { ...NAOMI, name: 'Mara' }, header)).toMatchObject({ status: 201 });
  expect(await reads(ruth)).toMatchObject([{ ...NAOMI, name: 'Mara' }]);
  expect(await boaz.posts(LIST, NAOMI, header)).toMatchObject({ status: 201 });
  expect(await reads(boaz)).toHaveLength(1);
});

test('a full list rejects another person with a message', async () => {
  const { ruth, boaz, house } = await company();
  await fill(house, ruth.id, RELATIONSHIPS_MAX - 1);

  expect(await ruth.posts(LIST, NAOMI)).toMatchObject({ status: 201 });
  expect(await ruth.posts(LIST, NAOMI)).toMatchObject({
    status: 409,
    body: { message: 'Your list is full (500 people). Remove someone to add another.' },
  });
  expect(await reads(ruth)).toHaveLength(RELATIONSHIPS_MAX);
  expect(await boaz.posts(LIST, NAOMI)).toMatchObject({ status: 201 });
});

test('a user can change the list two hundred times an hour, can still read it then, and others are not affected', async () => {
  const { ruth, boaz } = await company();
  const header = { 'Idempotency-Key': 'naomi-of-bethlehem' };
  const at = `${LIST}/${shaped(WrittenRelationship, await ruth.posts(LIST, NAOMI, header), 201).id}`;
  for (let time = 2; time <= 200; time++) {
    expect((await ruth.posts(LIST, NAOMI, header)).status).toBe(201);
  }

  for (const answer of [
    await ruth.posts(LIST, NAOMI, header),
    await puts(ruth, at, NAOMI),
    await ruth.calls(at, { method: 'DELETE' }),
  ]) {
    expect(answer).toMatchObject(TOO_MANY);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect(await reads(ruth)).toMatchObject([NAOMI]);
  expect(await ruth.posts(`${at}/prayed`)).toMatchObject({ status: 200 });
  expect(await boaz.posts(LIST, NAOMI)).toMatchObject({ status: 201 });
});

test('a user can mark and undo three hundred prayers in ten minutes', async () => {
  const { ruth } = await company();
  const prayed = `${LIST}/${(await addsPerson(ruth, NAOMI)).id}/prayed`;
  for (let time = 1; time <= 150; time++) {
    expect((await ruth.posts(prayed)).status).toBe(200);
    expect((await ruth.calls(prayed, { method: 'DELETE' })).status).toBe(200);
  }

  for (const answer of [await ruth.posts(prayed), await ruth.calls(prayed, { method: 'DELETE' })]) {
    expect(answer).toMatchObject({ status: 429 });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
});

// Only a PostgreSQL server has concurrent connections.
only('postgresql', 'concurrent additions cannot exceed the limit of the list', async () => {
  const { ruth, house } = await company();
  await fill(house, ruth.id, RELATIONSHIPS_MAX - 3);

  const answers = await Promise.all(Array.from({ length: 12 }, () => ruth.posts(LIST, NAOMI)));

  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 201),
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(await reads(ruth)).toHaveLength(RELATIONSHIPS_MAX);
});

test('notes that suggest danger are saved and return crisis help', async () => {
  const { ruth } = await company();
  const notes = 'I want to kill myself tonight.';

  const { care, ...kept } = await addsPerson(ruth, { ...NAOMI, notes });
  expect(kept.notes).toBe(notes);
  expect(care?.text).toBeTruthy();
  const { care: none } = shaped(WrittenRelationship, await puts(ruth, `${LIST}/${kept.id}`, NAOMI));
  expect(none).toBeNull();
});

test('a list is not cached or logged, and its request bodies are bounded', async () => {
  const { ruth, house } = await company();
  await addsPerson(ruth, NAOMI);

  expect((await ruth.gets(LIST)).headers.get('Cache-Control')).toBe('no-store');
  expect(JSON.stringify(house.log)).not.toMatch(/Naomi|Mara/);
  expect(await ruth.posts(LIST, { ...NAOMI, more: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
});

test('a new user has an empty list', async () => {
  const { house } = await company();
  expect(await reads(await joins(house, { firstName: 'Obed' }))).toEqual([]);
});

async function addsPerson(who: Visitor, person: unknown) {
  const { care, ...kept } = shaped(WrittenRelationship, await who.posts(LIST, person), 201);
  return { ...kept, ...(care && { care }) };
}

async function reads(who: Visitor) {
  return shaped(z.array(Relationship), await who.gets(LIST));
}

function puts(who: Visitor, address: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  return who.calls(address, { method: 'PUT', headers, body: JSON.stringify(body) });
}

function fill({ db }: { db: Parameters<typeof rowsOf>[0] }, userId: string, count: number) {
  return rowsOf(
    db,
    `insert into relationships (user_id, name, category, frequency, energy)
     select '${userId}', 'Gleaner ' || n, 'work', 7, 0 from generate_series(1, ${count}) n`,
  );
}
