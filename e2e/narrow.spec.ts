import { bring, DREAM } from './dreaming';
import { expectNoHindrance, press } from './hands';
import { ask, expect, notice, talkWith, test } from './house';
import { lostOn, PLACES, walkTo } from './walking';

// What only a narrow screen has: the bottom bar and the menu; and little room.

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
  ['/achievements', COMMON, null],
  ['/profile', COMMON, null],
  ['/nowhere', COMMON, null],
];

test('the bottom bar shows what belongs to the page', async ({ ruth: { page } }) => {
  for (const [address, items, active] of BARS) {
    if (address !== '/') await walkTo(page, address);
    const bar = page.getByRole('navigation', { name: 'Quick' });
    await expect(bar.locator('a, button'), address).toHaveText(items);
    await expect(bar.locator('[aria-current=page]'), address).toHaveText(active ? [active] : []);
  }
});

test('the menu opens, leads on and closes by the keyboard, and gives the focus back', async ({
  ruth: { page },
}) => {
  await press(page, 'button', 'Menu');
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'link', /^Sanctuary Guide/);
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanctuary Guide' })).toBeFocused();
});

test('a menu or a passage that does not come leaves what was typed, says so, and comes the next time', async ({
  signedIn: { page },
}) => {
  const parts = /\/assets\/(Menu|PassageReader)-/;
  await page.route(parts, (route) => route.abort());
  await talkWith(page, 'david');
  await ask(page, 'How did you beat Goliath?');
  await page.getByRole('textbox').fill('What did you');
  await page.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' }).click();
  await expect(notice(page, 'The passage didn’t load.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('What did you');
  await page.goto('/sanctuary/guide');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(notice(page, 'The menu didn’t load.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanctuary Guide' })).toBeVisible();

  await page.unroute(parts);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
});

test('nothing hinders anybody in the menu', async ({ ruth: { page } }) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
  await expectNoHindrance(page);
});

test('nothing is lost in a window of 320 by 256, which is a desk at four times its size', async ({
  ruth: { page },
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of PLACES) {
    if (address !== '/') await walkTo(page, address);
    expect(await lostOn(page), address).toEqual([]);
  }
});

test('letters twice as large lose nothing', async ({ signedIn: { page }, browser, launchOptions, house }) => {
  test.slow();
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const large = await browser.browserType().launch({ ...launchOptions, args });
  const hers = await large.newPage({
    baseURL: house.url,
    storageState: await page.context().storageState(),
    serviceWorkers: 'block',
  });
  await hers.goto('/dreams');
  expect(await hers.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await bring(hers, DREAM);
  await hers.getByRole('button', { name: 'Save to my dream journal' }).click();
  await hers.getByRole('button', { name: 'Save', exact: true }).click();
  for (const width of [390, 768, 1280]) {
    await hers.setViewportSize({ width, height: 844 });
    for (const address of PLACES) {
      await walkTo(hers, address);
      expect(await lostOn(hers), `${address} at ${width}`).toEqual([]);
    }
  }
  await hers.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(hers.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
  expect(await lostOn(hers)).toEqual([]);
  await hers.keyboard.press('Escape');
  await hers.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(hers.getByRole('dialog', { name: 'Help is near' })).toBeVisible();
  expect(await lostOn(hers)).toEqual([]);
  await large.close();
});
