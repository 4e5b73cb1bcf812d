import { expect, test } from './fixtures';

test('the home page shows a verse for the day, which opens in its chapter', async ({ ruth: { page } }) => {
  const today = page.getByRole('region', { name: 'Verse for today' });
  await expect(today.locator('blockquote')).not.toBeEmpty();
  const entrance = await today
    .locator('blockquote')
    .evaluate((verse) => getComputedStyle(verse.parentElement ?? verse).animationDuration);
  expect(Number.parseFloat(entrance), 'seconds until the verse can be read').toBeLessThan(0.4);
  await today.getByRole('link', { name: 'open the passage' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  await today.getByText('In today’s English').click();
  await expect(today.getByText('World English Bible')).toBeVisible();
});

test('the home page links to a truth that the user began and to a person to pray for', async ({
  signedIn: { page },
}) => {
  const lines = page.getByRole('list', { name: 'Pick up where you left off' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Verse for today' })).toBeVisible();
  // Another test may have started a weekly theme, which is the last line.
  await expect(lines.getByRole('link', { name: /You Are Forgiven|Naomi/ })).toHaveCount(0);

  const answer = { truthId: 'forgiven', questionIndex: 0, response: 'I shouted at my brother.' };
  expect((await page.request.post('/api/identity/response', { data: answer })).status()).toBe(200);
  const person = { name: 'Naomi', category: 'family', frequency: 1, energy: 0, notes: '' };
  expect((await page.request.post('/api/relationships', { data: person })).ok()).toBe(true);
  await page.reload();
  await expect(lines.getByRole('link').nth(0)).toContainText('You Are Forgiven');
  await expect(lines.getByRole('link').nth(1)).toContainText('Naomi');
  await lines.getByRole('link', { name: 'Naomi' }).click();
  await expect(page).toHaveURL(/\/people$/);
});

test('Scripture and everything that was saved are one tap away from the home page', async ({
  ruth: { page },
}) => {
  const library = page.getByRole('navigation', { name: 'Your library' });
  for (const [name, address] of [
    ['Scripture', '/scripture'],
    ['Your Reflections', '/sanctuary/journal'],
    ['Dream Journal', '/dreams/journal'],
    ['My People', '/people'],
  ])
    await expect(library.getByRole('link', { name })).toHaveAttribute('href', address ?? '');
});

test('the home page has five cards, each with its own button', async ({ ruth: { page } }) => {
  const cards = [
    ['Prayer Sanctuary', 'Enter Sanctuary', '/sanctuary'],
    ['Dreams Interpretation', 'Explore Dreams', '/dreams'],
    ['Identity Foundations', 'Discover Your Identity', '/identity'],
    ['Biblical Figures', 'Meet Biblical Figures', '/biblical-figures'],
    ['Community', 'Join Community', '/community'],
  ];
  for (const [name, button, address] of cards) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByRole('link', { name: button })).toHaveAttribute('href', address ?? '');
  }
  await expect(page.getByText('Your spiritual wellness journey starts here')).toBeVisible();
  await expect(
    page.getByText(
      'A sacred digital space for spiritual reflection, emotional healing, and biblical guidance',
    ),
  ).toBeVisible();
});
