import type { Post } from '#contract/community/posts';
import { chooseFromMenu, newPostField, postWith, setModerator, test } from './communityFixtures';
import { expect, toastWith, waitForApp } from './fixtures';

// Needs PostgreSQL: the tests create rooms and change the age of posts with SQL.
test.use({ database: 'postgresql' });

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
  // The queue above the themes moves them when it loads.
  const itemHere = page.getByRole('listitem', { name: `Post in ${name}` }).filter({ hasText: 'cash app' });
  const queueItem = itemHere.or(page.getByRole('listitem', { name: 'Post in Town Square' })).filter({
    hasText: 'cash app',
  });
  await expect(queueItem).toContainText('Flagged automatically');
  await page.getByRole('button', { name: 'New Theme' }).click();
  const form = page.getByRole('form', { name: 'New theme' });
  await form.getByLabel('Theme Title').fill('Rest');
  await form.getByRole('textbox', { name: 'Description' }).fill('Come unto me.');

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
