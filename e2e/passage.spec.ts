import { expectNoAxeViolations } from './accessibility';
import { expect, submitSignUp, test, toastWith } from './fixtures';
import { askForPsalm151, chooseChapter, highlighted, readerOf } from './readerSteps';

test('the URL of a passage shows its chapter, with the cited verses highlighted and added words in italics', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Psalm_23.1-3');
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23:1-3' })).toBeVisible();
  await expect(page).toHaveTitle('Psalm 23:1-3 · Stillwaters');
  await expect(page.getByText('Surely goodness and mercy shall follow me')).toBeVisible();
  await expect(highlighted(page)).toHaveCount(3);
  await expect(highlighted(page).first()).toContainText('The LORD is my shepherd; I shall not want.');
  await expect(highlighted(page).first().getByRole('emphasis')).toHaveText(['is']);
});

test('the cited verses scroll into view, even far down in a long chapter', async ({ signedIn: { page } }) => {
  await page.goto('/scripture/Psalm_119.105');
  await expect(highlighted(page)).toHaveText(/Thy word is a lamp unto my feet/);
  await expect(highlighted(page)).toBeInViewport({ ratio: 1 });
  await page.goto('/scripture/Psalm_119');
  await expect(page.getByText('Blessed are the undefiled in the way')).toBeInViewport();
  await expect(highlighted(page)).toHaveCount(0);
});

test('the page of a passage that does not exist explains this and has a button to the nearest passage', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Psalm_151');
  await expect(page.getByText('Psalms has 150 chapters. The nearest passage is Psalm 150.')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const tool of ['Copy text', 'Copy link', 'Find in this chapter', 'Print'])
    await expect(page.getByRole('button', { name: tool })).toHaveCount(0);
  await page.getByRole('button', { name: 'Chapters' }).click();
  await expect(page.getByLabel('Book')).toHaveValue('Psalms');
  await expect(page.getByLabel('Chapter', { exact: true })).toHaveValue('150');
  await page.getByRole('button', { name: 'Open Psalm 150' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 150' })).toBeFocused();
  await page.goto('/scripture/Second_thoughts');
  await expect(page.getByText('This is not a reference we can read. Write it like John 3:16.')).toBeVisible();
  await chooseChapter(page, 'Jude', '1');
  await expect(page.getByText('Jude, the servant of Jesus Christ')).toBeVisible();
});

test('when a passage fails to load, a user can try again', async ({ signedIn: { page } }) => {
  await page.goto('/scripture/Ruth_1');
  const next = page.getByRole('link', { name: 'Next chapter, Ruth 2' });
  await next.waitFor();
  await page.route('**/api/scripture/**', (route) => route.abort());
  await next.click();
  await expect(page.getByRole('alert')).toHaveText(/We couldn’t load this passage/);
  await page.unroute('**/api/scripture/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('and she went, and came, and gleaned in the field')).toBeVisible();
});

test('the reader shows one Bible text or both, each with its name, and keeps the choice', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Psalm_23');
  await page.getByRole('button', { name: 'World English Bible' }).click();
  await expect(page.getByText('Yahweh is my shepherd; I shall lack nothing.')).toBeVisible();
  await expect(page.getByText('I shall not want')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Yahweh is my shepherd; I shall lack nothing.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'World English Bible' })).toBeVisible();

  await page.getByRole('button', { name: 'Both' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'I shall lack nothing. WEB' })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'I shall not want. KJV' })).toBeVisible();
});

test('a selection of a passage is the King James text without the notes', async ({ signedIn: { page } }) => {
  await page.goto('/scripture/Philippians_4.6');
  await highlighted(page).selectText();
  const selected = await page.evaluate(() => window.getSelection()?.toString());
  expect(selected).toBe(
    'Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God.',
  );
});

test('a user copies the text of a passage with its reference, or the link to it', async ({
  signedIn: { page },
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/scripture/Psalm_51.17');
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(toastWith(page, 'Copied')).toBeVisible();
  expect(await copied()).toBe(
    '“The sacrifices of God are a broken spirit: a broken and a contrite heart, O God, thou wilt not despise.” — Psalm 51:17 (KJV)',
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toastWith(page, 'Link copied')).toBeVisible();
  expect(await copied()).toBe(`${new URL(page.url()).origin}/scripture/Psalm_51.17`);

  await (await askForPsalm151(page)).click();
  await chooseChapter(page, 'Psalms', '117');
  await expect(readerOf(page).getByText('O praise the LORD, all ye nations')).toBeVisible();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(copied).toMatch(/^“O praise the LORD, .* Praise ye the LORD\.” — Psalm 117 \(KJV\)$/);
  await page.goto('/scripture/1_Thessalonians_5.16;_1_Thessalonians_5.18');
  await expect(highlighted(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(copied).toMatch(/^“Rejoice evermore\. … In every thing give thanks: /);
});

test('a link to a passage still works after signing up first', async ({ page }) => {
  await page.goto('/scripture/John_3.16');
  await submitSignUp(page, {});
  await expect(page.getByRole('heading', { level: 1, name: 'John 3:16' })).toBeVisible();
  await expect(highlighted(page)).toHaveText(/For God so loved the world/);
});

test('a link to a passage survives a reload, and works in several spellings', async ({
  signedIn: { page },
}) => {
  for (const address of ['/scripture/John_3.16', '/scripture/John%203:16', '/scripture/John_3.16/']) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'John 3:16' })).toBeVisible();
    await page.reload();
    await expect(highlighted(page)).toHaveText(/For God so loved the world/);
  }
  expect((await page.goto('/scripture/John_3.16/more'))?.status()).toBe(404);
});

test('a passage fits the screen with text at 200 percent', async ({ signedIn: { page }, viewport }) => {
  for (const address of ['/scripture', '/scripture/1_Thessalonians_5.16-18', '/scripture/Psalm_151']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(viewport?.width ?? 0);
  }
});
