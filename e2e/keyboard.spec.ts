import { expectNoAxeViolations, tabTo, tabToAndPress } from './accessibility';
import { expect, holdRequests, test } from './fixtures';
import { ALL_ADDRESSES, controlsWithoutFocusRing, navigateTo } from './navigation';

const PEOPLE = '**/api/relationships**';

test('a user can go through the whole sanctuary with the keyboard alone', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary');
  await tabToAndPress(page, 'button', 'Enter the Sanctuary');
  await expect(page.getByLabel('What burdens are you carrying today?')).toBeFocused();
  await page.keyboard.type('The field that is not mine');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Place in Sacred Chest' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Placed. 1 burden in the chest.' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Place in Sacred Chest' })).toBeVisible();
  await page.keyboard.type('Tomorrow');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByTestId('slip-count')).toContainText('2');

  await tabToAndPress(page, 'button', 'Release to God');
  await expect(page.getByRole('heading', { level: 1, name: 'Ready for Release' })).toBeFocused();
  await tabTo(page, 'checkbox', 'Add "In Jesus\' name, Amen."');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await tabToAndPress(page, 'button', 'Release to God');
  await expect(page.getByRole('heading', { level: 1, name: 'God is lifting your burdens...' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Released' })).toBeFocused();

  await tabToAndPress(page, 'button', 'Save this reflection');
  await expect(page.getByLabel('What do you want to remember?')).toBeFocused();
  await page.keyboard.type('I slept at his feet and was not sent away.');
  await tabToAndPress(page, 'button', 'Gratitude');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save this reflection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What do you want to remember?')).toBeFocused();
  await page.keyboard.type('I was not sent away.');
  await tabToAndPress(page, 'button', 'Save');
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer Sanctuary' })).toBeFocused();
});

test('the first Tab stop is the link that skips the navigation', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary/guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('every focused control shows a focus ring, on every screen', async ({ ruth: { page } }) => {
  test.slow();
  for (const address of ALL_ADDRESSES) {
    if (address !== '/') await navigateTo(page, address);
    expect(await controlsWithoutFocusRing(page), address).toEqual([]);
  }
});

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
