import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility';
import { CommunityMember, test } from './communityFixtures';
import { expect, holdRequests, newEmail, placeBurden, submitSignIn, toastWith, waitForApp } from './fixtures';
import { answerAt, answerThroughApi } from './identityAnswers';
import { expectMail, linkInMail } from './mailbox';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NEW_PASSWORD = 'Threshing-34';

test('a user changes their name, email address, picture and password', async ({ ruth, app }) => {
  const { page, email, password } = ruth;
  const newAddress = newEmail();
  await page.goto('/profile');
  const basic = page.getByRole('region', { name: 'Basic information' });
  const address = basic.getByLabel('Email');
  const unverified = basic.getByText('You haven’t confirmed your email yet.');
  await expect(unverified).toBeVisible();
  await basic.getByLabel('First Name').fill('Ruth Ann');
  await address.fill(newAddress);
  await expect(unverified).toBeHidden();
  await expect(basic.getByLabel('Current password', { exact: true })).toHaveValue('');
  const release = await holdRequests(page, '**/api/auth/profile');
  await basic.getByRole('button', { name: 'Save changes' }).click();
  for (const name of ['First Name', 'Last Name', 'Email'])
    await expect(basic.getByLabel(name), name).not.toBeEditable();
  release();
  await expect(toastWith(page, 'Profile updated successfully!')).toBeVisible();
  await expect(basic.getByLabel('First Name')).toBeEditable();
  await expect(address).toHaveValue(newAddress);
  await expect(unverified).toBeVisible();

  const picture = page.getByRole('region', { name: 'Profile picture' });
  const chooser = page.getByLabel('A picture of you');
  // Uses a file on disk, because a buffer would be sent to the browser with base64 encoding.
  const large = test.info().outputPath('field.png');
  writeFileSync(large, Buffer.alloc(6 * 1024 * 1024));
  await chooser.setInputFiles(large);
  await expect(toastWith(page, 'File too large')).toBeVisible();
  await expect(toastWith(page, 'Please select an image smaller than 5MB.')).toBeVisible();
  await expect(picture.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription(
    'Please select an image smaller than 5MB.',
  );
  const text = Buffer.from('Whither thou goest');
  await chooser.setInputFiles({ name: 'field.txt', mimeType: 'text/plain', buffer: text });
  await expect(toastWith(page, 'This isn’t a picture')).toBeVisible();
  await expect(picture.getByRole('img')).toHaveAccessibleName('No picture yet, Ruth Ann of Moab');
  await expect(picture.getByRole('img')).toHaveText('RM');
  await chooser.setInputFiles({ name: 'field.png', mimeType: 'image/png', buffer: text });
  await picture.getByRole('button', { name: 'Save picture' }).click();
  await expect(toastWith(page, 'Failed to upload picture')).toBeVisible();
  await expect(toastWith(page, 'We couldn’t read this file as a picture.')).toBeVisible();

  const photograph = await page.screenshot();
  await chooser.setInputFiles({ name: 'field.png', mimeType: 'image/png', buffer: photograph });
  await expect(picture.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await picture.getByRole('button', { name: 'Save picture' }).click();
  await expect(toastWith(page, 'Profile picture updated successfully!')).toBeVisible();
  await expectPortrait(page);
  await expect(picture.getByRole('button', { name: 'Choose a picture' })).toBeFocused();

  await changePassword(page, password, NEW_PASSWORD, 'Threshing-43');
  await expect(toastWith(page, 'Passwords do not match')).toBeVisible();
  await expect(toastWith(page, 'Please ensure both password fields match.')).toBeVisible();
  await changePassword(page, password, 'Barn1');
  await expect(toastWith(page, 'Password too short')).toBeVisible();
  await expect(toastWith(page, 'Password must be at least 6 characters long.')).toBeVisible();
  await changePassword(page, 'Not-hers-1', NEW_PASSWORD);
  await expect(toastWith(page, 'Failed to change password')).toBeVisible();
  await expect(toastWith(page, 'Please check your current password.')).toBeVisible();
  await expectNoAxeViolations(page);
  await changePassword(page, password, NEW_PASSWORD);
  await expect(toastWith(page, 'Password changed successfully!')).toBeVisible();
  const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This browser');

  await expectMail(app, email, 'Your Stillwaters email address was changed');
  await page.goto(await linkInMail(app, newAddress, 'Confirm your email address for Stillwaters'));
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('/verify-email#used');
  await expect(page.getByText('Your email address is already confirmed.')).toBeVisible();
  await expect(page.getByText('expired or was already used')).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('Peace to you, Ruth Ann')).toBeVisible();
  await openProfile(page);
  await expect(address).toHaveValue(newAddress);
  await expectPortrait(page);
  await expect(unverified).toBeHidden();
});

test('a user resets a forgotten password by email, which signs in and ends every earlier session', async ({
  ruth,
  app,
  browser,
}) => {
  await ruth.page.goto('/profile');
  const context = waitForApp(await browser.newContext());
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Email').filter({ visible: true }).fill(ruth.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ruth.email);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await linkInMail(app, ruth.email, 'Reset your Stillwaters password');
  await page.goto(link);
  const field = page.getByLabel('New password');
  const button = page.getByRole('button', { name: 'Change my password' });
  await expect(button).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await field.fill('threshing');
  await button.click();
  await expect(page.getByText('Password must contain at least one uppercase letter')).toBeVisible();
  await expectNoAxeViolations(page);
  await field.fill('Password1');
  await button.click();
  await expect(field).toHaveAccessibleDescription(/^That password is too easy/);
  await field.fill(NEW_PASSWORD);
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('Peace to you')).toBeVisible();

  await page.goto(link);
  await field.fill('Winnowing-56');
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or was already used. Please ask for a new one.',
  );
  await expectNoAxeViolations(page);

  await ruth.page.getByRole('button', { name: 'Download everything' }).click();
  await expect(toastWith(ruth.page, 'You’ve been signed out')).toBeVisible();
  await ruth.page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(ruth.page.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  await submitSignIn(ruth.page, ruth.email, NEW_PASSWORD);
  await expect(ruth.page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await context.close();
});

test('a user downloads their data, reads the privacy page, and deletes their account', async ({
  ruth: { page, email, password },
  request,
  app,
}) => {
  await page.request.post('/api/auth/rules-agreement');
  const ruth = new CommunityMember(page.context(), '', email);
  const { id } = await ruth.findRoom('town_square');
  const { content } = await ruth.createPost(id, 'I glean where I am let.');
  await answerThroughApi(page, 1);
  await page.getByRole('link', { name: 'Enter Sanctuary' }).click();
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'Bread');
  await page.getByRole('button', { name: 'Leave' }).click();

  await openProfile(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('stillwaters.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    account: { email, firstName: 'Ruth' },
    posts: [{ content }],
    identityResponses: [{ truthId: 'chosen', questionIndex: 0, response: answerAt(1) }],
  });

  await page.getByRole('link', { name: 'privacy page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your privacy' })).toBeFocused();
  const requestLog = page.getByRole('region', { name: 'What this page has sent' });
  await expect(requestLog.getByRole('row', { name: 'GET /api/auth/export 1' })).toBeVisible();
  await expect(requestLog).toContainText(
    'From the sanctuary: none. Nothing was sent while it was open, either.',
  );
  await expectNoAxeViolations(page);

  const reactions = page.getByRole('region', { name: 'Prayers, hearts, reports and blocks' });
  await expect(reactions).toContainText('Prayers and reports can’t be taken back.');
  await expect(reactions).not.toContainText('a heart or a prayer');

  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const field = dialog.getByLabel('Your password');
  const button = dialog.getByRole('button', { name: 'Delete permanently' });
  await field.fill('Not-hers-1');
  await button.click();
  await expect(dialog.getByText('Please check your current password.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);

  await expect(await request.post('/api/auth/login', { data: { email, password } })).toBeOK();
  await expect(await request.get('/api/auth/user')).toBeOK();
  await field.fill(password);
  await button.click();
  await expect(
    page.getByRole('heading', { name: 'Your account and everything in it have been deleted.' }),
  ).toBeFocused();
  const deleted = page.getByRole('list', { name: 'What was deleted' });
  await expect(deleted).toContainText('1 identity answer');
  await expect(deleted).toContainText('1 post');
  await expect(deleted).not.toContainText('activit');
  // Without a sticky button, its ground would cover the whole page.
  const action = page.getByRole('button', { name: 'Sign In', exact: true }).locator('..');
  await expect(action).toHaveCSS('position', 'static');
  expect(await action.evaluate((box) => getComputedStyle(box, '::before').display)).toBe('none');
  await expectNoAxeViolations(page);
  expect((await request.get('/api/auth/user')).status()).toBe(401);
  await expectMail(app, email, 'Your Stillwaters account was deleted');

  await submitSignIn(page, email, password);
  await expect(toastWith(page, 'Sign in failed')).toBeVisible();
});

/** Opens the profile from the menu, without reloading the page. */
async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Profile/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
}

async function changePassword(page: Page, current: string, fresh: string, again = fresh) {
  const form = page.getByRole('region', { name: 'Change password' });
  await form.getByLabel('Current password').fill(current);
  await form.getByLabel('New password', { exact: true }).fill(fresh);
  await form.getByLabel('Confirm new password').fill(again);
  await form.getByRole('button', { name: 'Change password' }).click();
}

/** Expects the picture that the server has stored, not the file that the user chose. */
async function expectPortrait(page: Page) {
  const portrait = page.getByRole('img', { name: 'Your picture, Ruth Ann of Moab' });
  await expect(portrait).toHaveAttribute('src', /^\/avatars\/[\w-]{22}\.webp$/);
  await expect(portrait).toHaveJSProperty('naturalWidth', 256);
}
