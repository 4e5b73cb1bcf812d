import type { Page } from '@playwright/test';
import type { Post } from '#contract/community';
import { COMMENT_MAX, POST_MAX } from '#contract/communityLimits';
import { expect, hold, notice } from './house';
import { choose, newPostField, openMenu, postOn, sendPost, setModerator, test } from './people';

// In a house whose database can be asked for a room of one's own, and for posts that are older than the test.
test.use({ database: 'postgresql' });

const DISTRESS = 'They would all be better off without me. I do not want to live anymore.';

test('an empty room invites, keeps what is typed in it, and sends nothing that cannot be sent', async ({
  joins,
  newRoom,
}) => {
  test.slow();
  const [ruth, boaz] = await Promise.all([joins('Ruth'), joins('Boaz')]);
  await ruth.hearsNothing();
  const gate = await newRoom('town_square');
  const walk = await newRoom('walking_together');
  const sent: unknown[] = [];
  const page = await ruth.opens(gate.address);
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
  await sendPost(page, links);
  await expect(page.getByRole('alert')).toContainText('more links than fit here');
  await expect(field).toHaveValue(links);
  await ruth.context.clearCookies();
  await sendPost(page, DISTRESS);
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expect(field).toHaveValue(DISTRESS);
  await ruth.signsIn();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForLoadState();
  await expect(field).toHaveValue(DISTRESS);
  await post.click();
  await expect(postOn(page, DISTRESS)).toBeVisible();
  await expect(page.getByText('No posts yet.')).toHaveCount(0);
  const help = page.getByRole('region', { name: 'Help is near' });
  await expect(help).toBeInViewport();
  await expect(help.getByRole('link', { name: 'Find A Helpline' })).toBeVisible();

  const his = await boaz.opens(gate.address);
  await expect(postOn(his, DISTRESS)).toBeVisible();
  await expect(his.getByRole('region', { name: 'Help is near' })).toHaveCount(0);
});

test('who asks for prayer without her name is nobody to others, and says herself when it was answered', async ({
  joins,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([joins('Ruth', { lastName: 'of Moab' }), joins('Boaz')]);
  const room = await newRoom('prayer_requests');
  const words = 'For bread, and for Naomi.';
  const hers = await ruth.opens(room.address);
  await hers.getByRole('checkbox', { name: 'Post without my name' }).check();
  await sendPost(hers, words);
  const own = postOn(hers, words);
  await expect(own).toContainText('You, without your name');
  await expect(own).toContainText('Prayer Request');
  await expect(own.getByRole('button', { name: 'I prayed' })).toHaveCount(0);
  await expect(hers.getByRole('checkbox', { name: 'Post without my name' })).not.toBeChecked();

  const his = await boaz.opens(room.address);
  const seen = postOn(his, words);
  await expect(seen).toHaveAccessibleName('Someone');
  await expect(seen).not.toContainText(/Ruth|Moab|Level/);
  expect(await seen.innerHTML()).not.toContain(ruth.id);
  await openMenu(his, words);
  await expect(his.getByRole('menuitem', { name: /^Block/ })).toHaveCount(0);
  await his.keyboard.press('Escape');
  await seen.getByRole('button', { name: 'I prayed' }).dblclick();
  await expect(seen.getByRole('button', { name: 'You prayed' })).toHaveAttribute('aria-pressed', 'true');
  await expect(seen).toContainText('1 person prayed');

  await own.getByRole('button', { name: 'Mark as answered' }).click();
  await own.getByLabel('A word of thanks, if you like').fill('He filled my shawl with barley.');
  await own.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(seen).toContainText('Answered');
  await expect(seen).toContainText('He filled my shawl with barley.');
  await expect(seen.getByRole('button', { name: 'Change the thanks' })).toHaveCount(0);
  await expect(own).toContainText('1 person prayed');
  await expect(own).not.toContainText('Boaz');
  const change = own.getByRole('button', { name: 'Change the thanks' });
  await expect(change).toBeFocused();
  await change.press('Enter');
  await own.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();

  await hers.route('**/answered', (route) => route.abort(), { times: 1 });
  await own.getByRole('button', { name: 'Not answered yet' }).press('Enter');
  await expect(notice(hers, 'Not changed')).toBeVisible();
  await own.getByRole('button', { name: 'Not answered yet' }).press('Enter');
  await expect(seen).not.toContainText('Answered');
  await expect(own.getByRole('button', { name: 'Mark as answered' })).toBeFocused();

  await own.getByRole('button', { name: 'Mark as answered' }).click();
  await own.getByLabel('A word of thanks, if you like').fill(DISTRESS);
  await own.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(seen).toContainText(DISTRESS);
  await expect(hers.getByRole('region', { name: 'Help is near' })).toBeInViewport();
  await expect(his.getByRole('region', { name: 'Help is near' })).toHaveCount(0);
});

test('what was read before a heart does not take it away', async ({ joins, newRoom, sql }) => {
  const ruth = await joins('Ruth');
  const { id, address } = await newRoom('town_square');
  const { id: postId } = await ruth.writes(id, 'Number 1.');
  const copies = `insert into posts (room_id, user_id, content, annotations)
    select room_id, user_id, 'Number ' || n || '.', '{"references":[],"notes":[]}'
    from posts, generate_series(2, 25) n where id = $1`;
  await sql(copies, [postId]);
  const page = await ruth.context.newPage();
  // Nobody tells of the heart afterwards.
  await page.route('**/api/community/live', (route) => route.abort());
  const release = await hold(page, '**/posts?before=*');
  const older = page.waitForRequest('**/posts?before=*');
  await ruth.opens(address);
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await older;
  const heart = postOn(page, 'Number 25.').getByRole('button', { name: /^Heart/ });
  await Promise.all([page.waitForResponse('**/reactions'), heart.click()]);
  release();
  await expect(page.getByRole('article')).toHaveCount(25);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('what was missed while the line was away is looked at: the room, its theme, and the moderators’ notes', async ({
  joins,
  newRoom,
}) => {
  const [ruth, naomi] = await Promise.all([joins('Ruth'), joins('Naomi', { isModerator: true })]);
  const { id, address } = await newRoom('walking_together');
  const unkind = await naomi.writes(id, 'What was taken down meanwhile.');
  await naomi.writes(id, 'What stands.');
  const page = await ruth.context.newPage();
  const again = { contentType: 'text/event-stream', body: 'event: again\ndata: {}\n\n' };
  let comeBack = () => {};
  const back = new Promise<void>((resolve) => {
    comeBack = resolve;
  });
  await page.route('**/api/community/live', (route) => back.then(() => route.fulfill(again)));
  await ruth.opens(address);
  await expect(newPostField(page)).toBeVisible();
  await expect(postOn(page, 'What was taken down meanwhile.')).toBeVisible();
  for (let line = 1; line <= 25; line += 1) await naomi.writes(id, `Sheaf ${line}.`);
  await naomi.calls('DELETE', `/api/admin/posts/${unkind.id}`);
  const looked = ['current-theme', 'notes'].map((name) => page.waitForRequest(`**/api/community/${name}`));
  comeBack();
  await Promise.all(looked);
  await expect(postOn(page, 'What was taken down meanwhile.')).toHaveCount(0);
  await expect(postOn(page, 'What stands.')).toBeVisible();
  await expect(page.getByRole('button', { name: /new posts/ })).toBeVisible();
});

test('new posts come without movement to whoever asked for calm', async ({ joins, newRoom }) => {
  const [ruth, boaz] = await Promise.all([joins('Ruth'), joins('Boaz')]);
  const { id, address } = await newRoom('town_square');
  await ruth.context.addInitScript(() => {
    localStorage.setItem('stillwaters.comfort', JSON.stringify({ text: 'usual', isCalm: true }));
    window.scrollTo = ((how: ScrollToOptions) => {
      document.documentElement.dataset.scrolled = how.behavior ?? '';
    }) as typeof window.scrollTo;
  });
  const page = await ruth.opens(address);
  await boaz.writes(id, 'Let her glean even among the sheaves.');
  await page.getByRole('button', { name: '1 new post' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'auto');
});

test("one's own words are mended for a while and taken back at any time, and every post has its age and its place", async ({
  joins,
  newRoom,
  sql,
}) => {
  const [ruth, boaz] = await Promise.all([joins('Ruth'), joins('Boaz')]);
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
    const { id: postId } = await ruth.writes(id, words);
    const aged = "update posts set created_at = now() - $2 * interval '1 minute' where id = $1";
    await sql(aged, [postId, minutes]);
  }
  const { id: foreignId } = await boaz.writes(id, `By Boaz. ${'Barley. '.repeat(250)}\n\nThe very end.`);

  const page = await ruth.opens(`${address}&post=${foreignId}`);
  await expect(postOn(page, 'By Boaz.')).toContainText('The very end.');
  await page.getByRole('link', { name: 'Show the whole room' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(postOn(page, 'By Boaz.')).not.toContainText('The very end.');
  await postOn(page, 'By Boaz.').getByRole('button', { name: 'Read on' }).click();
  await expect(postOn(page, 'By Boaz.')).toContainText('The very end.');
  const date = new Date(Date.now() - 10 * 24 * 60 * 60_000);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(date);
  const told = ['Just now', 'Just now', '5m ago', '31m ago', '3h ago', '2d ago', day];
  await expect(page.getByRole('article').locator('time')).toHaveText(told);

  await openMenu(page, 'written half an hour ago');
  await expect(page.getByRole('menuitem')).toHaveText(['Copy link', 'Delete']);
  await page.keyboard.press('Escape');
  await openMenu(page, 'By Boaz.');
  await expect(page.getByRole('menuitem')).toHaveText(['Copy link', 'Report', /^Block Boaz/]);
  await page.keyboard.press('Escape');

  await choose(page, 'written a while ago', 'Edit');
  const editor = page.getByRole('textbox', { name: 'Your post' });
  await editor.fill(' ');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await editor.fill('mended, see https://example.org/a_(b) and John 3:16.');
  await editor.press('Control+Enter');
  await expect(postOn(page, 'mended')).toContainText('5m ago · edited');
  await expect(postOn(page, 'written a while ago')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'https://example.org/a_(b)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');

  const answer = postOn(page, 'By Boaz.');
  await answer.getByRole('button', { name: 'Comment' }).click();
  const reply = page.getByRole('textbox', { name: /^Your comment/ });
  const send = answer.getByRole('button', { name: 'Comment', exact: true }).last();
  await reply.fill('\n');
  await expect(send).toBeDisabled();
  await reply.fill('x'.repeat(COMMENT_MAX + 3));
  await expect(page.getByText('3 characters too long. Shorten it to send.')).toBeVisible();
  await expect(send).toBeDisabled();

  await choose(page, 'written half an hour ago', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await expect(question).toContainText(
    'Are you sure you want to delete this post? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(postOn(page, 'written half an hour ago')).toBeVisible();
  await choose(page, 'written half an hour ago', 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(postOn(page, 'written half an hour ago')).toHaveCount(0);
  await boaz.calls('DELETE', `/api/community/posts/${foreignId}`);
  await expect(postOn(page, 'By Boaz.')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('This post is no longer there.')).toBeVisible();
  expect(await boaz.reads(id)).toHaveLength(5);
});

test('two of whom one has blocked the other do not see each other until it is undone', async ({
  joins,
  newRoom,
}) => {
  const [ruth, boaz] = await Promise.all([joins('Ruth'), joins('Boaz')]);
  const { id, name, address } = await newRoom('town_square');
  const { id: postId } = await ruth.writes(id, 'Under her wings.');
  await boaz.writes(id, 'By the wall.');
  await boaz.comments(postId, 'So am I.');
  const page = await ruth.opens(address);
  await choose(page, 'By the wall.', 'Block Boaz of Bethlehem');
  const question = page.getByRole('alertdialog', { name: 'Block Boaz of Bethlehem?' });
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(notice(page, 'Blocked')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('So am I.')).toHaveCount(0);
  expect((await boaz.reads(id)).map(({ content }) => content)).toEqual(['By the wall.']);

  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.getByRole('button', { name: 'Blocked people' }).click();
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await blocked.getByRole('button', { name: 'Unblock Boaz of Bethlehem' }).click();
  await expect(blocked).toContainText('You have not blocked anybody.');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(postOn(page, 'By the wall.')).toBeVisible();
  await expect(page.getByText('So am I.')).toBeVisible();
  expect(await boaz.reads(id)).toHaveLength(2);
});

test('sixty posts are read without end, and a passage or a way back leads to the one at which one was', async ({
  joins,
  newRoom,
  sql,
}) => {
  const ruth = await joins('Ruth');
  const { id, address, name } = await newRoom('town_square');
  const { id: postId } = await ruth.writes(id, 'Number 1. Ruth 2:12 under whose wings.');
  const copies = `insert into posts (room_id, user_id, content, annotations)
    select room_id, user_id, 'Number ' || n || '. ' || repeat('Barley and wheat. ', n % 7 * 9), '{"references":[],"notes":[]}'
    from posts, generate_series(2, 64) n where id = $1`;
  await sql(copies, [postId]);
  const page = await ruth.opens(address);
  await expect(page.getByRole('article')).toHaveCount(20);
  for (const count of [40, 60, 64]) {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('article')).toHaveCount(count);
  }
  const numbers = await page.getByRole('article').allTextContents();
  expect(numbers.map((text) => Number(text.match(/Number (\d+)\./)?.[1]))).toEqual(
    Array.from({ length: 64 }, (_, index) => 64 - index),
  );

  const last = postOn(page, 'Number 1.');
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

  await postOn(page, 'Number 30.').evaluate((post) => post.scrollIntoView({ block: 'start' }));
  await expect(postOn(page, 'Number 30.')).toBeInViewport();
  const before = await placeOf(page, 'Number 30.');
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Identity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Identity Foundations' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(async () => Math.abs((await placeOf(page, 'Number 30.')) - before)).toBeLessThan(40);
});

test('who is no moderator any more can do nothing in the tab that is still open, and loses no word of hers', async ({
  joins,
  newRoom,
  house,
}) => {
  test.slow();
  const [ruth, naomi] = await Promise.all([joins('Ruth'), joins('Naomi', { isModerator: true })]);
  const { id, address, name } = await newRoom('town_square');
  await ruth.writes(id, 'I will glean.');
  const plea = await ruth.writes(id, 'Please send me $200 by cash app today, anybody here.');
  expect(plea.hidden).toBe(true);
  await naomi.hearsNothing();
  const page = await naomi.opens(address);
  await expect(postOn(page, 'I will glean.').getByRole('button', { name: 'Delete post' })).toBeVisible();
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('button', { name: 'New Theme' }).click();
  const form = page.getByRole('form', { name: 'New theme' });
  await form.getByLabel('Theme Title').fill('Rest');
  await form.getByRole('textbox', { name: 'Description' }).fill('Come unto me.');
  const waits = page.getByRole('listitem', { name: `Post in ${name}` }).filter({ hasText: 'cash app' });
  const waitsHere = waits.or(page.getByRole('listitem', { name: 'Post in Town Square' })).filter({
    hasText: 'cash app',
  });
  await expect(waitsHere).toContainText('The house noticed');

  await setModerator(house, naomi.email, false);
  await form.getByRole('button', { name: 'Create Theme' }).click();
  await expect(notice(page, 'Failed to create theme')).toBeVisible();
  await expect(notice(page, 'What you were writing is kept in this tab.')).toBeVisible();
  await expect(form.getByLabel('Theme Title')).toHaveValue('Rest');
  await waitsHere.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(notice(page, 'This was not done')).toBeVisible();
  await postOn(page, 'I will glean.').getByRole('button', { name: 'Delete post' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Not deleted')).toBeVisible();
  await expect(postOn(page, 'I will glean.')).toBeVisible();

  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  await naomi.signsIn();
  await page.reload();
  await expect(postOn(page, 'I will glean.')).toBeVisible();
  for (const tool of ['Admin', 'Delete post'])
    await expect(page.getByRole('button', { name: tool })).toHaveCount(0);
  await expect(postOn(page, 'cash app')).toHaveCount(0);
  const hers: Post[] = await ruth.reads(id);
  expect(hers.map(({ hidden }) => hidden)).toEqual([true, false]);
});

function placeOf(page: Page, words: string) {
  return postOn(page, words).evaluate((post) => post.getBoundingClientRect().top);
}
