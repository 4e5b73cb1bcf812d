import { expect, test, toastWith } from './fixtures';
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

test('a toast closes when the user moves on to the menu, a dialog or another screen', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  const toast = toastWith(page, 'No symbols found');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  for (const wayOn of [
    // A wide screen has a side navigation instead of a menu.
    ...((await menu.isVisible()) ? [menu] : []),
    page.getByRole('button', { name: 'Help', exact: true }),
    page.getByRole('main').getByRole('link', { name: 'Dreams guide' }),
  ]) {
    await page.getByRole('button', { name: 'Symbols', exact: true }).click();
    // A toast does not close by itself as long as the pointer is on it.
    await toast.hover();
    // A toast that has just appeared is about the new screen.
    await page.waitForTimeout(1000);
    await wayOn.press('Enter');
    await expect(toast).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
