import type { Page } from '@playwright/test';
import { COMMENT_MAX, POST_MAX } from '#contract/community/limits';
import type { Post } from '#contract/community/posts';
import {
  chooseFromMenu,
  newPostField,
  openPostMenu,
  postWith,
  setModerator,
  submitPost,
  test,
} from './communityFixtures';
import { expect, holdRequests, toastWith, waitForApp } from './fixtures';

// Needs PostgreSQL: the tests create rooms and change the age of posts with SQL.
test.use({ database: 'postgresql' });

const DISTRESS = 'They would all be better off without me. I do not want to live anymore.';

test('an author’s level badge shows its tooltip on tap and on keyboard focus', async ({
  createUser,
  newRoom,
  browser,
  baseURL,
}) => {
  const ruth = await createUser('Ruth');
  const gate = await newRoom('town_square');
  const post = await ruth.createPost(gate.id, 'Good morning from the fields.');
  await ruth.createComment(post.id, 'And good night.');
  const touching = waitForApp(
    await browser.newContext({
      baseURL: baseURL ?? '',
      hasTouch: true,
      storageState: await ruth.context.storageState(),
      viewport: { width: 390, height: 844 },
    }),
  );
  const page = await touching.newPage();
  await page.goto(gate.address);
  const badge = page.getByRole('button', { name: 'Level 1, New Companion' });
  const tooltip = page.locator('[popover]:popover-open');

  await badge.first().tap();
  await expect(tooltip).toHaveText('New Companion');
  await page.getByText('Good morning from the fields.').tap();
  await expect(tooltip).toHaveCount(0);
  await badge.last().tap();
  await expect(tooltip).toHaveText('Level 1, New Companion');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(badge.last()).toBeFocused();
  await expect(tooltip).toHaveText('Level 1, New Companion');
  await touching.close();
});

test('a user who has agreed to the community rules on one device is not asked again on another', async ({
  createUser,
  newRoom,
  browser,
  baseURL,
}) => {
  const ruth = await createUser('Ruth', { hasAgreed: false });
  const gate = await newRoom('town_square');
  const page = await ruth.open(gate.address);
  await submitPost(page, 'Peace to this house.');
  await page.getByRole('button', { name: 'I agree, post it' }).click();
  await expect(postWith(page, 'Peace to this house.')).toBeVisible();

  const other = waitForApp(await browser.newContext({ baseURL: baseURL ?? '' }));
  await other.addCookies(await ruth.context.cookies());
  const otherPage = await other.newPage();
  await otherPage.goto(gate.address);
  await submitPost(otherPage, 'And again from my phone.');
  await expect(postWith(otherPage, 'And again from my phone.')).toBeVisible();
  await expect(otherPage.getByRole('dialog', { name: 'Before your first post' })).toHaveCount(0);
  await other.close();
});

test('before their first comment, a user agrees to the community rules, and the comment keeps its text', async ({
  createUser,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth', { hasAgreed: false }), createUser('Boaz')]);
  const { id, address } = await newRoom('town_square');
  const { id: postId } = await boaz.createPost(id, 'Come and eat with us.');
  const page = await ruth.open(address);
  const post = postWith(page, 'Come and eat');
  await post.getByRole('button', { name: /^Comment/ }).click();
  const field = page.getByRole('textbox', { name: 'Your comment on the post by Boaz' });
  await field.fill('Thank you, my lord.');
  await field.press('Control+Enter');

  const rules = page.getByRole('dialog', { name: 'Before your first comment' });
  await rules.getByRole('button', { name: 'Not now' }).click();
  await expect(field).toHaveValue('Thank you, my lord.');
  await field.press('Control+Enter');
  await rules.getByRole('button', { name: 'I agree, post it' }).click();

  await expect(post.getByText('Thank you, my lord.')).toBeVisible();
  await expect(field).toHaveCount(0);
  expect(await ruth.createComment(postId, 'And for the corn.')).toMatchObject({
    content: 'And for the corn.',
  });
});

test('a room keeps drafts, and sends no post that is blank or too long', async ({ createUser, newRoom }) => {
  test.slow();
  const [ruth, boaz] = await Promise.all([createUser('Ruth'), createUser('Boaz')]);
  await ruth.blockLiveUpdates();
  const gate = await newRoom('town_square');
  const walk = await newRoom('walking_together');
  const sent: unknown[] = [];
  const page = await ruth.open(gate.address);
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  const field = newPostField(page);
  const post = page.getByRole('button', { name: 'Post', exact: true });

  await expect(page.getByText('No posts yet. Be the first to start the conversation!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0);
  await field.fill(' \n\t\u2028 ');
  await field.press('Control+Enter');
  await expect(post).toBeDisabled();
  const long = 'gleaning '.repeat(700).slice(0, POST_MAX + 1);
  await field.fill(long);
  await field.press('Control+Enter');
  await expect(page.getByText('1 character too long. Shorten it to post.')).toBeVisible();
  await expect(post).toBeDisabled();
  await expect(field).toHaveValue(long);
  expect(sent, 'blank and over-long').toEqual([]);

  await field.fill('What I keep for the gate');
  await page.route('**/api/community/current-theme', (route) => route.fulfill({ json: null }));
  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.evaluate((address) => history.pushState(null, '', address), walk.address);
  await expect(page.getByRole('heading', { level: 1, name: walk.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Active Theme' })).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill('What I keep for the walk');
  await page.evaluate((address) => history.pushState(null, '', address), gate.address);
  await expect(page.getByRole('heading', { level: 1, name: gate.name })).toBeVisible();
  await expect(field).toHaveValue('What I keep for the gate');
  await page.reload();
  await expect(field).toHaveValue('What I keep for the gate');

  const links = 'See https://a.example, https://b.example and https://c.example.';
  await submitPost(page, links);
  await expect(page.getByRole('alert')).toContainText('You can include up to');
  await expect(field).toHaveValue(links);
  await ruth.context.clearCookies();
  await submitPost(page, DISTRESS);
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expect(field).toHaveValue(DISTRESS);
  await ruth.signIn();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForLoadState();
  await expect(field).toHaveValue(DISTRESS);
  await post.click();
  await expect(postWith(page, DISTRESS)).toBeVisible();
  await expect(page.getByText('No posts yet.')).toHaveCount(0);
  const help = page.getByRole('region', { name: 'Help is near' });
  await expect(help).toBeInViewport();
  await expect(help.getByRole('link', { name: 'Find A Helpline' })).toBeVisible();

  const boazPage = await boaz.open(gate.address);
  await expect(postWith(boazPage, DISTRESS)).toBeVisible();
  await expect(boazPage.getByRole('region', { name: 'Help is near' })).toHaveCount(0);
});

test('a user can ask for prayer anonymously and mark the request as answered', async ({
  createUser,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth', { lastName: 'of Moab' }), createUser('Boaz')]);
  const room = await newRoom('prayer_requests');
  const words = 'For bread, and for Naomi.';
  const ruthPage = await ruth.open(room.address);
  await ruthPage.getByRole('checkbox', { name: 'Post without my name' }).check();
  await submitPost(ruthPage, words);
  const ruthPost = postWith(ruthPage, words);
  await expect(ruthPost).toContainText('You (anonymous)');
  await expect(ruthPost).toContainText('Prayer Request');
  await expect(ruthPost.getByRole('button', { name: 'I prayed' })).toHaveCount(0);
  await expect(ruthPage.getByRole('checkbox', { name: 'Post without my name' })).not.toBeChecked();

  const boazPage = await boaz.open(room.address);
  const boazPost = postWith(boazPage, words);
  await expect(boazPost).toHaveAccessibleName('Someone');
  await expect(boazPost).not.toContainText(/Ruth|Moab|Level/);
  expect(await boazPost.innerHTML()).not.toContain(ruth.id);
  await openPostMenu(boazPage, words);
  await expect(boazPage.getByRole('menuitem', { name: /^Block/ })).toHaveCount(0);
  await boazPage.keyboard.press('Escape');
  await boazPost.getByRole('button', { name: 'I prayed' }).dblclick();
  await expect(boazPost.getByRole('button', { name: 'You prayed' })).toHaveAttribute('aria-pressed', 'true');
  await expect(boazPost).toContainText('1 person prayed');

  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await ruthPost.getByLabel('A note of thanks (optional)').fill('He filled my shawl with barley.');
  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(boazPost).toContainText('Answered');
  await expect(boazPost).toContainText('He filled my shawl with barley.');
  await expect(boazPost.getByRole('button', { name: 'Edit your thanks' })).toHaveCount(0);
  await expect(ruthPost).toContainText('1 person prayed');
  await expect(ruthPost).not.toContainText('Boaz');
  const change = ruthPost.getByRole('button', { name: 'Edit your thanks' });
  await expect(change).toBeFocused();
  await change.press('Enter');
  await ruthPost.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();

  await ruthPage.route('**/answered', (route) => route.abort(), { times: 1 });
  await ruthPost.getByRole('button', { name: 'Not answered yet' }).press('Enter');
  await expect(toastWith(ruthPage, 'Couldn’t change that')).toBeVisible();
  await ruthPost.getByRole('button', { name: 'Not answered yet' }).press('Enter');
  await expect(boazPost).not.toContainText('Answered');
  await expect(ruthPost.getByRole('button', { name: 'Mark as answered' })).toBeFocused();

  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await ruthPost.getByLabel('A note of thanks (optional)').fill(DISTRESS);
  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(boazPost).toContainText(DISTRESS);
  await expect(ruthPage.getByRole('region', { name: 'Help is near' })).toBeInViewport();
  await expect(boazPage.getByRole('region', { name: 'Help is near' })).toHaveCount(0);
});

test('a heart that a user gives while older posts are loading is still there after they have loaded', async ({
  createUser,
  newRoom,
  sql,
}) => {
  const ruth = await createUser('Ruth');
  const { id, address } = await newRoom('town_square');
  const { id: postId } = await ruth.createPost(id, 'Number 1.');
  const copies = `insert into posts (room_id, user_id, content, annotations)
    select room_id, user_id, 'Number ' || n || '.', '{"references":[],"notes":[]}'
    from posts, generate_series(2, 25) n where id = $1`;
  await sql(copies, [postId]);
  const page = await ruth.context.newPage();
  // Without live events, nothing corrects the heart afterwards.
  await page.route('**/api/community/live', (route) => route.abort());
  const release = await holdRequests(page, '**/posts?before=*');
  const older = page.waitForRequest('**/posts?before=*');
  await ruth.open(address);
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await older;
  const heart = postWith(page, 'Number 25.').getByRole('button', { name: /^Heart/ });
  await Promise.all([page.waitForResponse('**/reactions'), heart.click()]);
  release();
  await expect(page.getByRole('article')).toHaveCount(25);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('after the live connection is restored, the app fetches the room, its theme and the moderator notes again', async ({
  createUser,
  newRoom,
}) => {
  const [ruth, naomi] = await Promise.all([createUser('Ruth'), createUser('Naomi', { isModerator: true })]);
  const { id, address } = await newRoom('walking_together');
  const unkind = await naomi.createPost(id, 'What was taken down meanwhile.');
  await naomi.createPost(id, 'What stands.');
  const page = await ruth.context.newPage();
  const again = { contentType: 'text/event-stream', body: 'event: again\ndata: {}\n\n' };
  let reconnect = () => {};
  const reconnected = new Promise<void>((resolve) => {
    reconnect = resolve;
  });
  await page.route('**/api/community/live', (route) => reconnected.then(() => route.fulfill(again)));
  await ruth.open(address);
  await expect(newPostField(page)).toBeVisible();
  await expect(postWith(page, 'What was taken down meanwhile.')).toBeVisible();
  for (let line = 1; line <= 25; line += 1) await naomi.createPost(id, `Sheaf ${line}.`);
  await naomi.request('DELETE', `/api/admin/posts/${unkind.id}`);
  const refetches = ['current-theme', 'notes'].map((name) => page.waitForRequest(`**/api/community/${name}`));
  reconnect();
  await Promise.all(refetches);
  await expect(postWith(page, 'What was taken down meanwhile.')).toHaveCount(0);
  await expect(postWith(page, 'What stands.')).toBeVisible();
  await expect(page.getByRole('button', { name: /new posts/ })).toBeVisible();
});

test('new posts appear without smooth scrolling for a user who has turned on reduced motion', async ({
  createUser,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth'), createUser('Boaz')]);
  const { id, address } = await newRoom('town_square');
  await ruth.context.addInitScript(() => {
    localStorage.setItem('stillwaters.comfort', JSON.stringify({ text: 'usual', isCalm: true }));
    window.scrollTo = ((how: ScrollToOptions) => {
      document.documentElement.dataset.scrolled = how.behavior ?? '';
    }) as typeof window.scrollTo;
  });
  const page = await ruth.open(address);
  await boaz.createPost(id, 'Let her glean even among the sheaves.');
  await page.getByRole('button', { name: '1 new post' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'auto');
});

test('a user can edit a post for a limited time and delete it at any time, and every post shows its age', async ({
  createUser,
  newRoom,
  sql,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth'), createUser('Boaz')]);
  const { id, address } = await newRoom('town_square');
  const ages = [
    ['written last week', 10 * 24 * 60],
    ['written on Tuesday', 2 * 24 * 60],
    ['written this morning', 3 * 60],
    ['written half an hour ago', 31],
    ['written a while ago', 5],
    ['written now', 0],
  ] as const;
  for (const [words, minutes] of ages) {
    const { id: postId } = await ruth.createPost(id, words);
    const aged = "update posts set created_at = now() - $2 * interval '1 minute' where id = $1";
    await sql(aged, [postId, minutes]);
  }
  const { id: foreignId } = await boaz.createPost(id, `By Boaz. ${'Barley. '.repeat(250)}\n\nThe very end.`);

  const page = await ruth.open(`${address}&post=${foreignId}`);
  await expect(postWith(page, 'By Boaz.')).toContainText('The very end.');
  await page.getByRole('link', { name: 'See all posts' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(postWith(page, 'By Boaz.')).not.toContainText('The very end.');
  await postWith(page, 'By Boaz.').getByRole('button', { name: 'Show more' }).click();
  await expect(postWith(page, 'By Boaz.')).toContainText('The very end.');
  const date = new Date(Date.now() - 10 * 24 * 60 * 60_000);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(date);
  const expectedTimes = ['Just now', 'Just now', '5m ago', '31m ago', '3h ago', '2d ago', day];
  await expect(page.getByRole('article').locator('time')).toHaveText(expectedTimes);

  await openPostMenu(page, 'written half an hour ago');
  await expect(page.getByRole('menuitem')).toHaveText(['Copy link', 'Delete']);
  await page.keyboard.press('Escape');
  await openPostMenu(page, 'By Boaz.');
  await expect(page.getByRole('menuitem')).toHaveText(['Copy link', 'Report', /^Block Boaz/]);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: /^Block/ })).toBeFocused();
  await page.keyboard.type('rep');
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(postWith(page, 'By Boaz.').getByRole('button', { name: /^More about/ })).toBeFocused();

  await chooseFromMenu(page, 'written a while ago', 'Edit');
  const editor = page.getByRole('textbox', { name: 'Your post' });
  await editor.fill(' ');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await editor.fill('mended, see https://example.org/a_(b) and John 3:16.');
  await editor.press('Control+Enter');
  await expect(postWith(page, 'mended')).toContainText('5m ago · edited');
  await expect(postWith(page, 'written a while ago')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'https://example.org/a_(b)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');

  const answer = postWith(page, 'By Boaz.');
  await answer.getByRole('button', { name: 'Comment' }).click();
  const reply = page.getByRole('textbox', { name: /^Your comment/ });
  const send = answer.getByRole('button', { name: 'Comment', exact: true }).last();
  await reply.fill('\n');
  await expect(send).toBeDisabled();
  await reply.fill('x'.repeat(COMMENT_MAX + 3));
  await expect(page.getByText('3 characters too long. Shorten it to send.')).toBeVisible();
  await expect(send).toBeDisabled();

  await chooseFromMenu(page, 'written half an hour ago', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await expect(question).toContainText(
    'Are you sure you want to delete this post? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(postWith(page, 'written half an hour ago')).toBeVisible();
  await chooseFromMenu(page, 'written half an hour ago', 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(postWith(page, 'written half an hour ago')).toHaveCount(0);
  await boaz.request('DELETE', `/api/community/posts/${foreignId}`);
  await expect(postWith(page, 'By Boaz.')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('This post was deleted.')).toBeVisible();
  expect(await boaz.listPosts(id)).toHaveLength(5);
});

test('two users cannot see each other’s posts if one blocks the other', async ({ createUser, newRoom }) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth'), createUser('Boaz')]);
  const { id, name, address } = await newRoom('town_square');
  const { id: postId } = await ruth.createPost(id, 'Under her wings.');
  await boaz.createPost(id, 'By the wall.');
  await boaz.createComment(postId, 'So am I.');
  const page = await ruth.open(address);
  await chooseFromMenu(page, 'By the wall.', 'Block Boaz of Bethlehem');
  const question = page.getByRole('alertdialog', { name: 'Block Boaz of Bethlehem?' });
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(toastWith(page, 'Blocked')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('So am I.')).toHaveCount(0);
  expect((await boaz.listPosts(id)).map(({ content }) => content)).toEqual(['By the wall.']);

  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.getByRole('button', { name: 'Blocked people' }).click();
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await blocked.getByRole('button', { name: 'Unblock Boaz of Bethlehem' }).click();
  await expect(blocked).toContainText('You haven’t blocked anyone.');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(postWith(page, 'By the wall.')).toBeVisible();
  await expect(page.getByText('So am I.')).toBeVisible();
  expect(await boaz.listPosts(id)).toHaveLength(2);
});

test('a user can scroll through sixty posts, and returns to the same post from a passage or another screen', async ({
  createUser,
  newRoom,
  sql,
}) => {
  const ruth = await createUser('Ruth');
  const { id, address, name } = await newRoom('town_square');
  const { id: postId } = await ruth.createPost(id, 'Number 1. Ruth 2:12 under whose wings.');
  const copies = `insert into posts (room_id, user_id, content, annotations)
    select room_id, user_id, 'Number ' || n || '. ' || repeat('Barley and wheat. ', n % 7 * 9), '{"references":[],"notes":[]}'
    from posts, generate_series(2, 64) n where id = $1`;
  await sql(copies, [postId]);
  const page = await ruth.open(address);
  await expect(page.getByRole('article')).toHaveCount(20);
  for (const count of [40, 60, 64]) {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('article')).toHaveCount(count);
  }
  const numbers = await page.getByRole('article').allTextContents();
  expect(numbers.map((text) => Number(text.match(/Number (\d+)\./)?.[1]))).toEqual(
    Array.from({ length: 64 }, (_, index) => 64 - index),
  );

  const last = postWith(page, 'Number 1.');
  const reference = last.getByRole('link', { name: 'Ruth 2:12, open the passage' });
  await reference.scrollIntoViewIfNeeded();
  await reference.click();
  const reader = page.getByRole('dialog', { name: 'Ruth 2:12' });
  await expect(reader).toContainText('under whose wings thou art come to trust');
  await reader.getByRole('button', { name: 'Close the passage' }).click();
  await expect(reader).toHaveCount(0);
  await expect(reference).toBeInViewport();
  await expect(reference).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(64);

  await postWith(page, 'Number 30.').evaluate((post) => post.scrollIntoView({ block: 'start' }));
  await expect(postWith(page, 'Number 30.')).toBeInViewport();
  const before = await placeOf(page, 'Number 30.');
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Identity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Identity Foundations' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(async () => Math.abs((await placeOf(page, 'Number 30.')) - before)).toBeLessThan(40);
});

test('a former moderator cannot moderate in a tab that is still open, and loses no draft', async ({
  createUser,
  newRoom,
  app,
}) => {
  test.slow();
  const [ruth, naomi] = await Promise.all([createUser('Ruth'), createUser('Naomi', { isModerator: true })]);
  const { id, address, name } = await newRoom('town_square');
  await ruth.createPost(id, 'I will glean.');
  const plea = await ruth.createPost(id, 'Please send me $200 by cash app today, anybody here.');
  expect(plea.hidden).toBe(true);
  await naomi.blockLiveUpdates();
  const page = await naomi.open(address);
  await expect(postWith(page, 'I will glean.').getByRole('button', { name: 'Delete post' })).toBeVisible();
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('button', { name: 'New Theme' }).click();
  const form = page.getByRole('form', { name: 'New theme' });
  await form.getByLabel('Theme Title').fill('Rest');
  await form.getByRole('textbox', { name: 'Description' }).fill('Come unto me.');
  const itemHere = page.getByRole('listitem', { name: `Post in ${name}` }).filter({ hasText: 'cash app' });
  const queueItem = itemHere.or(page.getByRole('listitem', { name: 'Post in Town Square' })).filter({
    hasText: 'cash app',
  });
  await expect(queueItem).toContainText('Flagged automatically');

  await setModerator(app, naomi.email, false);
  await form.getByRole('button', { name: 'Create Theme' }).click();
  await expect(toastWith(page, 'Failed to create theme')).toBeVisible();
  await expect(toastWith(page, 'What you were writing is saved in this tab.')).toBeVisible();
  await expect(form.getByLabel('Theme Title')).toHaveValue('Rest');
  await queueItem.getByRole('button', { name: 'Leave it as is' }).click();
  await expect(toastWith(page, 'Couldn’t do that')).toBeVisible();
  await postWith(page, 'I will glean.').getByRole('button', { name: 'Delete post' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastWith(page, 'Couldn’t delete it')).toBeVisible();
  await expect(postWith(page, 'I will glean.')).toBeVisible();

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  await naomi.signIn();
  await page.reload();
  await expect(postWith(page, 'I will glean.')).toBeVisible();
  for (const tool of ['Admin', 'Delete post'])
    await expect(page.getByRole('button', { name: tool })).toHaveCount(0);
  await expect(postWith(page, 'cash app')).toHaveCount(0);
  const posts: Post[] = await ruth.listPosts(id);
  expect(posts.map(({ hidden }) => hidden)).toEqual([true, false]);
});

function placeOf(page: Page, words: string) {
  return postWith(page, words).evaluate((post) => post.getBoundingClientRect().top);
}
