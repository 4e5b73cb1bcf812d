import type { Locator } from '@playwright/test';
import { askAndWait, expect, test, toastWith } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

test('a rejected field shows its error once beside it and once in a toast, and stays in view with its label', async ({
  signedIn: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile');
  const current = page.getByLabel('Current password');
  await current.fill('Wrong-password-1');
  await page.getByLabel('New password', { exact: true }).fill('Gleaning-13');
  await page.getByLabel('Confirm new password').fill('Gleaning-13');
  await page.getByRole('button', { name: 'Change password' }).click();
  const reason = 'Please check your current password.';
  const toast = toastWith(page, 'Failed to change password');
  await expect(toast).toBeVisible();
  await expect(toastWith(page, reason)).toHaveCount(1);
  const error = page.getByRole('main').getByText(reason);
  await expect(error).toHaveCount(1);
  await expect(current).toBeFocused();
  const label = page.getByText('Current password', { exact: true });
  for (const part of [label, current, error]) await expect(part).toBeInViewport({ ratio: 1 });
  await expectUncovered(toast, [label, current, error]);
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
