import { expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_RELATIONSHIPS, NOTES_MAX, RELATIONSHIP_NAME_MAX } from '#contract/people/relationshipLimits';
import { Relationship, WrittenRelationship } from '#contract/people/relationships';
import { createCommunityUser, expectShape, seedCommunity } from '#server/testing/community';
import { expectOne, tableRows } from '#server/testing/database';
import type { TestVisitor } from '#server/testing/people';
import { TOO_MANY_ATTEMPTS } from '#server/testing/tooManyAttempts';

const LIST = '/api/relationships';

const NAOMI = {
  name: 'Naomi',
  category: 'family',
  frequency: 7,
  energy: -1,
  notes: 'Call me Mara, she says.',
};

test('the prayer list contains the added people, sorted by name', async () => {
  const { ruth } = await seedCommunity();
  await addPerson(ruth, { ...NAOMI, name: 'Orpah', notes: null });
  const naomi = await addPerson(ruth, NAOMI);

  expect(naomi).toMatchObject({ ...NAOMI, prayedAt: null });
  expect(await listPeople(ruth)).toMatchObject([NAOMI, { name: 'Orpah', notes: null }]);
});

test('no user can read, change, mark or delete entries of another user’s prayer list', async () => {
  const { ruth, boaz, naomi, visitor } = await seedCommunity();
  const kept = await addPerson(ruth, NAOMI);
  const at = `${LIST}/${kept.id}`;

  for (const [who, status] of [
    [visitor, 401],
    [boaz, 404],
    [naomi, 404],
  ] as const) {
    expect(await put(who, at, { ...NAOMI, name: 'Mara' })).toMatchObject({ status });
    expect(await who.post(`${at}/prayed`)).toMatchObject({ status });
    expect(await who.request(`${at}/prayed`, { method: 'DELETE' })).toMatchObject({ status });
    expect(await who.request(at, { method: 'DELETE' })).toMatchObject({ status });
  }
  expect(await visitor.get(LIST)).toMatchObject({ status: 401 });
  expect(await visitor.post(LIST, NAOMI)).toMatchObject({ status: 401 });
  expect(await listPeople(boaz)).toEqual([]);
  expect(await listPeople(naomi)).toEqual([]);
  expect(await listPeople(ruth)).toEqual([kept]);
});

test('no body field, query parameter or header adds a person to another user’s list', async () => {
  const { ruth, boaz } = await seedCommunity();
  const more = { ...NAOMI, id: 7, userId: boaz.id, user_id: boaz.id, prayedAt: '2020-01-01T00:00:00Z' };
  const written = await ruth.post(`${LIST}?userId=${boaz.id}`, more, { 'X-User-Id': boaz.id });

  const kept = expectShape(WrittenRelationship, written, 201);
  expect(kept).toMatchObject({ ...NAOMI, prayedAt: null });
  expect(await put(ruth, `${LIST}/${kept.id}`, more)).toMatchObject({
    status: 200,
    body: { prayedAt: null },
  });
  expect(await listPeople(boaz)).toEqual([]);
  expect(await listPeople(ruth)).toHaveLength(1);
});

test('a user can edit and delete a person on their prayer list', async () => {
  const { ruth } = await seedCommunity();
  const { id, createdAt } = await addPerson(ruth, NAOMI);
  const updated = { name: 'Mara', category: 'hard', frequency: 0, energy: 2, notes: null };

  const changed = expectShape(WrittenRelationship, await put(ruth, `${LIST}/${id}`, updated));
  expect(changed).toMatchObject({ ...updated, id, createdAt });
  expect(await ruth.request(`${LIST}/${id}`, { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await ruth.request(`${LIST}/${id}`, { method: 'DELETE' })).toMatchObject({
    status: 404,
    body: { message: 'This person is not on your list anymore.' },
  });
  expect(await listPeople(ruth)).toEqual([]);
});

test('marking a prayer twice at once counts once, and undo restores the time of the previous prayer', async () => {
  const { ruth, app } = await seedCommunity();
  const { id } = await addPerson(ruth, NAOMI);
  const prayed = `${LIST}/${id}/prayed`;
  const before = '2026-01-02T03:04:05.678Z';

  const start = new Date().toISOString();
  const first = expectShape(Relationship, await ruth.post(prayed));
  expect(String(first.prayedAt) >= start).toBe(true);
  expect(await ruth.request(prayed, { method: 'DELETE' })).toMatchObject({
    status: 200,
    body: { prayedAt: null },
  });

  await tableRows(app.db, `update relationships set prayed_at = '${before}' where id = ${id}`);
  await Promise.all([ruth.post(prayed), ruth.post(prayed)]);
  for (const _time of ['once', 'twice']) {
    const back = expectShape(Relationship, await ruth.request(prayed, { method: 'DELETE' }));
    expect(back.prayedAt).toBe(before);
  }
  expect(await listPeople(ruth)).toMatchObject([{ prayedAt: before }]);
});

test('a user earns no experience points for adding a person or praying for them', async () => {
  const { ruth, app } = await seedCommunity();
  const { id } = await addPerson(ruth, NAOMI);
  await ruth.post(`${LIST}/${id}/prayed`);

  expect(await tableRows(app.db, `select * from user_activities where user_id = '${ruth.id}'`)).toMatchObject(
    [{ activity_type: 'test' }],
  );
});

const WRONG: [Record<string, unknown>, string][] = [
  [{ name: '' }, 'Enter a name or nickname.'],
  [{ name: ' \u200b\u2800\u00ad ' }, 'Enter a name or nickname.'],
  [{ name: 'x'.repeat(RELATIONSHIP_NAME_MAX + 1) }, 'A name can have up to 80 characters.'],
  [
    { name: 'Na\0omi' },
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
  ],
  [
    { notes: 'Ma\0ra' },
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
  ],
  [{ notes: 'x'.repeat(NOTES_MAX + 1) }, 'Notes can have up to 2,000 characters.'],
  [{ category: 'enemy' }, 'Choose who they are to you.'],
  [{ frequency: 2 }, 'Choose how often you would like to pray for them.'],
  [{ frequency: '7' }, 'Choose how often you would like to pray for them.'],
  [{ energy: 3 }, 'Choose how time with them leaves you.'],
  [{ energy: undefined }, 'Choose how time with them leaves you.'],
];

test('an invalid entry of the prayer list is rejected with a message and changes nothing', async () => {
  const { ruth } = await seedCommunity();
  const { id } = await addPerson(ruth, NAOMI);

  for (const [wrong, message] of WRONG) {
    const refused = { status: 400, body: { message } };
    expect(await ruth.post(LIST, { ...NAOMI, ...wrong })).toMatchObject(refused);
    expect(await put(ruth, `${LIST}/${id}`, { ...NAOMI, ...wrong })).toMatchObject(refused);
  }
  expect(await listPeople(ruth)).toMatchObject([NAOMI]);
});

test('marking a person with an invalid or unknown id as prayed for gets a readable error', async () => {
  const { ruth } = await seedCommunity();
  for (const id of ['0', '-1', '1.5', 'naomi', '9007199254740992', '999999']) {
    const { status, body } = await ruth.post(`${LIST}/${id}/prayed`);
    expect([400, 404]).toContain(status);
    expect(body.message).toMatch(/^This person is not on your list( anymore)?\.$/);
  }
});

test('names and notes can have any script and are stored normalized to NFC', async () => {
  const { ruth } = await seedCommunity();
  for (const name of [
    'נָעֳמִי',
    '룻',
    'Мария',
    'x'.repeat(RELATIONSHIP_NAME_MAX),
    '<b>Boaz</b>',
    '‮Naomi',
    '🕯️',
  ]) {
    const { notes, ...kept } = await addPerson(ruth, { ...NAOMI, name: ` ${name} `, notes: ' \u200b ' });
    expect(kept.name).toBe(name.normalize('NFC'));
    expect(notes).toBeNull();
  }
  const { name, notes } = await addPerson(ruth, {
    ...NAOMI,
    name: 'Noe\u0308mi',
    notes: 'half a \ud83d sign',
  });
  expect({ name, notes }).toEqual({ name: 'No\u00ebmi', notes: 'half a \ufffd sign' });
});

test('retries with the same idempotency key add a person once, with the text of the last retry', async () => {
  const { ruth, boaz } = await seedCommunity();
  const header = { 'Idempotency-Key': 'naomi-of-bethlehem' };

  const answers = await Promise.all([1, 2, 3].map(() => ruth.post(LIST, NAOMI, header)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await ruth.post(LIST, { ...NAOMI, name: 'Mara' }, header)).toMatchObject({ status: 201 });
  expect(await listPeople(ruth)).toMatchObject([{ ...NAOMI, name: 'Mara' }]);
  expect(await boaz.post(LIST, NAOMI, header)).toMatchObject({ status: 201 });
  expect(await listPeople(boaz)).toHaveLength(1);
});

test('a prayer list of 500 people rejects another person with a message', async () => {
  const { ruth, boaz, app } = await seedCommunity();
  await insertPeople(app, ruth.id, MAX_RELATIONSHIPS - 1);

  expect(await ruth.post(LIST, NAOMI)).toMatchObject({ status: 201 });
  expect(await ruth.post(LIST, NAOMI)).toMatchObject({
    status: 409,
    body: { message: 'Your list is full (500 people). Remove someone to add another.' },
  });
  expect(await listPeople(ruth)).toHaveLength(MAX_RELATIONSHIPS);
  expect(await boaz.post(LIST, NAOMI)).toMatchObject({ status: 201 });
});

test('a user can change their prayer list two hundred times an hour, and can still read the list after that', async () => {
  const { ruth, boaz } = await seedCommunity();
  const header = { 'Idempotency-Key': 'naomi-of-bethlehem' };
  const at = `${LIST}/${expectShape(WrittenRelationship, await ruth.post(LIST, NAOMI, header), 201).id}`;
  for (let time = 2; time <= 200; time++) {
    expect((await ruth.post(LIST, NAOMI, header)).status).toBe(201);
  }

  for (const answer of [
    await ruth.post(LIST, NAOMI, header),
    await put(ruth, at, NAOMI),
    await ruth.request(at, { method: 'DELETE' }),
  ]) {
    expect(answer).toMatchObject(TOO_MANY_ATTEMPTS);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect(await listPeople(ruth)).toMatchObject([NAOMI]);
  expect(await ruth.post(`${at}/prayed`)).toMatchObject({ status: 200 });
  expect(await boaz.post(LIST, NAOMI)).toMatchObject({ status: 201 });
});

test('a user can mark or undo prayers three hundred times in ten minutes', async () => {
  const { ruth } = await seedCommunity();
  const prayed = `${LIST}/${(await addPerson(ruth, NAOMI)).id}/prayed`;
  for (let time = 1; time <= 150; time++) {
    expect((await ruth.post(prayed)).status).toBe(200);
    expect((await ruth.request(prayed, { method: 'DELETE' })).status).toBe(200);
  }

  for (const answer of [await ruth.post(prayed), await ruth.request(prayed, { method: 'DELETE' })]) {
    expect(answer).toMatchObject({ status: 429 });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
});

// Only a PostgreSQL server has concurrent connections.
expectOne('postgresql', 'concurrent additions to a prayer list cannot exceed its 500 people', async () => {
  const { ruth, app } = await seedCommunity();
  await insertPeople(app, ruth.id, MAX_RELATIONSHIPS - 3);

  const answers = await Promise.all(Array.from({ length: 12 }, () => ruth.post(LIST, NAOMI)));

  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 201),
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(await listPeople(ruth)).toHaveLength(MAX_RELATIONSHIPS);
});

test('notes that mention suicide are saved, and the response contains crisis help', async () => {
  const { ruth } = await seedCommunity();
  const notes = 'I want to kill myself tonight.';

  const { crisisHelp, ...kept } = await addPerson(ruth, { ...NAOMI, notes });
  expect(kept.notes).toBe(notes);
  expect(crisisHelp?.text).toBeTruthy();
  const { crisisHelp: none } = expectShape(WrittenRelationship, await put(ruth, `${LIST}/${kept.id}`, NAOMI));
  expect(none).toBeNull();
});

test('the prayer list is neither cached nor logged, and an oversized request body is rejected', async () => {
  const { ruth, app } = await seedCommunity();
  await addPerson(ruth, NAOMI);

  expect((await ruth.get(LIST)).headers.get('Cache-Control')).toBe('no-store');
  expect(JSON.stringify(app.log)).not.toMatch(/Naomi|Mara/);
  expect(await ruth.post(LIST, { ...NAOMI, more: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
});

test('a new user has an empty prayer list', async () => {
  const { app } = await seedCommunity();
  expect(await listPeople(await createCommunityUser(app, { firstName: 'Obed' }))).toEqual([]);
});

async function addPerson(who: TestVisitor, person: unknown) {
  const { crisisHelp, ...kept } = expectShape(WrittenRelationship, await who.post(LIST, person), 201);
  return { ...kept, ...(crisisHelp && { crisisHelp }) };
}

async function listPeople(who: TestVisitor) {
  return expectShape(z.array(Relationship), await who.get(LIST));
}

function put(who: TestVisitor, address: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  return who.request(address, { method: 'PUT', headers, body: JSON.stringify(body) });
}

function insertPeople({ db }: { db: Parameters<typeof tableRows>[0] }, userId: string, count: number) {
  return tableRows(
    db,
    `insert into relationships (user_id, name, category, frequency, energy)
     select '${userId}', 'Gleaner ' || n, 'work', 7, 0 from generate_series(1, ${count}) n`,
  );
}
