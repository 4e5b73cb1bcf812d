import { submitSignIn, test, waitForApp, waitForOfflineCache } from '../fixtures';
import { linkInMail } from '../mailbox';
import { camera } from './camera';

const NEW_PASSWORD = 'Threshing-34';

test('screenshots of the screens that emails link to, in every state', async ({
  signedIn: { email },
  app,
  browser,
}) => {
  const page = await (await waitForApp(await browser.newContext())).newPage();
  const { shoot } = camera(page);

  await page.goto('/forgot-password');
  await shoot('forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await shoot('forgot-asked');
  const link = await linkInMail(app, email, 'Reset your Stillwaters password');
  await page.goto(link);
  await page.getByLabel('New password').fill('threshing');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await shoot('reset-refused');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await shoot('reset-done');
  await page.goto('/reset-password');
  await shoot('reset-incomplete');
  await page.goto(await linkInMail(app, email, 'Confirm your email address for Stillwaters'));
  await page.getByText('Thank you. Your email address is confirmed.').waitFor();
  await shoot('verified');
  await page.goto('/verify-email#used');
  await page.getByText('already confirmed').waitFor();
  await shoot('verify-repeated');
  await page.context().clearCookies();
  await page.goto('/');
  await page.goto('/verify-email#used');
  await page.getByText('expired or was already used').waitFor();
  await shoot('verify-failed');
  await page.context().close();
});

test('screenshots of the profile, its dialogs and an ended session', async ({
  ruth: { page, email, password },
}) => {
  const { shoot, shootWhole } = camera(page);

  await page.route('**/api/auth/devices', (route) => route.abort());
  await page.goto('/profile');
  await shootWhole('profile-devices-unreachable');
  await page.unroute('**/api/auth/devices');
  await page.goto('/profile');
  await page.getByLabel('First Name').fill('R');
  await page.getByRole('textbox', { name: 'Email' }).fill('ruth@elsewhere.example.org');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('First name must be at least 2 characters').first().waitFor();
  await shootWhole('profile-refused');
  await page.getByLabel('A picture of you').setInputFiles({
    name: 'field.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await shootWhole('profile-picture-chosen');
  await page.getByRole('button', { name: 'Clear this device' }).click();
  await shoot('profile-clear');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('Not-hers-1');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('Please check your current password.').waitFor();
  await shoot('profile-delete');
  await page.keyboard.press('Escape');

  await page.request.post('/api/auth/logout');
  await page.getByRole('button', { name: 'Download everything' }).click();
  await page.getByRole('button', { name: 'Sign in again' }).waitFor();
  await shoot('signed-out');

  await page.goto('/');
  await submitSignIn(page, email, password);
  await page.getByText('Peace to you').waitFor();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('heading', { name: 'Your account and everything in it have been deleted.' }).waitFor();
  await shoot('account-deleted');
});

test('screenshots of the main screens with the largest text size', async ({ ruth: { page } }) => {
  const { shootWhole } = camera(page);
  await page.goto('/profile');
  await page.getByText('Largest', { exact: true }).click();
  for (const [name, address] of Object.entries({
    home: '/',
    sanctuary: '/sanctuary',
    identity: '/identity',
    profile: '/profile',
    community: '/community',
    dreams: '/dreams',
    figures: '/biblical-figures',
    achievements: '/achievements',
  })) {
    await page.goto(address);
    await shootWhole(`largest-${name}`);
  }
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('screenshots of the screens while offline', async ({ ruth: { page }, context }) => {
    const { shoot } = camera(page);
    await waitForOfflineCache(page);
    await context.setOffline(true);
    for (const [name, address] of Object.entries({
      home: '/',
      sanctuary: '/sanctuary',
      identity: '/identity',
      figures: '/biblical-figures',
      dreams: '/dreams',
      community: '/community',
      achievements: '/achievements',
      profile: '/profile',
      people: '/people',
    })) {
      await page.goto(address);
      await shoot(`offline-${name}`);
    }
  });
});
