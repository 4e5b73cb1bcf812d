import { expectNoHindrance, press } from './hands';
import { expect, test } from './house';

// What only a narrow screen has: the bottom bar and the menu.

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
    await page.goto(address);
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

test('nothing hinders anybody in the menu', async ({ ruth: { page } }) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stillwaters', exact: true })).toBeVisible();
  await expectNoHindrance(page);
});
