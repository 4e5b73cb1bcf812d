import { DREAM_MAX } from '#contract/dreamLimits';
import { expectNoAxeViolations, tabToAndPress } from './accessibility';
import { DREAM, dreamField, submitDream } from './dreamSteps';
import { findControlFaults } from './engines/controlFaults';
import { askAndWait, expect, openChat, test, toastWith } from './fixtures';
import { expectInView, expectNotCovered, WINDOWS } from './inView';
import { ALL_ADDRESSES, clippedTextOn, navigateTo } from './navigation';

// Tests of narrow screens: the bottom bar, the menu, and the lack of space.

const PHONES = [
  [320, 568],
  [390, 844],
] as const;

const COMMON = ['Menu', 'Identity', 'Figures', 'Community'];

const BARS: [address: string, items: string[], active: string | null][] = [
  ['/', COMMON, null],
  ['/sanctuary', ['Menu', 'Sanctuary', 'Guide'], 'Sanctuary'],
  ['/sanctuary/guide', ['Menu', 'Sanctuary', 'Guide'], 'Guide'],
  ['/dreams', ['Menu', 'Dreams', 'Guide', 'Symbols'], 'Dreams'],
  ['/dreams/guide', ['Menu', 'Dreams', 'Guide'], 'Guide'],
  ['/identity', ['Menu', 'Identity', 'Guide'], 'Identity'],
  ['/identity/guide', ['Menu', 'Identity', 'Guide'], 'Guide'],
  ['/biblical-figures', COMMON, 'Figures'],
  ['/community', COMMON, 'Community'],
  ['/community/log', COMMON, 'Community'],
  ['/achievements', COMMON, null],
  ['/profile', COMMON, null],
  ['/nowhere', COMMON, null],
];

test('the bottom bar shows the items of the current section', async ({ ruth: { page } }) => {
  for (const [address, items, active] of BARS) {
    if (address !== '/') await navigateTo(page, address);
    const bar = page.getByRole('navigation', { name: 'Quick' });
    await expect(bar.locator('a, button'), address).toHaveText(items);
    await expect(bar.locator('[aria-current]'), address).toHaveText(active ? [active] : []);
  }
});

test('a user opens, uses and closes the menu with the keyboard, and focus returns to the Menu button', async ({
  ruth: { page },
}) => {
  await tabToAndPress(page, 'button', 'Menu');
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabToAndPress(page, 'link', /^Sanctuary Guide/);
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanctuary Guide' })).toBeFocused();
});

test('when the menu or a passage fails to load, a toast says so, typed text stays, and a second try works', async ({
  signedIn: { page },
}) => {
  const chunks = /\/assets\/(Menu|PassageReader)-/;
  await page.route(chunks, (route) => route.abort());
  await openChat(page, 'david');
  await askAndWait(page, 'How did you beat Goliath?');
  await page.getByRole('textbox').fill('What did you');
  await page.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' }).click();
  await expect(toastWith(page, 'The passage didn’t load.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('What did you');
  await page.goto('/sanctuary/guide');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(toastWith(page, 'The menu didn’t load.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanctuary Guide' })).toBeVisible();

  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
});

test('the main button of a screen is in view without scrolling, on phones, sideways and on a desktop', async ({
  ruth: { page },
  browser,
  app,
}) => {
  test.slow();
  const visitor = await browser.newPage({ baseURL: app.url, serviceWorkers: 'block' });
  const rooms = await (await page.request.get('/api/community/rooms')).json();
  const themeRoom = rooms.find(({ type }: { type: string }) => type === 'walking_together');
  for (const [width, height] of WINDOWS) {
    for (const each of [visitor, page]) await each.setViewportSize({ width, height });
    await visitor.goto('/');
    await visitor.getByRole('tab', { name: 'Sign Up' }).click();
    await expectInView(visitor, 'Sign Up', true);
    await navigateTo(page, '/profile');
    // Until something changes, there is nothing to save.
    await page.getByLabel('First Name').fill('Ruth Ann');
    await expectInView(page, 'Save changes');
    await navigateTo(page, `/community?room=${themeRoom.id}`);
    await expectInView(page, 'Post', true);
    await navigateTo(page, '/biblical-figures');
    await expectInView(page, 'Search', true);
  }
  await visitor.close();
});

test('the main button of a form covers neither an invalid field nor its error on a phone', async ({
  ruth: { page },
}) => {
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await navigateTo(page, '/dreams');
    await dreamField(page).fill('x'.repeat(DREAM_MAX + 1));
    const count = page.getByText('1 character too long.');
    await count.scrollIntoViewIfNeeded();
    await expectNotCovered(count, 'The error of the dream');
    await navigateTo(page, '/profile');
    const lastName = page.getByLabel('Last Name');
    // The browser reports an empty field itself.
    await lastName.fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(lastName).toBeFocused();
    await expectNotCovered(lastName, 'The empty last name');
    await lastName.fill(' ');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(lastName).toBeFocused();
    await expectNotCovered(lastName, 'The last name');
    const error = page.locator('p[id$=-error]');
    await error.scrollIntoViewIfNeeded();
    await expectNotCovered(error, 'The error of the last name');
    await page.getByRole('button', { name: 'Undo my changes' }).click();
  }
});

test('the main button of a form does not cover the field that has the focus on a phone', async ({
  ruth: { page },
}) => {
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'Email' }).fill('ruth@elsewhere.example.org');
    await page.evaluate(() => scrollTo(0, 0));
    const password = page.locator('input[name=currentPassword]').first();
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await page.keyboard.press('Tab');
    await expect(password).toBeFocused();
    await expectNotCovered(password, 'The password');
    await page.getByRole('button', { name: 'Undo my changes' }).click();
  }
});

test('each step of how time with someone leaves a user has its label on one line, also at 150% text size', async ({
  ruth: { page },
}) => {
  await navigateTo(page, '/people');
  await page.getByRole('button', { name: 'Add someone' }).click();
  const steps = page.getByRole('group', { name: 'How does time with them leave you?' });
  for (const size of ['100%', '150%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await expect(steps.getByText('Refreshed')).toBeVisible();
      expect(await steps.evaluate(linesOfLabels), `${width} at ${size}`).toEqual([1, 1, 1, 1, 1]);
      expect(await clippedTextOn(page), `${width} at ${size}`).toEqual([]);
    }
  }
});

/** Runs in the page: returns the number of lines of each label in a group. */
function linesOfLabels(group: Element): number[] {
  return [...group.querySelectorAll('label')].map((label) => {
    const range = document.createRange();
    range.selectNodeContents(label.lastElementChild as Element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test('the menu has no accessibility violations', async ({ ruth: { page } }) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('in a window of 320 by 256 pixels, which equals a desktop at 400% zoom, no text is cut off and controls are easy to hit', async ({
  ruth: { page },
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  const found: Record<string, string[]> = {};
  for (const address of ALL_ADDRESSES) {
    if (address !== '/') await navigateTo(page, address);
    const faults = [...(await clippedTextOn(page)), ...(await page.evaluate(findControlFaults))];
    if (faults.length > 0) found[address] = faults;
  }
  expect(found).toEqual({});
});

test('no text is cut off with the text spacing of WCAG 1.4.12, which the display settings offer', async ({
  ruth: { page },
}) => {
  test.slow();
  await navigateTo(page, '/profile');
  await page.getByRole('checkbox', { name: 'Wider spacing' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  // The other values of the criterion. The setting has the spacing of letters and words.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important } p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).toBe('2.04px');
  for (const address of ALL_ADDRESSES) {
    if (address !== '/profile') await navigateTo(page, address);
    expect(await clippedTextOn(page), address).toEqual([]);
  }
});

test('no text is cut off at 200% text size', async ({ signedIn: { page }, browser, launchOptions, app }) => {
  test.slow();
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const largeBrowser = await browser.browserType().launch({ ...launchOptions, args });
  const largePage = await largeBrowser.newPage({
    baseURL: app.url,
    storageState: await page.context().storageState(),
    serviceWorkers: 'block',
  });
  await largePage.goto('/dreams');
  expect(await largePage.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await submitDream(largePage, DREAM);
  await largePage.getByRole('button', { name: 'Save to my dream journal' }).click();
  await largePage.getByRole('button', { name: 'Save', exact: true }).click();
  for (const width of [390, 768, 1280]) {
    await largePage.setViewportSize({ width, height: 844 });
    for (const address of ALL_ADDRESSES) {
      await navigateTo(largePage, address);
      expect(await clippedTextOn(largePage), `${address} at ${width}`).toEqual([]);
    }
  }
  await largePage.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(largePage.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
  expect(await clippedTextOn(largePage)).toEqual([]);
  await largePage.keyboard.press('Escape');
  await largePage.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(largePage.getByRole('dialog', { name: 'Help is near' })).toBeVisible();
  expect(await clippedTextOn(largePage)).toEqual([]);
  await largeBrowser.close();
});
