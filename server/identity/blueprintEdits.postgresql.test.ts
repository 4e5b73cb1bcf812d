import { expect, test } from 'vitest';
import { Blueprint, BlueprintSaved } from '#contract/identity';
import { EDIT_MAX } from '#contract/identityLimits';
import { type Answers, SAMPLE_ANSWERS } from '#server/testing/blueprintAnswers';
import { composeSample, sampleResponses, sectionsOf } from '#server/testing/blueprints';
import { CANARY } from '#server/testing/canary';
import { tableRows } from '#server/testing/database';
import { seedUsers, type TestVisitor } from '#server/testing/people';

test('the API returns the Blueprint composed from the user’s answers, and reading it writes nothing', async () => {
  const { ruth, boaz, app } = await seedUsers();
  await saveAnswers(ruth, SAMPLE_ANSWERS.widow as Answers);
  const state = 'select id, user_id, xmin::text from identity_responses order by id';
  const before = await tableRows(app.db, state);

  const answer = await ruth.get('/api/identity/blueprint');

  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(Blueprint.parse(answer.body)).toEqual(answer.body);
  expect(answer.body).toEqual(composeSample(SAMPLE_ANSWERS.widow as Answers));
  expect((await ruth.get('/api/identity/blueprint')).text).toBe(answer.text);
  expect((await boaz.get('/api/identity/blueprint')).body).toEqual(composeSample({}));
  expect(await tableRows(app.db, state)).toEqual(before);
  expect((await ruth.getUser()).body.experiencePoints).toBe(160);
});

test('a user can replace every Blueprint section with their own text and restore the composed text', async () => {
  const { ruth, app } = await seedUsers();
  await saveAnswers(ruth, SAMPLE_ANSWERS.builder as Answers);
  const made = Blueprint.parse((await ruth.get('/api/identity/blueprint')).body);

  for (const { id } of sectionsOf(made)) {
    const written = await editSection(ruth, id, `  My own words on ${id}.\n\nTwo lines. `);
    expect(written.status).toBe(200);
    expect(BlueprintSaved.parse(written.body)).toEqual({ ...written.body, crisisHelp: null });
    expect(sectionOf(written.body, id)?.edited).toBe(`My own words on ${id}.\n\nTwo lines.`);
  }
  const all = Blueprint.parse((await ruth.get('/api/identity/blueprint')).body);
  expect(sectionsOf(all).map(({ edited }) => edited?.slice(0, 12))).toEqual(Array(7).fill('My own words'));
  expect(sectionsOf(all).map((part) => ({ ...part, edited: null }))).toEqual(sectionsOf(made));

  await editSection(ruth, 'living', 'Once more.');
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toHaveLength(7);
  for (const { id } of sectionsOf(made))
    expect(await editSection(ruth, id, ' \n ')).toMatchObject({ status: 200 });
  expect((await ruth.get('/api/identity/blueprint')).body).toEqual(made);
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toEqual([]);
  expect(await editSection(ruth, 'living', '')).toMatchObject({
    status: 200,
    body: { living: { edited: null } },
  });
});

test('a user who mentions suicide in a Blueprint section gets crisis help, and the text is saved unchanged', async () => {
  const { ruth } = await seedUsers();
  const text = 'I buried her today. I want to follow her, I have the pills here.';

  const { body } = await editSection(ruth, 'living', text);

  expect(BlueprintSaved.parse(body)).toMatchObject({
    living: { edited: text },
    crisisHelp: { text: expect.stringMatching(/\S/), near: expect.stringMatching(/\S/), concern: 'crisis' },
  });
  expect((await ruth.get('/api/identity/blueprint')).text).not.toContain('"crisisHelp"');
});

test('editing a Blueprint section changes no answer and earns no XP, and the edit survives new answers', async () => {
  const { ruth, app } = await seedUsers();
  await saveAnswers(ruth, { chosen: ['Naomi', 'Daughter', 'Bread'] });
  const rows = 'select * from identity_responses order by id';
  const before = await tableRows(app.db, rows);

  await editSection(ruth, 'pillar.chosen', 'Mine.');
  await editSection(ruth, 'declaration', CANARY);
  expect(await tableRows(app.db, rows)).toEqual(before);
  expect((await ruth.getUser()).body.experiencePoints).toBe(45);

  const answer = 'Boaz, who saw me in his field and asked whose I was.';
  await saveAnswers(ruth, { chosen: [answer] });
  const { pillars, declaration } = Blueprint.parse((await ruth.get('/api/identity/blueprint')).body);
  expect(pillars[0]?.edited).toBe('Mine.');
  expect(pillars[0]?.sentences[0]?.words).toBe(answer);
  expect(declaration.edited).toBe(CANARY);
});

test('no user can edit another user’s Blueprint', async () => {
  const { ruth, boaz, naomi, app } = await seedUsers();
  const { id } = (await ruth.getUser()).body;
  await editSection(ruth, 'living', 'Ruth’s own.');

  for (const other of [boaz, naomi]) {
    const answer = await other.request(`/api/identity/blueprint/living?userId=${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'X-User-Id': String(id) },
      body: JSON.stringify({ text: '', userId: id, user_id: id, section: 'declaration', id: 1 }),
    });
    expect(answer).toMatchObject({ status: 200, body: { living: { edited: null } } });
    await editSection(other, 'living', 'Another’s own.');
    expect((await other.get('/api/identity/blueprint')).text).not.toContain('Ruth’s own.');
  }
  expect((await ruth.get('/api/identity/blueprint')).body).toMatchObject({
    living: { edited: 'Ruth’s own.' },
  });
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toHaveLength(3);
});

test.each([
  'pillar',
  'pillar.',
  'pillar.holy',
  'pillar.Chosen',
  'Living',
  'living%0A',
  'living%20',
  'living%00',
  '__proto__',
  'verse',
  '1',
  '%E0%A4%A',
])('an edit of the unknown Blueprint section %s is rejected', async (section) => {
  const { ruth, app } = await seedUsers();

  expect(await editSection(ruth, section, 'Mine.')).toMatchObject({
    status: 400,
    body: { message: 'The Blueprint has no such section.' },
  });
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toEqual([]);
});

test.each<[string, unknown, number, string]>([
  ['2,001 characters', 'x'.repeat(EDIT_MAX + 1), 400, 'This section can have up to 2,000 characters.'],
  [
    'NUL',
    'Mi\0ne',
    400,
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
  ],
  ['nothing', undefined, 400, 'The text is missing.'],
  ['null', null, 400, 'The text is missing.'],
  ['a number', 7, 400, 'The text is missing.'],
  ['a list', ['Mine'], 400, 'The text is missing.'],
  ['an object', { text: 'Mine' }, 400, 'The text is missing.'],
  ['300 KB', 'x'.repeat(300 * 1024), 413, 'That’s too long. You can send up to 256 KB.'],
])('saving %s as a Blueprint section fails and keeps the old text', async (_what, text, status, message) => {
  const { ruth } = await seedUsers();
  await editSection(ruth, 'living', 'Mine.');

  expect(await editSection(ruth, 'living', text)).toMatchObject({ status, body: { message } });
  expect((await ruth.get('/api/identity/blueprint')).body).toMatchObject({ living: { edited: 'Mine.' } });
});

test('the text of a Blueprint section can have 2,000 characters and is stored unchanged, even with HTML', async () => {
  const { ruth } = await seedUsers();

  for (const text of [
    'x'.repeat(EDIT_MAX),
    '<script>alert(1)</script>',
    'אבא \u202eenil\u202c 👩‍👩‍👧‍👦',
    '“Jesus wept twice.” (John 11:35)',
  ]) {
    expect((await editSection(ruth, 'declaration', text)).body).toMatchObject({
      declaration: { edited: text },
    });
  }
});

test('of ten concurrent edits of one Blueprint section, one is stored', async () => {
  const { ruth, app } = await seedUsers();

  const written = await Promise.all(
    Array.from({ length: 10 }, (_, at) => editSection(ruth, 'living', `Tab ${at}`)),
  );

  expect(written.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const rows = await tableRows(app.db, 'select text from blueprint_edits');
  expect(rows).toHaveLength(1);
  expect((await ruth.get('/api/identity/blueprint')).body).toMatchObject({
    living: { edited: rows[0]?.text },
  });
});

async function saveAnswers(who: TestVisitor, answers: Answers) {
  for (const answer of sampleResponses(answers)) {
    expect(await who.post('/api/identity/response', answer)).toMatchObject({ status: 200 });
  }
}

function editSection(who: TestVisitor, section: string, text: unknown) {
  return who.request(`/api/identity/blueprint/${section}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
}

function sectionOf(body: unknown, id: string) {
  return sectionsOf(Blueprint.parse(body)).find((part) => part.id === id);
}
