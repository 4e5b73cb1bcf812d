import { expectNoAxeViolations } from './accessibility';
import { newPostField, openPostMenu, postWith, submitPost, test } from './communityFixtures';
import { expect, toastWith } from './fixtures';

// Needs PostgreSQL: the tests create rooms with SQL.
test.use({ database: 'postgresql' });

test('the community rooms have no accessibility violations in any state', async ({ createUser, newRoom }) => {
  test.slow();
  const [ruth, boaz, orpah] = await Promise.all([
    createUser('Ruth', { hasAgreed: false }),
    createUser('Boaz', { isModerator: true }),
    createUser('Orpah'),
  ]);
  const empty = await newRoom('town_square');
  const full = await newRoom('town_square');
  const prayers = await newRoom('prayer_requests');
  const { id } = await boaz.createPost(
    full.id,
    'He said, "The Lord is my best friend" (Psalm 23:1). https://example.org',
  );
  for (const line of ['One.', 'Two.', 'Three.']) await orpah.createComment(id, line);
  await orpah.createPost(full.id, 'I went home. '.repeat(200));
  await ruth.blockUser((await createUser('Ploni')).id);
  const asked = await boaz.createPrayerRequest(prayers.id, 'For rain.');
  await boaz.request('PUT', `/api/community/posts/${asked.id}/answered`, {
    answered: true,
    thanks: 'It rained.',
  });
  await orpah.createPrayerRequest(prayers.id, 'For my sister.', true);

  const page = await ruth.open(empty.address);
  await expect(page.getByText('No posts yet.')).toBeVisible();
  await expectNoAxeViolations(page);
  await submitPost(page, 'Waiting for a word.');
  await expect(page.getByRole('dialog', { name: 'Before your first post' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.route('**/api/community/posts', (route) => route.abort());
  await page.getByRole('button', { name: 'I agree, post it' }).click();
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeVisible();
  const own = await ruth.createPrayerRequest(
    prayers.id,
    'Please send me $200 by cash app today, anybody here.',
  );
  expect(own.hidden).toBe(true);
  await newPostField(page).fill('x'.repeat(5001));
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.getByRole('button', { name: 'Blocked people' }).click();
  await expect(page.getByRole('button', { name: 'Unblock Ploni of Bethlehem' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: prayers.name, exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await postWith(page, 'cash app').getByRole('button', { name: 'Mark as answered' }).click();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.getByRole('link', { name: full.name, exact: true }).click();
  await page.getByRole('button', { name: 'View all 3 comments' }).click();
  await expect(page.getByText('One.', { exact: true })).toBeVisible();
  await postWith(page, 'best friend')
    .getByRole('button', { name: /^Comment/ })
    .click();
  await openPostMenu(page, 'I went home.');
  await expectNoAxeViolations(page);
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report this post' });
  await report.getByRole('radio', { name: 'I am worried about this person' }).check();
  await expectNoAxeViolations(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the moderator tools and the public moderation log have no accessibility violations', async ({
  createUser,
  newRoom,
}) => {
  test.slow();
  const [ruth, naomi] = await Promise.all([createUser('Ruth'), createUser('Naomi', { isModerator: true })]);
  const orpah = await createUser('Orpah');
  const { id, address } = await newRoom('walking_together');
  const [worry, unkind, removed] = [
    await ruth.createPost(id, 'I am at the end of my strength.'),
    await ruth.createPost(id, 'You are all fools.'),
    await ruth.createPost(id, 'Gone soon.'),
  ];
  await orpah.reportPost(worry.id, 'worried', 'She is alone.');
  await orpah.reportPost(unkind.id, 'unkind');
  await orpah.reportPost(removed.id, 'other');
  const own = await naomi.createPost(id, 'I was harsh with you.');
  await orpah.reportPost(own.id, 'unkind');
  await naomi.moderate(removed.id, 'remove', 'Not here, please.');
  const asked = await ruth.createPrayerRequest(
    (await newRoom('prayer_requests')).id,
    'For rain on all fools.',
  );
  const thanks = 'It rained on every one of them.';
  await ruth.request('PUT', `/api/community/posts/${asked.id}/answered`, { answered: true, thanks });
  await orpah.reportPost(asked.id, 'unkind');

  const page = await naomi.open(address);
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'For rain on all fools.' }).first(),
  ).toContainText(thanks);
  const ownItem = page.getByRole('listitem').filter({ hasText: 'I was harsh with you.' }).first();
  await expect(ownItem).toContainText('You wrote this, so another moderator will decide.');
  await expect(ownItem.getByRole('button')).toHaveCount(0);
  const queueItem = page.getByRole('listitem').filter({ hasText: 'You are all fools.' }).first();
  await queueItem.getByRole('button', { name: 'Write to the author' }).click();
  await expect(queueItem.getByText('Write a note to the author first.')).toBeVisible();
  await page.getByRole('button', { name: 'New Theme' }).click();
  const form = page.getByRole('form', { name: 'New theme' });
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await form.getByRole('button', { name: 'Create Theme' }).click();
  await expect(form.getByText('Please fill in all fields')).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Insert link' }).click();
  const link = page.getByRole('dialog', { name: 'Insert link' });
  await link.getByRole('button', { name: 'Insert link' }).click();
  await expectNoAxeViolations(page);
  await link.getByRole('button', { name: 'Cancel' }).click();
  await postWith(page, 'You are all fools.').getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete this post?' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(postWith(page, 'You are all fools.')).toHaveCount(0);

  const ruthPage = await ruth.open('/community');
  await expect(
    ruthPage.getByRole('region', { name: 'From the moderators' }).getByRole('article'),
  ).toHaveCount(2);
  await expectNoAxeViolations(ruthPage);
  await ruthPage.getByRole('link', { name: 'Moderation log' }).click();
  await expect(ruthPage.getByText('A post was taken down').first()).toBeVisible();
  await expectNoAxeViolations(ruthPage);
  await expect(toastWith(ruthPage, 'Failed')).toHaveCount(0);
});
