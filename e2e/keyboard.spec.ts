import { tabTo, tabToAndPress } from './accessibility';
import { expect, test } from './fixtures';
import { ALL_ADDRESSES, controlsWithoutFocusRing, navigateTo } from './navigation';

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
