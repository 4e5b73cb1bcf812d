import { expectNoHindrance } from './hands';
import { expect, notice } from './house';
import { newPostField, openMenu, postOn, sendPost, test } from './people';

// Needs PostgreSQL: the tests create rooms with SQL.
test.use({ database: 'postgresql' });

test('the community rooms have no accessibility problems in any state', async ({ joins, newRoom }) => {
  test.slow();
  const [ruth, boaz, orpah] = await Promise.all([
    joins('Ruth', { hasAgreed: false }),
    joins('Boaz', { isModerator: true }),
    joins('Orpah'),
  ]);
  const empty = await newRoom('town_square');
  const full = await newRoom('town_square');
  const prayers = await newRoom('prayer_requests');
  const { id } = await boaz.writes(
    full.id,
    'He said, "The Lord is my best friend" (Psalm 23:1). https://example.org',
  );
  for (const line of ['One.', 'Two.', 'Three.']) await orpah.comments(id, line);
  await orpah.writes(full.id, 'I went home. '.repeat(200));
  await ruth.blocks((await joins('Ploni')).id);
  const asked = await boaz.asksPrayer(prayers.id, 'For rain.');
  await boaz.calls('PUT', `/api/community/posts/${asked.id}/answered`, {
    answered: true,
    thanks: 'It rained.',
  });
  await orpah.asksPrayer(prayers.id, 'For my sister.', true);
  const own = await ruth.asksPrayer(prayers.id, 'Please send me $200 by cash app today, anybody here.');
  expect(own.hidden).toBe(true);

  const page = await ruth.opens(empty.address);
  await expect(page.getByText('No posts yet.')).toBeVisible();
  await expectNoHindrance(page);
  await sendPost(page, 'Waiting for a word.');
  await expect(page.getByRole('dialog', { name: 'Before your first post' })).toBeVisible();
  await expectNoHindrance(page);
  await page.route('**/api/community/posts', (route) => route.abort());
  await page.getByRole('button', { name: 'I agree, post it' }).click();
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeVisible();
  await newPostField(page).fill('x'.repeat(5001));
  await expectNoHindrance(page);

  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.getByRole('button', { name: 'Blocked people' }).click();
  await expect(page.getByRole('button', { name: 'Unblock Ploni of Bethlehem' })).toBeVisible();
  await expectNoHindrance(page);

  await page.getByRole('link', { name: prayers.name, exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await postOn(page, 'cash app').getByRole('button', { name: 'Mark as answered' }).click();
  await expectNoHindrance(page);

  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.getByRole('link', { name: full.name, exact: true }).click();
  await page.getByRole('button', { name: 'View all 3 comments' }).click();
  await expect(page.getByText('One.', { exact: true })).toBeVisible();
  await postOn(page, 'best friend')
    .getByRole('button', { name: /^Comment/ })
    .click();
  await openMenu(page, 'I went home.');
  await expectNoHindrance(page);
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report this post' });
  await report.getByRole('radio', { name: 'I am worried about this person' }).check();
  await expectNoHindrance(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expectNoHindrance(page);
});

test('the moderator tools and the public log have no accessibility problems', async ({ joins, newRoom }) => {
  test.slow();
  const [ruth, naomi] = await Promise.all([joins('Ruth'), joins('Naomi', { isModerator: true })]);
  const orpah = await joins('Orpah');
  const { id, address } = await newRoom('walking_together');
  const [worry, unkind, removed] = [
    await ruth.writes(id, 'I am at the end of my strength.'),
    await ruth.writes(id, 'You are all fools.'),
    await ruth.writes(id, 'Gone soon.'),
  ];
  await orpah.reports(worry.id, 'worried', 'She is alone.');
  await orpah.reports(unkind.id, 'unkind');
  await orpah.reports(removed.id, 'other');
  const own = await naomi.writes(id, 'I was harsh with you.');
  await orpah.reports(own.id, 'unkind');
  await naomi.acts(removed.id, 'remove', 'Not here, please.');
  const asked = await ruth.asksPrayer((await newRoom('prayer_requests')).id, 'For rain on all fools.');
  const thanks = 'It rained on every one of them.';
  await ruth.calls('PUT', `/api/community/posts/${asked.id}/answered`, { answered: true, thanks });
  await orpah.reports(asked.id, 'unkind');

  const page = await naomi.opens(address);
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
  await expectNoHindrance(page);
  await form.getByRole('button', { name: 'Insert link' }).click();
  const link = page.getByRole('dialog', { name: 'Insert link' });
  await link.getByRole('button', { name: 'Insert link' }).click();
  await expectNoHindrance(page);
  await link.getByRole('button', { name: 'Cancel' }).click();
  await postOn(page, 'You are all fools.').getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete this post?' })).toBeVisible();
  await expectNoHindrance(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(postOn(page, 'You are all fools.')).toHaveCount(0);

  const ruthPage = await ruth.opens('/community');
  await expect(
    ruthPage.getByRole('region', { name: 'From the moderators' }).getByRole('article'),
  ).toHaveCount(2);
  await expectNoHindrance(ruthPage);
  await ruthPage.getByRole('link', { name: 'Moderation log' }).click();
  await expect(ruthPage.getByText('A post was taken down').first()).toBeVisible();
  await expectNoHindrance(ruthPage);
  await expect(notice(ruthPage, 'Failed')).toHaveCount(0);
});
