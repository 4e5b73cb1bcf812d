import { expectNoAxeViolations } from './accessibility';
import { test } from './communityFixtures';
import { expect } from './fixtures';

// Tests of what the community tells a user about responses to their posts.

test('a user sees who responded, live and in the Community, until they have looked, and no one else does', async ({
  createUser,
}) => {
  const [ruth, boaz] = await Promise.all([createUser('Ruth'), createUser('Boaz')]);
  const room = await ruth.findRoom('prayer_requests');
  const request = await ruth.createPrayerRequest(room.id, 'For my mother-in-law, who does not sleep.');
  const page = await ruth.open(`/community?room=${room.id}&post=${request.id}`);
  const news = page.getByRole('link', { name: /^Community.*something new for you/ });
  await expect(page.getByRole('article').getByText('Level', { exact: false })).toHaveCount(0);
  await expect(news).toHaveCount(0);

  await boaz.request('POST', '/api/community/prayers', { postId: request.id });
  await boaz.createComment(request.id, 'I am praying for both of you.');
  await expect(news).toBeVisible();
  await news.click();
  const list = page.getByRole('region', { name: 'For you' });
  await expect(
    list.getByRole('link', { name: /^New: *Boaz of Bethlehem commented on your post/ }),
  ).toBeVisible();
  await expect(list.getByRole('link', { name: /^New: *Someone prayed for your request/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(news, 'the list has been seen').toHaveCount(0);

  await list.getByRole('link', { name: /Someone prayed/ }).click();
  await expect(page.getByRole('article').getByText('I am praying for both of you.')).toBeVisible();
  const other = await boaz.open('/community');
  await expect(other.getByRole('list', { name: 'Rooms' })).toContainText('For my mother-in-law');
  await expect(other.getByRole('region', { name: 'For you' })).toHaveCount(0);
});

test('a moderator sees on the Community page and at the Admin button that something waits, and reviews it before the themes', async ({
  createUser,
}) => {
  const [ruth, naomi] = await Promise.all([createUser('Ruth'), createUser('Naomi', { isModerator: true })]);
  const room = await ruth.findRoom('town_square');
  const post = await ruth.createPost(room.id, 'I do not know how long I can go on like this.');
  const boaz = await createUser('Boaz');
  await boaz.reportPost(post.id, 'worried');

  const page = await naomi.open('/community');
  await page.getByRole('link', { name: /waiting for review\. Someone is worried about a person/ }).click();
  await expect(page.getByRole('button', { name: /^Admin.*Someone is worried/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const tools = page.getByRole('heading', { name: /Waiting for review|Weekly Theme Management/ });
  await expect(tools).toHaveText(['Waiting for review', 'Weekly Theme Management']);
});
