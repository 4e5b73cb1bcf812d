import type { Page } from '@playwright/test';
import { expectNoAxeViolations, tabTo, tabToAndPress } from './accessibility';
import { CommunityMember } from './communityFixtures';
import { expect, holdRequests, submitSignIn, test, toastWith } from './fixtures';

const LIST = '**/api/relationships**';

const BOAZ = { name: 'Boaz', category: 'work', frequency: 30, energy: 2, notes: null };

test('a user adds someone to pray for, marks them as prayed for, undoes that, and removes them', async ({
  signedIn: { page },
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Open my list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My People' })).toBeFocused();
  await expect(page.getByText('Only you and the people who run this app can read this list.')).toBeVisible();
  await expectNoAxeViolations(page);

  await tabToAndPress(page, 'button', 'Add someone');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a name or nickname.')).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type('Naomi');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Every day' })).toBeChecked();
  await page.getByText('Tired', { exact: true }).click();
  await tabTo(page, 'textbox', /^Notes/);
  await page.keyboard.type('That she may be called Naomi again.');
  await page.route(LIST, (route) => route.abort());
  await tabToAndPress(page, 'button', 'Save');
  await expect(page.getByRole('alert')).toContainText('Everything you typed is still here');
  await page.unroute(LIST);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Naomi');
  await expect(page.getByRole('radio', { name: 'Every day' })).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(toastWith(page, 'Naomi is on your list')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Naomi' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('listitem')).toContainText('Family · every day · leaves you tired');

  const next = page.getByRole('region', { name: 'Naomi' });
  await expect(next).not.toContainText('tired');
  await expect(next).toContainText('That she may be called Naomi again.');
  await tabToAndPress(page, 'button', 'I prayed for Naomi');
  await expect(page.getByRole('heading', { name: 'No one is due right now' })).toBeFocused();
  const toggle = page.getByRole('button', { name: 'Prayed for Naomi today' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  // The toast stays open while the pointer is on it.
  await toastWith(page, 'You prayed for Naomi').hover();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(next).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.route(LIST, (route) => route.abort());
  await toggle.click();
  await expect(toastWith(page, 'Couldn’t save that')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(LIST);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');

  await tabToAndPress(page, 'button', 'Edit Naomi');
  await tabToAndPress(page, 'button', 'Remove from list');
  const question = page.getByRole('alertdialog', { name: 'Remove Naomi from your list?' });
  await expect(question).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await tabToAndPress(page, 'button', 'Keep');
  const remove = page.getByRole('button', { name: 'Remove from list' });
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove from list' }).click();
  await expect(toastWith(page, 'Naomi was removed from your list')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your list', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add someone' })).toBeVisible();
});

test('a user loses no text when the list fails to load or changes in another tab, or when the session ends', async ({
  ruth: { page, email },
}) => {
  const ruth = new CommunityMember(page.context(), '', email);
  const { id } = await ruth.request<{ id: number }>('POST', '/api/relationships', BOAZ);
  await page.route(LIST, (route) => route.abort());
  await page.goto('/people');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your list.');
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Edit Boaz' }).click();
  await nameField(page).fill('Boaz of Bethlehem');
  await ruth.request('DELETE', `/api/relationships/${id}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastWith(page, 'This person is not on your list anymore.')).toBeVisible();
  await expect(page.getByText('Saving adds them back.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Boaz of Bethlehem');

  await ruth.request('POST', '/api/auth/logout');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await submitSignIn(page, email);
  await expect(nameField(page)).toHaveValue('Boaz of Bethlehem');
  await page.getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('listitem');
  await expect(list).toContainText('Work · every month · leaves you refreshed');

  const other = await page.context().newPage();
  await other.goto('/people');
  await other.getByRole('button', { name: 'I prayed for Boaz of Bethlehem' }).click();
  await expect(toastWith(other, 'You prayed for Boaz of Bethlehem')).toBeVisible();
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(list.getByRole('button', { name: /^Prayed for Boaz/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('crisis help scrolls into view on a long list, and stays on the page after the next save', async ({
  ruth: { page, email },
}) => {
  const ruth = new CommunityMember(page.context(), '', email);
  for (let number = 10; number < 30; number += 1)
    await ruth.request('POST', '/api/relationships', { ...BOAZ, name: `Reaper ${number}` });
  await page.goto('/people');
  await page.getByRole('button', { name: 'Edit Reaper 29' }).click();
  await page.getByLabel('Notes (optional)').fill('I do not want to live anymore.');
  await page.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('region', { name: 'Help is near' });
  await expect(card.getByRole('link').first()).toBeInViewport();
  await expect(page.getByRole('heading', { level: 3, name: 'Reaper 29' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit Reaper 28' }).click();
  await nameField(page).fill('Reaper 28 of Bethlehem');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Reaper 28 of Bethlehem' })).toBeInViewport();
  await expect(card).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit Reaper 29' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the person form is read-only while it saves, and loses no text', async ({ signedIn: { page } }) => {
  await page.goto('/people?edit=new');
  await expect(page.getByRole('heading', { name: 'Your list', exact: true })).toBeVisible();
  const notes = page.getByLabel('Notes (optional)');
  const daily = page.getByRole('radio', { name: 'Every day' });
  await nameField(page).fill('Naomi');
  await notes.fill('Her sons');
  const release = await holdRequests(page, LIST);
  await page.getByRole('radio', { name: 'Every month' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await page.getByText('Every day', { exact: true }).click({ force: true });
  await expect(daily).not.toBeChecked();
  await expect(daily).not.toBeEnabled();
  for (const field of [nameField(page), notes]) {
    await field.focus();
    await page.keyboard.type(' of Moab');
    await expect(field).not.toBeEditable();
  }
  release();
  await expect(page.getByRole('listitem')).toContainText('Naomi');
  await expect(page.getByRole('listitem')).toContainText('every month');
  await expect(page.getByRole('listitem')).toContainText('Her sons');
});

function nameField(page: Page) {
  return page.getByLabel('Name or nickname');
}
