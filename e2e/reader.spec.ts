import type { Page } from '@playwright/test';
import { expectNoAxeViolations, tabTo, tabToAndPress } from './accessibility';
import { expect, submitSignUp, test, toastWith } from './fixtures';

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

test('a word whose sense has changed shows its note on hover, and a tap or a key explains the word', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/1_Thessalonians_4.15');
  const word = page.getByRole('button', { name: 'prevent', exact: true });
  await expect(word).toHaveAccessibleDescription('Here: go before');
  await word.hover();
  await expect(page.getByText('Here: go before')).toBeVisible();

  await tabToAndPress(page, 'button', 'prevent');
  const study = page.getByRole('dialog', { name: '1 Thessalonians 4:15' });
  await expect(study.getByText('Here “prevent” means “go before.”')).toBeVisible();
  await expect(study.getByText('phthánō').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(study).toBeHidden();

  await page.getByText('For this we say unto you').click({ position: { x: 8, y: 14 } });
  await expect(study.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('a user studies the words of a verse with the keyboard, and opens related passages and a commentary', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Philippians_4');
  await tabTo(page, 'link', 'Verse 1');
  for (let verse = 1; verse < 6; verse += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const study = page.getByRole('dialog', { name: 'Philippians 4:6' });
  await tabTo(page, 'button', 'Be');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(study.getByText('to be anxious about')).toBeVisible();
  await expect(study.getByRole('link', { name: 'Luke 10:41' })).toBeVisible();
  await expectNoAxeViolations(page);

  await study.getByText('Related passages', { exact: true }).click();
  await expect(study.getByRole('region', { name: 'Others have written' })).toContainText(
    'A commentary, not Scripture. Matthew Henry',
  );
  await expectNoAxeViolations(page);
  await study.getByRole('link', { name: 'Colossians 4:2' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Colossians 4:2' })).toBeVisible();
});

test('a user highlights a verse with a note, and finds both on the Scripture screen after a reload', async ({
  signedIn: { page },
}) => {
  await page.goto('/scripture/Psalm_23');
  await page.getByRole('link', { name: 'Verse 4', exact: true }).click();
  await page.getByText('Highlight and note').click();
  await page.getByLabel(/^Your note/).fill('Read at the hospital.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(toastWith(page, 'Note saved')).toBeVisible();

  await page.goto('/scripture');
  await expect(page.getByRole('region', { name: 'Your verses' })).toContainText('Read at the hospital.');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Continue with Psalm 23' }).click();
  await expect(page.getByRole('link', { name: 'Verse 4, with your note' })).toBeVisible();
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

test('Escape closes the study of a word, and then the passage around it', async ({ signedIn: { page } }) => {
  await (await askForPsalm151(page)).click();
  const reader = readerOf(page);
  await chooseChapter(page, 'Philippians', '4');
  const careful = reader.getByRole('button', { name: 'careful', exact: true }).last();
  await careful.focus();
  await page.keyboard.press('Enter');
  const meaning = page.getByText('Here “careful” means “concerned for me.”');
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
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

function highlighted(page: Page) {
  return page.locator('mark');
}

function readerOf(page: Page) {
  return page
    .getByRole('dialog')
    .filter({ has: page.getByRole('navigation', { name: 'Chapters', includeHidden: true }) });
}

async function askForPsalm151(page: Page) {
  await page.goto('/scripture');
  await page.getByLabel('Find a passage, a phrase or a feeling').fill('Psalm 151');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Psalms has 150 chapters. The nearest passage is Psalm 150.')).toBeVisible();
  return page.getByRole('button', { name: 'Open Psalm 150' });
}

async function chooseChapter(page: Page, book: string, chapter: string) {
  await page.getByRole('button', { name: 'Chapters' }).click();
  await page.getByLabel('Book').selectOption(book);
  await page.getByLabel('Chapter', { exact: true }).selectOption(chapter);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}
