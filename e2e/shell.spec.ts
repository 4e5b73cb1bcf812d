import type { Locator } from '@playwright/test';
import { askAndWait, expect, test, toastWith } from './fixtures';
import { ALL_ADDRESSES, brokenWordsOn, navigateTo } from './navigation';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the menu, or the side navigation on a wide screen, lists every group and marks the current page', async ({
  signedIn: { page },
  viewport,
}) => {
  const isWide = (viewport?.width ?? 0) > 1000;
  await page.goto('/achievements');
  if (!isWide) await page.getByRole('button', { name: 'Menu' }).click();
  const menu = isWide ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('dialog');
  const groups: [string, string[]][] = [
    ['Main', ['Home']],
    ['Spiritual Tools', ['Sanctuary', 'Dreams', 'Identity Foundations', 'Biblical Figures']],
    ['Your Library', ['Scripture', 'Your Reflections', 'Dream Journal', 'My People']],
    ['Community', ['Community']],
    ['Progress', ['Achievements']],
    ['Help & Guides', ['Sanctuary Guide', 'Dreams Guide', 'Identity Guide']],
    ['Account', ['Profile']],
  ];
  for (const [title, labels] of groups) {
    const links = menu.getByRole('region', { name: title, exact: true }).getByRole('link');
    await expect(links).toHaveCount(labels.length);
    for (const [index, label] of labels.entries()) await expect(links.nth(index)).toContainText(label);
  }
  await expect(menu.locator('[aria-current=page]')).toContainText('Achievements');
  if (isWide) return;
  await expect(menu.getByText('Your spiritual wellness journey')).toBeVisible();
  await expect(menu.getByText('Set burdens down and release them')).toBeVisible();
  await menu.getByRole('link', { name: /^Profile/ }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a trailing slash is removed from the address', async ({ signedIn: { page } }) => {
  await page.goto('/dreams/?from=mail');
  await expect(page).toHaveURL(/\/dreams\?from=mail$/);
  await expect(page.locator('[aria-current=page]:visible')).toContainText('Dreams');
  // This button is in the bottom bar of narrow screens, and in the side navigation of wide screens.
  await page.getByRole('button', { name: 'Symbols', exact: true }).click();
  await expect(toastWith(page, 'No symbols found')).toBeVisible();
  await expect(toastWith(page, 'Please submit a dream first to see symbols')).toBeVisible();
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

test('the largest text size breaks no heading, button or link within a word', async ({
  signedIn: { page },
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('stillwaters.comfort', JSON.stringify({ text: 'largest', isCalm: true })),
  );
  await page.goto('/nowhere');
  await expect(page.locator('html')).toHaveAttribute('data-text', 'largest');
  for (const address of ALL_ADDRESSES.filter((each) => each !== '/nowhere')) {
    await navigateTo(page, address);
    expect(await brokenWordsOn(page), address).toEqual([]);
  }
});

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

test('a toast covers no title, no help button, no bottom bar, no conversation and no composer', async ({
  signedIn: { page },
}) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto('/dreams');
    await page.getByRole('button', { name: 'Symbols', exact: true }).click();
    const fixed = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')];
    if (size.width < 1000) fixed.push(page.getByRole('navigation', { name: 'Quick' }));
    await expectUncovered(toastWith(page, 'No symbols found'), fixed);

    await page.goto('/biblical-figures?with=david');
    await askAndWait(page, 'Were you ever afraid?');
    await page.getByRole('button', { name: 'Copy' }).last().click();
    const controls = [
      page.getByRole('button', { name: 'Back to Figures' }),
      page.getByRole('log').locator('..'),
      page.getByRole('textbox'),
    ];
    await expectUncovered(toastWith(page, /Copied|Couldn’t copy/), controls);
  }
});

test('a toast covers neither the head of a dialog nor its field and buttons, and closing it leaves the dialog open', async ({
  signedIn: { page },
}) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('Wrong-password-1');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    const toast = toastWith(page, 'Couldn’t delete your account');
    await expectUncovered(toast, [
      dialog.getByRole('heading', { level: 2 }),
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByLabel('Your password'),
      dialog.locator('p[id$=-error]'),
      dialog.getByRole('button', { name: 'Delete permanently' }),
    ]);
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
  }
});

test('a toast closes when the user moves on to the menu, a dialog or another screen', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  const toast = toastWith(page, 'No symbols found');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  for (const moveOn of [
    // A wide screen has a side navigation instead of a menu.
    ...((await menu.isVisible()) ? [() => menu.click()] : []),
    () => page.getByRole('button', { name: 'Help', exact: true }).click(),
    () => page.getByRole('main').getByRole('link', { name: 'Dreams guide' }).click(),
  ]) {
    await page.getByRole('button', { name: 'Symbols', exact: true }).click();
    await expect(toast).toBeVisible();
    // A toast that has just appeared is about the new screen.
    await page.waitForTimeout(1000);
    await moveOn();
    // It would close by itself after five seconds.
    await expect(toast).toBeHidden({ timeout: 2500 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a toast does not cover the control that the user has just used', async ({ signedIn: { page } }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.route('**/api/auth/export', (route) => route.abort());
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Download everything' });
  const bar = page.getByRole('navigation', { name: 'Quick' });
  const { y: barTop = 0 } = (await bar.boundingBox()) ?? {};
  await button.evaluate((element, top) => {
    window.scrollBy(0, element.getBoundingClientRect().bottom - top + 4);
  }, barTop);
  await button.click();
  const toast = toastWith(page, 'Download failed');
  await expect(toast).toBeVisible();
  await expect(async () => expectUncovered(toast, [button, bar])).toPass({ timeout: 4000 });
});

/** Expects that the toast with this text lies inside the window and overlaps none of these elements. */
async function expectUncovered(text: Locator, elements: Locator[]) {
  const toast = text.locator('xpath=ancestor::*[@role="dialog" or @role="alertdialog"][1]');
  await expect(toast).toBeInViewport({ ratio: 1 });
  for (const element of elements) {
    const [box, other] = [await toast.boundingBox(), await element.boundingBox()];
    if (!box || !other) throw new Error(`${element} is not on the page.`);
    const isBeside = box.x >= other.x + other.width || other.x >= box.x + box.width;
    const isAboveOrBelow = box.y >= other.y + other.height || other.y >= box.y + box.height;
    expect(isBeside || isAboveOrBelow, `${element} is covered`).toBe(true);
  }
}
