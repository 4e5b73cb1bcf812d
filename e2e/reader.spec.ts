import { expectNoAxeViolations, tabTo, tabToAndPress } from './accessibility';
import { expect, test } from './fixtures';
import { askForPsalm151, chooseChapter, highlighted, readerOf } from './readerSteps';

test('a user goes to the next, the previous and any other chapter', async ({ signedIn: { page } }) => {
  await page.goto('/scripture/Psalm_23.1-3');
  await page.getByRole('link', { name: 'Next chapter, Psalm 24' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 24' })).toBeFocused();
  await expect(page.getByText('lift up your heads, O ye gates').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/scripture/Psalm_24');
  await page.getByRole('link', { name: 'Previous chapter, Psalm 23' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 24' })).toBeVisible();
  await chooseChapter(page, 'Ruth', '2');
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeFocused();
});

test('the first chapter of the Bible has no previous chapter, and the last chapter has no next one', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Genesis_1');
  await expect(page.getByRole('link', { name: 'Next chapter, Genesis 2' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Previous chapter/ })).toHaveCount(0);
  await page.goto('/scripture/Revelation_22');
  await expect(page.getByRole('link', { name: 'Previous chapter, Revelation 21' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next chapter/ })).toHaveCount(0);
});

test('choosing a book opens its first chapter, and the search finds passages, phrases and feelings', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture');
  for (const [testament, books] of [
    ['Old Testament', 39],
    ['New Testament', 27],
  ] as const) {
    await expect(page.getByRole('region', { name: testament }).getByRole('link')).toHaveCount(books);
  }
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Psalms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 1' })).toBeFocused();
  await page.getByRole('link', { name: 'King James Version' }).click();
  const search = page.getByLabel('Find a passage, a phrase or a feeling');
  for (const [phrase, verse] of [
    ['the lord is my shepherd', 'Psalm 23:1'],
    ['anxiety', 'Philippians 4:6-7'],
  ] as const) {
    await search.fill(phrase);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `${verse}, open the passage` })).toBeVisible();
  }
  await search.fill('1 cor 13.4-7');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 Corinthians 13:4-7' })).toBeVisible();
  await expect(highlighted(page).first()).toContainText('Charity suffereth long');
});

test('a passage opens over the current screen, a user can change chapters there, and Back closes the passage', async ({
  ruth: { page },
}) => {
  const nearest = await askForPsalm151(page);
  await nearest.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 60));
  await nearest.click();
  const reader = readerOf(page);
  await expect(reader.getByRole('heading', { name: 'Psalm 150', exact: true }).first()).toBeFocused();
  await expect(reader.getByText('Praise ye the LORD. Praise God in his sanctuary')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/scripture');
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
  await expectNoAxeViolations(page);

  await reader.getByRole('link', { name: 'Previous chapter, Psalm 149' }).click();
  await expect(reader.getByRole('heading', { name: 'Psalm 149', exact: true }).first()).toBeFocused();
  await chooseChapter(page, 'Romans', '8');
  await expect(reader.getByText('all things work together for good')).toBeAttached();

  await page.reload();
  await expect(reader.getByRole('heading', { name: 'Romans 8', exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(reader).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/scripture');
  await expect(page.getByRole('heading', { level: 1, name: 'Scripture' })).toBeVisible();
});

test('arrow keys change the chapter, a search finds words in it, and a chapter read before opens without a connection', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Ruth_1');
  await expect(page.getByText('whither thou goest, I will go')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Find in this chapter' }).click();
  await page.getByRole('searchbox', { name: 'Find in this chapter' }).fill('boaz');
  await expect(page.getByRole('status').filter({ hasText: '1 of 10' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeVisible();
  await page.route('**/api/scripture/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Previous chapter, Ruth 1' }).click();
  await expect(page.getByText('whither thou goest, I will go')).toBeVisible();
});

test('a user opens, uses and closes the Bible reader with the keyboard', async ({ signedIn: { page } }) => {
  await page.goto('/scripture');
  await tabTo(page, 'searchbox', 'Find a passage, a phrase or a feeling');
  await page.keyboard.type('Psalm 151');
  await page.keyboard.press('Enter');
  await tabToAndPress(page, 'button', 'Open Psalm 150');
  const reader = readerOf(page);
  await expect(reader.getByRole('heading', { name: 'Psalm 150', exact: true }).first()).toBeFocused();

  await tabToAndPress(page, 'link', 'Previous chapter, Psalm 149');
  await expect(reader.getByRole('heading', { name: 'Psalm 149', exact: true }).first()).toBeFocused();
  await tabToAndPress(page, 'button', 'Chapters');
  await expect(reader.getByLabel('Book')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    // Polls, because the dialog's focus trap moves the focus a moment later.
    await expect
      .poll(() => reader.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }

  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open Psalm 150' })).toBeFocused();
  await expect(page.getByLabel('Find a passage, a phrase or a feeling')).toHaveValue('Psalm 151');
  await page.keyboard.press('Enter');
  await expect(reader).toBeVisible();
  await tabToAndPress(page, 'button', 'Close the passage');
  await expect(page.getByRole('button', { name: 'Open Psalm 150' })).toBeFocused();
});

test('a chosen chapter stays chosen when another passage finishes loading', async ({ ruth: { page } }) => {
  await page.goto('/scripture/Psalm_150');
  await expect(page.getByText('Praise ye the LORD. Praise God in his sanctuary')).toBeVisible();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/scripture/**', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Previous chapter, Psalm 149' }).click();
  await page.getByRole('button', { name: 'Chapters' }).click();
  await page.getByLabel('Book').selectOption('Romans');
  await page.getByLabel('Chapter', { exact: true }).selectOption('8');
  arrive();
  await expect(page.getByText('Sing unto the LORD a new song')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('all things work together for good')).toBeAttached();
});

test('the Bible reader has no accessibility violations in any state', async ({ signedIn: { page } }) => {
  await page.goto('/scripture/John_3.16-18');
  await expect(highlighted(page)).toHaveCount(3);
  await expectNoAxeViolations(page);
  await (await askForPsalm151(page)).click();
  await page.getByRole('button', { name: 'Chapters' }).click();
  await expectNoAxeViolations(page);
  await page.route('**/api/scripture/**', () => {});
  await page.getByRole('link', { name: 'Previous chapter, Psalm 149' }).click();
  await expect(page.getByText('Loading the passage')).toBeAttached();
  await expectNoAxeViolations(page);
  // Leaves the other request pending, because its response would render the book select again.
  await page.route(/\/api\/scripture\/.*Ruth/, (route) => route.abort());
  await page.getByLabel('Book').selectOption('Ruth');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
});
