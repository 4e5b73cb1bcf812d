import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tableRows } from '#server/testing/database';
import { createVisitor, RUTH, seedUsers } from '#server/testing/people';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHECK = { message: 'Please check your email and password.' };

test('a user can sign in again with their password after signing out', async () => {
  const { ruth } = await seedUsers();
  const before = await ruth.getUser();
  await ruth.signOut();

  expect(await ruth.signInAgain()).toMatchObject({ status: 200, body: before.body });
  expect(await ruth.getUser()).toMatchObject({ status: 200, body: before.body });
});

test('a sign-in gets the same response for a wrong password and for an unknown email address', async () => {
  const { ruth, visitor } = await seedUsers();

  const wrong = await visitor.signIn(ruth.account.email, 'Not-the-right-1');
  const unknown = await visitor.signIn('orpah@example.org', 'Not-the-right-1');

  expect(wrong).toMatchObject({ status: 401, body: CHECK });
  expect({ ...unknown, headers: [...unknown.headers] }).toEqual({ ...wrong, headers: [...wrong.headers] });
});

test.each([
  ['no fields', {}],
  ['no password', { email: RUTH.email }],
  ['no address', { password: RUTH.password }],
  ['an incomplete email address', { email: 'ruth', password: RUTH.password }],
  ['an empty password', { email: RUTH.email, password: '' }],
  ['a very long password', { email: RUTH.email, password: 'x'.repeat(1001) }],
  ['a list of addresses', { email: [RUTH.email], password: RUTH.password }],
  ['an SQL condition', { email: { $ne: '' }, password: { $ne: '' } }],
  ['null as the form', null],
  ['a list as the form', []],
  ['a text as the form', 'ruth@example.org'],
])('a sign-in with %s gets 400', async (_what, form) => {
  const door = await createVisitor();

  expect(await door.post('/api/auth/login', form)).toMatchObject({ status: 400, body: CHECK });
});

test('signing in again in one browser creates a new session and ends the previous one', async () => {
  const { ruth } = await seedUsers();
  const first = tokenOf(ruth.cookies);
  await ruth.signInAgain();
  const second = tokenOf(ruth.cookies);

  expect(second).not.toBe(first);
  expect(await ruth.getUser()).toMatchObject({ status: 200 });
  ruth.cookies.set('session', first);
  expect(await ruth.getUser()).toMatchObject({ status: 401 });
});

test('a session in one browser survives sign-in and sign-out in another browser', async () => {
  const { ruth } = await seedUsers();
  const atTheWell = ruth.at('192.0.2.40');
  await atTheWell.signInAgain();

  await ruth.signInAgain();
  await ruth.signOut();

  expect(await ruth.getUser()).toMatchObject({ status: 401 });
  expect(await atTheWell.getUser()).toMatchObject({ status: 200, body: { email: RUTH.email } });
});

test('a session cookie planted before a sign-in never becomes a valid session', async () => {
  const { ruth, visitor } = await seedUsers();
  const planted = 'planted-by-somebody-else-0123456789abcdefghi';
  ruth.cookies.set('session', planted);

  await ruth.signInAgain();

  expect(tokenOf(ruth.cookies)).not.toBe(planted);
  visitor.cookies.set('session', planted);
  expect(await visitor.getUser()).toMatchObject({ status: 401 });
});

test('signing in with the cookie of another user’s session ends that session', async () => {
  const { ruth, boaz } = await seedUsers();
  const ofBoaz = tokenOf(boaz.cookies);
  ruth.cookies.set('session', ofBoaz);

  await ruth.signInAgain();

  expect(await ruth.getUser()).toMatchObject({ body: { email: RUTH.email } });
  expect(await boaz.getUser()).toMatchObject({ status: 401 });
});

test.each([
  ['empty', ''],
  ['short', 'x'],
  ['long', '0'.repeat(4096)],
  ['half-encoded', '%'],
  ['an encoded NUL', '%00'],
  ['SQL', "'%20or%201=1%20--"],
])('a request with a session cookie that is %s gets 401', async (_what, token) => {
  const door = await createVisitor();

  expect(await door.get('/api/auth/user', { Cookie: `session=${token}` })).toMatchObject({ status: 401 });
});

test('a session hash from the database does not work as a session cookie', async () => {
  const { ruth, visitor, app } = await seedUsers();
  const token = tokenOf(ruth.cookies);
  const kept = await tableRows(app.db, 'select * from sessions join users on users.id = user_id');
  const sid = createHash('sha256').update(token).digest('base64url');

  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(kept.map((session) => session.sid)).toContain(sid);
  expect(JSON.stringify(kept)).not.toContain(token);
  visitor.cookies.set('session', sid);
  expect(await visitor.getUser()).toMatchObject({ status: 401 });
});

test('a sign-in sets one session cookie, which is HttpOnly and SameSite=Lax', async () => {
  const { ruth } = await seedUsers();

  const lines = (await ruth.signInAgain()).headers.getSetCookie();

  expect(lines).toHaveLength(1);
  expect(attributesOf(lines[0])).toEqual([
    'session',
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Lax',
  ]);
});

test('with an https PUBLIC_URL, the session cookie is Secure and bound to the host', async () => {
  const { ruth } = await seedUsers({ PUBLIC_URL: 'https://still.example' });

  const [line] = (await ruth.signInAgain()).headers.getSetCookie();

  expect(attributesOf(line)).toEqual([
    '__Host-session',
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
  expect(await ruth.getUser()).toMatchObject({ status: 200 });
  const plain = tokenOf(ruth.cookies, '__Host-session');
  ruth.cookies.clear();
  ruth.cookies.set('session', plain);
  expect(await ruth.getUser()).toMatchObject({ status: 401 });
});

test('signing out deletes the cookie and ends the session', async () => {
  const { ruth, visitor, app } = await seedUsers();
  const token = tokenOf(ruth.cookies);

  const answer = await ruth.signOut();

  expect(answer).toMatchObject({ status: 200, body: { message: 'You’re signed out.' } });
  expect(attributesOf(answer.headers.getSetCookie()[0])).toContain('Max-Age=0');
  expect(ruth.cookies.size).toBe(0);
  visitor.cookies.set('session', token);
  expect(await visitor.getUser()).toMatchObject({ status: 401 });
  expect(await tableRows(app.db, 'select sid from sessions')).toHaveLength(2);
});

test('signing out twice, or without a session, succeeds', async () => {
  const { ruth, visitor } = await seedUsers();
  await ruth.signOut();

  expect(await ruth.signOut()).toMatchObject({ status: 200 });
  expect(await visitor.signOut()).toMatchObject({ status: 200 });
});

test('an expired session gets 401, and the next sign-in by any user deletes it', async () => {
  const { ruth, boaz, app } = await seedUsers();
  await expireIn(app.db, -1000);

  expect(await ruth.getUser()).toMatchObject({ status: 401 });
  await boaz.at('192.0.2.41').signInAgain();
  expect(await tableRows(app.db, 'select sid from sessions')).toHaveLength(1);
});

test('a request renews a session that expires in two days, and its cookie, for thirty days', async () => {
  const { ruth, app } = await seedUsers();
  const token = tokenOf(ruth.cookies);
  await expireIn(app.db, 2 * DAY_MS);

  const answer = await ruth.getUser();

  expect(answer.headers.getSetCookie()[0]).toContain(`session=${token}; Max-Age=2592000`);
  const sid = createHash('sha256').update(token).digest('base64url');
  const [session] = await tableRows(
    app.db,
    `select expire > now() + interval '29 days' as long from sessions where sid = '${sid}'`,
  );
  expect(session).toEqual({ long: true });
  expect((await ruth.getUser()).headers.getSetCookie()).toEqual([]);
});

test('a user whose account is deleted is signed out in every browser', async () => {
  const { ruth, boaz, app } = await seedUsers();
  const atTheWell = ruth.at('192.0.2.40');
  await atTheWell.signInAgain();

  await tableRows(app.db, `delete from users where email = '${RUTH.email}'`);

  expect(await ruth.getUser()).toMatchObject({ status: 401 });
  expect(await atTheWell.getUser()).toMatchObject({ status: 401 });
  expect(await boaz.getUser()).toMatchObject({ status: 200 });
});

test('the address of a deleted account can be used for a new account', async () => {
  const { ruth, app } = await seedUsers();
  const { body } = await ruth.getUser();
  await tableRows(app.db, `delete from users where email = '${RUTH.email}'`);

  const again = await ruth.signUp();

  expect(again).toMatchObject({ status: 201, body: { experiencePoints: 10 } });
  expect(again.body.id).not.toBe(body.id);
});

test('a request without a session gets 401 with a message', async () => {
  const door = await createVisitor();

  const answer = await door.getUser();

  expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

function tokenOf(cookies: Map<string, string>, name = 'session'): string {
  const token = cookies.get(name);
  if (!token) throw new Error(`There is no cookie named ${name}.`);
  return token;
}

/** Returns the cookie's name, and its attributes in alphabetical order; leaves out the value and `Expires`. */
function attributesOf(line = ''): string[] {
  const [cookie = '', ...attributes] = line.split('; ');
  return [cookie.split('=')[0] ?? '', ...attributes.filter((one) => !one.startsWith('Expires=')).sort()];
}

async function expireIn(db: Parameters<typeof tableRows>[0], ms: number) {
  await db.execute(sql`update sessions set expire = ${new Date(Date.now() + ms).toISOString()}`);
}
