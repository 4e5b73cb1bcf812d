import type { Page } from '@playwright/test';
import { SignUp } from '#contract/auth';
import { COMMENT_MAX, LINKS_MAX, POST_MAX, THEME_DESCRIPTION_MAX } from '#contract/communityLimits';
import { expect } from './house';
import { aloneWithTheme, type Companion, test } from './people';

// In a house whose database can be asked for a room of one's own.
test.use({ database: 'postgresql' });

const RUN = '__ran=1';
const EVIL = '//evil.example/p';

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
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `java&Tab;script&colon;${RUN}`,
  `\u0001javascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `https://a@evil.example/"onclick=${RUN}`,
];
const PLACES = [
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
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src=${EVIL}></script>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</script>`,
  `<script/x>${RUN}</script>`,
  `<script\n>${RUN}</script\n>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<!--><script>${RUN}</script>-->`,
  `<!--[if IE]><script>${RUN}</script><![endif]-->`,
  `"><script>${RUN}</script>`,
  `'><script>${RUN}</script>`,
  `"autofocus onfocus="${RUN}`,
  `'-${RUN}-'`,
  `"-${RUN}-"`,
  `';${RUN}//`,
  `\\";${RUN}//`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `#{${RUN}}`,
  `<%=${RUN}%>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\u003cscript\\u003e${RUN}`,
  `＜script＞${RUN}＜/script＞`,
  `\u202e<script>${RUN}</script>\u202c`,
];
const MUTATIONS = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${RUN}>">`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<p><svg><desc><b><p><img src=x onerror=${RUN}>`,
  `<table><td><a><table><img src=x onerror=${RUN}>`,
  `<select><template><img src=x onerror=${RUN}>`,
  `<svg><foreignObject><img src=x onerror=${RUN}>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<b <img src=x onerror=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x onerror\n=${RUN}`,
  `<strong onclick=${RUN}><em style="x:expression(${RUN})">x`,
  `<p id=toasts><p id=person><p name=__proto__>`,
];
const REACHES = [
  `<img src=${EVIL}>`,
  `<img srcset="${EVIL} 2x">`,
  `<link rel=stylesheet href=${EVIL}>`,
  `<link rel=prefetch href=${EVIL}>`,
  `<link rel=manifest href=${EVIL}>`,
  `<style>@import '${EVIL}'</style>`,
  `<style>*{background:url(${EVIL})}</style>`,
  `<p style="background:url(${EVIL})">x</p>`,
  `<meta http-equiv=refresh content="0;url=${EVIL}">`,
  `<video poster=${EVIL}></video>`,
  `<audio src=${EVIL}></audio>`,
  `<object data=${EVIL}></object>`,
  `<embed src=${EVIL}>`,
  `<iframe src=${EVIL}></iframe>`,
  `<input type=image src=${EVIL}>`,
  `<svg><image href=${EVIL} /></svg>`,
  `<table background=${EVIL}>`,
  `<body background=${EVIL}>`,
  `<base href=${EVIL}>`,
  `<form action=${EVIL}><button autofocus>x</button></form>`,
];

const PAYLOADS = [
  ...ELEMENTS.flatMap((element) => EVENTS.map((event) => `<${element} ${event}=${RUN}>`)),
  ...PLACES.flatMap((place) => ADDRESSES.map((address) => place.replace('@', address))),
  ...SCRIPTS,
  ...MUTATIONS,
  ...REACHES,
];

/** What a name holds at most; the longer ones are cut, as people cut them who try. */
const NAMES = PAYLOADS.map((payload) => SignUp.shape.firstName.parse(payload.slice(0, 80)));

/** So many names are put in by the form's own call; the others, cleaned as it cleans them, beside it. */
const SIGNED_UP = 6;

test('three hundred ways to make a page do what it should not come to stand in it as text', async ({
  joins,
  newRoom,
  sql,
  house,
}) => {
  test.slow();
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  const nasty = SCRIPTS[3] ?? '';
  const naomi = await joins(nasty, { lastName: `"${nasty}`, isModerator: true });
  const room = await newRoom('walking_together', 'Threshing floor');
  const { posts, comments } = await putIn(naomi, room.id);
  const names = await putInNames(naomi, posts[0]?.id ?? 0, sql);
  const themes: string[] = [];
  const html: string[] = [];
  const page = await naomi.context.newPage();
  const seen = watch(page, house.url);

  await aloneWithTheme(house, async () => {
    await page.goto(room.address);
    await expect(page.getByRole('article')).toHaveCount(posts.length);
    for (const [index, part] of parts(PAYLOADS, THEME_DESCRIPTION_MAX, 1000).entries()) {
      const { title, description } = await naomi.sets(`${nasty} ${index}`, `<p>Kept ${index}</p>${part}`);
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
  await expectAllThere(page, { names, comments });
  await expectHarmless(page);
  expect(seen).toEqual([]);

  // And where the browser is told of no rule about what may run.
  await page.route(/\/community(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': rule, ...headers } = answer.headers();
    expect(rule).toContain("script-src 'self'");
    await route.fulfill({ response: answer, headers });
  });
  const answer = await page.goto(room.address);
  expect(answer?.headers()['content-security-policy']).toBeUndefined();
  await expectAllThere(page, { names, comments });
  await expectHarmless(page);
  // A server that let everything through.
  const raw = { ...(await naomi.calls<object>('GET', '/api/community/current-theme')), title: nasty };
  const description = `<p>Raw</p>${PAYLOADS.join('\n')}`;
  await page.route('**/current-theme', (route) => route.fulfill({ json: { ...raw, description } }));
  await page.goto('/community');
  await expect(page.getByRole('region', { name: "This Week's Theme" })).toContainText('Raw');
  await expectHarmless(page);
  await page.getByRole('link', { name: 'Threshing floor' }).click();
  await expect(page.getByText('Raw', { exact: true })).toBeVisible();
  await expectHarmless(page);
  expect(seen).toEqual([]);
});

/** As many payloads at once as fit, and no more links than somebody may write. */
function parts(payloads: string[], most: number, links = LINKS_MAX): string[] {
  const all: string[][] = [[]];
  for (const payload of payloads) {
    const text = [...(all.at(-1) ?? []), payload].join('\n');
    if (text.length > most || (text.match(/https?:|www\./gi)?.length ?? 0) > links) all.push([]);
    all.at(-1)?.push(payload);
  }
  return all.map((part) => part.join('\n'));
}

/** Each payload in a post, and each in a comment under the newest of them. */
async function putIn(naomi: Companion, roomId: number) {
  const posts: { id: number; content: string }[] = [];
  for (const part of parts(PAYLOADS, POST_MAX)) posts.unshift(await naomi.writes(roomId, part));
  const comments: string[] = [];
  for (const part of parts(PAYLOADS, COMMENT_MAX)) {
    comments.push((await naomi.comments(posts[0]?.id ?? 0, part)).content);
  }
  const said = [...posts.map(({ content }) => content), ...comments].join('\n');
  for (const payload of PAYLOADS) expect(said, 'kept as it was written').toContain(payload.trim());
  return { posts, comments };
}

/** Each payload in the name of somebody who has said Amen: two in the names of one. */
async function putInNames(
  naomi: Companion,
  postId: number,
  sql: (text: string, values?: unknown[]) => Promise<unknown>,
) {
  const { request } = naomi.context;
  const pairs = Array.from({ length: NAMES.length / 2 }, (_, index) => NAMES.slice(index * 2, index * 2 + 2));
  const emails: string[] = [];
  for (const [firstName, lastName] of pairs.slice(0, SIGNED_UP)) {
    const email = `${crypto.randomUUID()}@example.org`;
    const data = { email, password: 'Gleaning-12', firstName, lastName };
    const answer = await request.post('/api/auth/register', { data, headers: { Cookie: '' } });
    expect(answer.status(), await answer.text()).toBe(201);
    emails.push(email);
  }
  await naomi.signsIn();
  const others = pairs.slice(SIGNED_UP);
  const added = `insert into users (email, password, first_name, last_name)
    select gen_random_uuid() || '@example.org', '', first, last from unnest($1::text[], $2::text[]) as name (first, last)
    returning email`;
  const rows = (await sql(added, [others.map(([first]) => first), others.map(([, last]) => last)])) as {
    email: string;
  }[];
  emails.push(...rows.map(({ email }) => email));
  const amen = `insert into comments (post_id, user_id, content) select $1, id, 'Amen.' from users where email = any($2)`;
  await sql(amen, [postId, emails]);
  return pairs.map(([first, last]) => `${first} ${last}`);
}

/** What the page did that nothing in it should do. */
function watch(page: Page, house: string): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`asked: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(house) && !url.startsWith('data:')) seen.push(`fetched ${url}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.push(`tried: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.push(`failed: ${error.message}`));
  page.on('popup', (popup) => seen.push(`opened ${popup.url()}`));
  return seen;
}

/** Every word that was written can be read, unchanged. */
async function expectAllThere(page: Page, { names, comments }: { names: string[]; comments: string[] }) {
  const articles = page.getByRole('article');
  await unfold(page);
  await page.getByRole('button', { name: /^View all \d+ comments$/ }).click();
  await page.getByRole('button', { name: 'Show older comments' }).click();
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(
    names.length + comments.length,
  );
  await unfold(page);
  const said = (await articles.allTextContents()).join('\n');
  const missing = [...PAYLOADS.map((payload) => payload.trim()), ...names].filter(
    (text) => !said.includes(text),
  );
  expect(missing).toEqual([]);
  const answers = await articles.getByRole('listitem').allTextContents();
  for (const comment of comments) {
    expect(answers.some((answer) => answer.includes(comment.trim()))).toBe(true);
  }
}

/** Shows all of what is long; a post that was read on has no such button any more. */
async function unfold(page: Page) {
  await page.getByRole('button', { name: 'Read on' }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page.getByRole('button', { name: 'Read on' })).toHaveCount(0);
}

/** Nothing ran, and nothing in the page is more than text and links that lead to a page or a mailbox. */
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
