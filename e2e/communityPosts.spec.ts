import type { Page } from '@playwright/test';
import { COMMENT_MAX, POST_MAX } from '#contract/community/limits';
import {
  chooseFromMenu,
  menuButton,
  newPostField,
  openPostMenu,
  postWith,
  submitPost,
  test,
} from './communityFixtures';
import { expect, holdRequests } from './fixtures';

// Needs PostgreSQL: the tests create rooms and change the age of posts with SQL.
test.use({ database: 'postgresql' });

const DISTRESS = 'They would all be better off without me. I do not want to live anymore.';

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

test('a menu that opens while another one closes keeps the focus', async ({ createUser, newRoom }) => {
  const ruth = await createUser('Ruth');
  const { id, address } = await newRoom('town_square');
  for (const words of ['Barley', 'Wheat']) await ruth.createPost(id, words);
  const page = await ruth.open(address);
  await openPostMenu(page, 'Barley');
  const next = await menuButton(page, 'Wheat').elementHandle();
  // A click of Playwright would come too late, when the first menu is gone.
  await page.evaluate((button) => {
    const open = () => {
      if (!(button instanceof HTMLElement)) return;
      button.focus();
      button.click();
    };
    window.addEventListener('keyup', open, { once: true });
  }, next);
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'Wheat')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menu')).toHaveCount(1);
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'Wheat')).toBeFocused();
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
  await expect(menuButton(page, 'By Boaz.')).toBeFocused();

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

function placeOf(page: Page, words: string) {
  return postWith(page, words).evaluate((post) => post.getBoundingClientRect().top);
}
