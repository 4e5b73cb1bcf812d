import type { Page } from '@playwright/test';
import { SignUp } from '#contract/account/auth';
import { COMMENT_MAX, LINKS_MAX, POST_MAX, THEME_DESCRIPTION_MAX } from '#contract/community/limits';
import { type CommunityMember, test, withThemeLock } from './communityFixtures';
import { expect } from './fixtures';
import { expectHarmless, recordSideEffects } from './sideEffects';
import { XSS_PAYLOADS, XSS_SCRIPTS } from './xssPayloads';

// Needs PostgreSQL: the test creates a room and users with SQL.
test.use({ database: 'postgresql' });

/** The payloads as names, truncated to the maximum length of a name. */
const NAMES = XSS_PAYLOADS.map((payload) => SignUp.shape.firstName.parse(payload.slice(0, 80)));

/**
 * How many names go through the sign-up API, which is slow. The rest are normalized in the same way and inserted with
 * SQL.
 */
const SIGN_UP_COUNT = 6;

test('three hundred XSS payloads run no code and load nothing', async ({ createUser, newRoom, sql, app }) => {
  test.slow();
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(300);
  const scriptPayload = XSS_SCRIPTS[3] ?? '';
  const naomi = await createUser(scriptPayload, { lastName: `"${scriptPayload}`, isModerator: true });
  const room = await newRoom('walking_together', 'Threshing floor');
  const { posts, comments } = await insertPayloads(naomi, room.id);
  const names = await insertNames(naomi, posts[0]?.id ?? 0, sql);
  const themes: string[] = [];
  const html: string[] = [];
  const page = await naomi.context.newPage();
  const sideEffects = recordSideEffects(page, app.url);

  await withThemeLock(app, async () => {
    await page.goto(room.address);
    await expect(page.getByRole('article')).toHaveCount(posts.length);
    for (const [index, chunk] of chunks(XSS_PAYLOADS, THEME_DESCRIPTION_MAX, 1000).entries()) {
      const { title, description } = await naomi.createTheme(
        `${scriptPayload} ${index}`,
        `<p>Kept ${index}</p>${chunk}`,
      );
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByText(`Kept ${index}`, { exact: true })).toBeVisible();
      await expectHarmless(page);
      themes.push(title);
      html.push(description);
    }
    await page.getByRole('button', { name: 'Admin' }).click();
    for (const title of themes) {
      const item = page.getByRole('listitem').filter({ hasText: title });
      await item.getByRole('button', { name: /^Edit/ }).click();
      await expect(page.getByLabel('Theme Title')).toHaveValue(title);
      await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('Kept');
    }
    await expectHarmless(page);
  });
  expect(html.join('').replaceAll(/<\/?(p|br|strong|em|b|i|ul|ol|li|a)( [^<>]*)?>/g, '')).not.toContain('<');
  await expectAllVisible(page, { names, comments });
  await expectHarmless(page);
  expect(sideEffects).toEqual([]);

  // Repeats the check without the Content Security Policy.
  await page.route(/\/community(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': rule, ...headers } = answer.headers();
    expect(rule).toContain("script-src 'self'");
    await route.fulfill({ response: answer, headers });
  });
  const answer = await page.goto(room.address);
  expect(answer?.headers()['content-security-policy']).toBeUndefined();
  await expectAllVisible(page, { names, comments });
  await expectHarmless(page);
  // Repeats the check with a server that does not sanitize HTML.
  const raw = {
    ...(await naomi.request<object>('GET', '/api/community/current-theme')),
    title: scriptPayload,
  };
  const description = `<p>Raw</p>${XSS_PAYLOADS.join('\n')}`;
  await page.route('**/current-theme', (route) => route.fulfill({ json: { ...raw, description } }));
  await page.goto('/community');
  await expect(page.getByRole('region', { name: "This Week's Theme" })).toContainText('Raw');
  await expectHarmless(page);
  await page.getByRole('link', { name: 'Threshing floor' }).click();
  await expect(page.getByText('Raw', { exact: true })).toBeVisible();
  await expectHarmless(page);
  expect(sideEffects).toEqual([]);
});

/** Joins payloads into texts that respect the limits of length and links. */
function chunks(payloads: string[], maxLength: number, links = LINKS_MAX): string[] {
  const all: string[][] = [[]];
  for (const payload of payloads) {
    const text = [...(all.at(-1) ?? []), payload].join('\n');
    if (text.length > maxLength || (text.match(/https?:|www\./gi)?.length ?? 0) > links) all.push([]);
    all.at(-1)?.push(payload);
  }
  return all.map((chunk) => chunk.join('\n'));
}

/** Creates posts with every payload, and comments with every payload under the newest post. */
async function insertPayloads(naomi: CommunityMember, roomId: number) {
  const posts: { id: number; content: string }[] = [];
  for (const chunk of chunks(XSS_PAYLOADS, POST_MAX)) posts.unshift(await naomi.createPost(roomId, chunk));
  const comments: string[] = [];
  for (const chunk of chunks(XSS_PAYLOADS, COMMENT_MAX)) {
    comments.push((await naomi.createComment(posts[0]?.id ?? 0, chunk)).content);
  }
  const allText = [...posts.map(({ content }) => content), ...comments].join('\n');
  for (const payload of XSS_PAYLOADS) expect(allText, 'stored unchanged').toContain(payload.trim());
  return { posts, comments };
}

/** Creates users whose first and last names are payloads. Each user comments 'Amen.' */
async function insertNames(
  naomi: CommunityMember,
  postId: number,
  sql: (text: string, values?: unknown[]) => Promise<unknown>,
) {
  const { request } = naomi.context;
  const pairs = Array.from({ length: NAMES.length / 2 }, (_, index) => NAMES.slice(index * 2, index * 2 + 2));
  const emails: string[] = [];
  for (const [firstName, lastName] of pairs.slice(0, SIGN_UP_COUNT)) {
    const email = `${crypto.randomUUID()}@example.org`;
    const data = { email, password: 'Gleaning-12', firstName, lastName };
    const answer = await request.post('/api/auth/register', { data, headers: { Cookie: '' } });
    expect(answer.status(), await answer.text()).toBe(201);
    emails.push(email);
  }
  await naomi.signIn();
  const remaining = pairs.slice(SIGN_UP_COUNT);
  const added = `insert into users (email, password, first_name, last_name)
    select gen_random_uuid() || '@example.org', '', first, last from unnest($1::text[], $2::text[]) as name (first, last)
    returning email`;
  const rows = (await sql(added, [remaining.map(([first]) => first), remaining.map(([, last]) => last)])) as {
    email: string;
  }[];
  emails.push(...rows.map(({ email }) => email));
  const amen = `insert into comments (post_id, user_id, content) select $1, id, 'Amen.' from users where email = any($2)`;
  await sql(amen, [postId, emails]);
  return pairs.map(([first, last]) => `${first} ${last}`);
}

/** Expects that every payload is visible as text, unchanged. */
async function expectAllVisible(page: Page, { names, comments }: { names: string[]; comments: string[] }) {
  const articles = page.getByRole('article');
  await expandAll(page);
  await page.getByRole('button', { name: /^View all \d+ comments$/ }).click();
  await page.getByRole('button', { name: 'Show older comments' }).click();
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(
    names.length + comments.length,
  );
  await expandAll(page);
  const allText = (await articles.allTextContents()).join('\n');
  const missing = [...XSS_PAYLOADS.map((payload) => payload.trim()), ...names].filter(
    (text) => !allText.includes(text),
  );
  expect(missing).toEqual([]);
  const commentTexts = await articles.getByRole('listitem').allTextContents();
  for (const comment of comments) {
    expect(commentTexts.some((answer) => answer.includes(comment.trim()))).toBe(true);
  }
}

/** Expands all truncated texts. */
async function expandAll(page: Page) {
  const more = page.getByRole('article').getByRole('button', { name: 'Show more' });
  // A text that is measured late gets its button late.
  await expect(async () => {
    await more.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await expect(more).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
