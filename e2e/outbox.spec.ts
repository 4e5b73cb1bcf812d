import type { Page, Request } from '@playwright/test';
import { chooseFromMenu, newPostField, postWith, submitPost, test } from './communityFixtures';
import { expect, holdRequests, toastWith } from './fixtures';

// Needs PostgreSQL: the tests create rooms with SQL.
test.use({ database: 'postgresql' });

const POSTS = '**/api/community/posts';
const COMMENTS = '**/api/community/comments';

test('a post written offline waits through a reload and is then sent exactly once', async ({
  createUser,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth'), createUser('Boaz')]);
  const { id, address } = await newRoom('town_square');
  const page = await ruth.open(address);
  const unsent = page.getByRole('region', { name: 'Not sent yet' });
  // The first request arrives at the server, but its response is lost. Later requests do not arrive.
  await page.route(POSTS, (route) => route.abort('internetdisconnected'));
  await page.route(POSTS, (route) => route.fetch().then(() => route.abort('connectionreset')), { times: 1 });
  await submitPost(page, 'On the road from Moab.');
  await expect(unsent).toContainText('Not sent yet. We’ll send it when you’re back online.');
  await expect(newPostField(page)).toHaveValue('');
  await submitPost(page, 'At the gate of Bethlehem.');
  await expect(unsent.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(unsent.getByRole('listitem')).toHaveText([/Not sent yet.*Moab/, /Not sent yet.*Bethlehem/]);
  await unsent.getByRole('button', { name: 'Discard' }).last().click();
  await expect(newPostField(page)).toHaveValue('At the gate of Bethlehem.');

  await page.unroute(POSTS);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(unsent).toHaveCount(0);
  await page.getByRole('button', { name: 'Post', exact: true }).dblclick();
  await expect(postWith(page, 'At the gate')).toBeVisible();
  await expect(postWith(page, 'On the road')).toHaveCount(1);
  const contents = (await boaz.listPosts(id)).map(({ content }) => content);
  expect(contents).toEqual(['At the gate of Bethlehem.', 'On the road from Moab.']);
});

test('an unsent post waits while its author is signed out, and is sent automatically after signing in', async ({
  createUser,
  newRoom,
}) => {
  const ruth = await createUser('Ruth');
  await ruth.blockLiveUpdates();
  const page = await ruth.open((await newRoom('town_square')).address);
  const unsent = page.getByRole('region', { name: 'Not sent yet' });
  await page.route(POSTS, (route) => route.abort('internetdisconnected'));
  await submitPost(page, 'At the threshing floor.');
  await expect(unsent).toBeVisible();

  await page.unroute(POSTS);
  await ruth.context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(toastWith(page, 'Not sent yet')).toBeVisible();
  await expect(unsent).toContainText('We’ll send it when you’re back online');
  await ruth.signIn();
  await page.reload();
  await expect(postWith(page, 'At the threshing floor.')).toBeVisible();
  await expect(unsent).toHaveCount(0);
});

test('unsent posts are sent from any screen except the sanctuary, and only once even with two tabs', async ({
  createUser,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth'), createUser('Boaz')]);
  const { id, address } = await newRoom('prayer_requests');
  const contents = async () => (await boaz.listPosts(id)).map(({ content }) => content);
  const goOnline = (tab: Page) => tab.evaluate(() => window.dispatchEvent(new Event('online')));
  const requests: Request[] = [];
  ruth.context.on('request', (request) => requests.push(request));
  /** Returns the requests that sent this post and were not aborted. */
  const sentWith = (text: string) =>
    requests.filter((request) => request.postData()?.includes(text) && !request.failure());
  const page = await ruth.open(address);
  await ruth.context.route(POSTS, (route) => route.abort('internetdisconnected'));
  await submitPost(page, 'For my journey.');
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeVisible();
  await page.goto('/sanctuary');
  await ruth.context.unroute(POSTS);
  await goOnline(page);
  await page.waitForLoadState('networkidle');
  expect(sentWith('For my journey.'), 'from the sanctuary').toEqual([]);
  await page.evaluate(() => history.pushState(null, '', '/profile'));
  await expect.poll(contents).toEqual(['For my journey.']);

  await ruth.open(address);
  await ruth.context.route(POSTS, (route) => route.abort('internetdisconnected'));
  await submitPost(page, 'For Naomi.');
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeVisible();
  const other = await ruth.context.newPage();
  await Promise.all([page.goto('/achievements'), other.goto('/profile')]);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  await ruth.context.unroute(POSTS);
  await Promise.all([page, other].map(goOnline));
  await expect.poll(contents).toEqual(['For Naomi.', 'For my journey.']);
  const outboxKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /outbox/.test(key)));
  await expect.poll(outboxKeys).toEqual([]);
  expect(sentWith('For Naomi.')).toHaveLength(1);
});

test('while one comment is being sent, a user can type the next, and a failed comment is kept as a draft', async ({
  createUser,
  newRoom,
}) => {
  const ruth = await createUser('Ruth');
  const { id, address } = await newRoom('town_square');
  await ruth.createPost(id, 'Of the barley.');
  await ruth.createPost(id, 'Of the wheat.');
  const page = await ruth.open(address);
  const [barley, wheat] = [postWith(page, 'Of the barley.'), postWith(page, 'Of the wheat.')];
  const box = page.getByRole('textbox', { name: /^Your comment/ });
  const release = await holdRequests(page, COMMENTS);
  await barley.getByRole('button', { name: 'Comment' }).click();
  await box.fill('An ephah of it.');
  await box.press('Control+Enter');
  await wheat.getByRole('button', { name: 'Comment' }).click();
  await box.pressSequentially('When the harvest');
  release();
  await expect(barley.getByRole('list', { name: 'Comments' })).toContainText('An ephah of it.');
  await expect(wheat.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(' ends.');
  await expect(box).toHaveValue('When the harvest ends.');

  await page.unroute(COMMENTS);
  const abortRequest = await holdRequests(page, COMMENTS, (route) => route.abort());
  await box.press('Control+Enter');
  await barley.getByRole('button', { name: 'Comment, 1' }).click();
  await expect(barley.getByRole('textbox')).toHaveValue('');
  await box.fill('And six measures.');
  abortRequest();
  await expect(toastWith(page, 'Couldn’t send your comment')).toBeVisible();
  await expect(barley.getByRole('textbox')).toBeFocused();
  await expect(box).toHaveValue('And six measures.');
  await page.unroute(COMMENTS);
  await box.press('Control+Enter');
  await expect(barley.getByRole('list', { name: 'Comments' })).toContainText('And six measures.');
  await expect(box).toHaveCount(0);
  await expect(barley.getByRole('button', { name: 'Comment, 2' })).toBeFocused();
  await wheat.getByRole('button', { name: 'Comment' }).click();
  await expect(box).toHaveValue('When the harvest ends.');
});

test('the app keeps drafts of edits, thanks and reports until a user sends or cancels them', async ({
  createUser,
  newRoom,
}) => {
  test.slow();
  const [ruth, boaz] = await Promise.all([createUser('Ruth'), createUser('Boaz')]);
  const { id, address } = await newRoom('prayer_requests');
  const request = await ruth.createPrayerRequest(id, 'For bread.');
  await ruth.createComment(request.id, 'And for oil.');
  for (const words of ['So do I.', 'And I again.']) await boaz.createComment(request.id, words);
  await boaz.createPrayerRequest(id, 'For rain.');
  await ruth.blockLiveUpdates();
  const page = await ruth.open(address);
  const ruthPost = postWith(page, 'And I again.');
  const editor = page.getByRole('textbox', { name: 'Your post' });
  const editComment = async () => {
    await ruthPost.getByRole('button', { name: 'More about the comment by you' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };

  await chooseFromMenu(page, 'And I again.', 'Edit');
  await editor.fill('For bread, and for Naomi.');
  await ruth.context.clearCookies();
  await editor.press('Control+Enter');
  const signInButton = page.getByRole('button', { name: 'Sign in again' });
  await expect(signInButton).toBeVisible();
  await ruth.signIn();
  await signInButton.click();
  await page.waitForLoadState();
  await chooseFromMenu(page, 'And I again.', 'Edit');
  await expect(editor).toHaveValue('For bread, and for Naomi.');
  await editor.press('Control+Enter');
  await expect(ruthPost).toContainText('edited');
  await chooseFromMenu(page, 'And I again.', 'Edit');
  await expect(editor).toHaveValue('For bread, and for Naomi.');
  await editor.fill('For nothing.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await chooseFromMenu(page, 'And I again.', 'Edit');
  await expect(editor).toHaveValue('For bread, and for Naomi.');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await ruthPost.getByRole('button', { name: 'View all 3 comments' }).click();
  await editComment();
  await comment.fill('And for oil in the cruse.');
  await ruthPost.getByRole('button', { name: 'Show less' }).click();
  await ruthPost.getByRole('button', { name: 'View all 3 comments' }).click();
  await editComment();
  await expect(comment).toHaveValue('And for oil in the cruse.');
  const release = await holdRequests(page, '**/api/community/comments/*');
  await comment.press('Control+Enter');
  await ruthPost.getByRole('button', { name: 'Show less' }).click();
  release();
  await ruthPost.getByRole('button', { name: 'View all 3 comments' }).click();
  await expect(ruthPost).toContainText('And for oil in the cruse.');

  const thanks = page.getByLabel('A note of thanks (optional)');
  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await thanks.fill('There was enough, and to spare.');
  await chooseFromMenu(page, 'For rain.', 'Report');
  const report = page.getByRole('dialog', { name: 'Report this post' });
  const note = report.getByLabel('Anything the moderators should know (optional)');
  await note.fill('It rained yesterday.');
  await page.reload();
  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(thanks).toHaveValue('There was enough, and to spare.');
  await ruthPost.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(ruthPost).toContainText('There was enough, and to spare.');
  await ruthPost.getByRole('button', { name: 'Edit your thanks' }).click();
  await thanks.fill('Less.');
  await ruthPost.getByRole('button', { name: 'Cancel' }).click();
  await chooseFromMenu(page, 'For rain.', 'Report');
  await expect(note).toHaveValue('It rained yesterday.');
  await report.getByRole('radio').last().check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  const remainingDrafts = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => /^draft\./.test(key)),
  );
  expect(remainingDrafts).toEqual([]);
});
