import { expectNoAxeViolations, tabTo, tabToAndPress } from './accessibility';
import { expect, holdRequests, test } from './fixtures';

const PEOPLE = '**/api/relationships**';

test('an icon button shows its tooltip on hover and on keyboard focus', async ({ ruth: { page } }) => {
  const control = page.getByRole('button', { name: 'Sign out', exact: true });
  const tooltip = page.locator('[popover]:popover-open');
  await control.hover();
  await expect(tooltip).toHaveText('Sign out');
  await expectNoAxeViolations(page);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await tabTo(page, 'button', 'Sign out');
  await expect(tooltip).toHaveText('Sign out');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(0);
  await expect(control).not.toHaveAttribute('title');
});

test('a button keeps the focus while its request is pending, and sends the request only once', async ({
  signedIn: { page },
}) => {
  let requests = 0;
  await page.goto('/profile');
  const release = await holdRequests(page, '**/api/auth/send-verification', (route) => {
    requests += 1;
    return route.abort();
  });
  await tabToAndPress(page, 'button', 'Send the email again');
  const button = page.getByRole('button', { name: 'Send the email again' });
  await expect(button).toBeDisabled();
  await page.keyboard.press('Enter');
  release();
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(requests).toBe(1);
});

test('the button that retries a failed load keeps the focus when the retry fails too', async ({
  signedIn: { page },
}) => {
  await page.route(PEOPLE, (route) => route.abort());
  await page.goto('/people');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  const release = await holdRequests(page, PEOPLE, (route) => route.abort());
  await tabToAndPress(page, 'button', 'Try again');
  await expect(retry).toBeHidden();
  release();
  await expect(retry).toBeFocused();
});
