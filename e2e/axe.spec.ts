import { expectNoAxeViolations } from './accessibility';
import { DREAM, dreamResults, submitDream } from './dreamSteps';
import { expect, test, toastWith } from './fixtures';
import { ALL_ADDRESSES, navigateTo } from './navigation';

// Screens whose layout differs between narrow and wide windows.

test('neither tab of the landing page has accessibility violations, even with validation errors', async ({
  page,
}) => {
  await page.goto('/');
  await expectNoAxeViolations(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  for (const label of ['First Name', 'Last Name']) await form.getByLabel(label).fill('R');
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('gleaning');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByText('First name must be at least 2 characters')).toBeVisible();
  await toastWith(page, 'Invalid input').waitFor();
  await expectNoAxeViolations(page);
});

test('no screen has accessibility violations, including the 404 page', async ({ ruth: { page } }) => {
  test.slow();
  for (const address of ALL_ADDRESSES) {
    if (address !== '/') await navigateTo(page, address);
    await expectNoAxeViolations(page);
  }
});

test('the public screens and the dialog for clearing the device have no accessibility violations', async ({
  page,
  ruth,
}) => {
  await navigateTo(ruth.page, '/profile');
  await ruth.page.getByRole('button', { name: 'Clear this device' }).click();
  await expect(ruth.page.getByRole('dialog', { name: 'Clear this device?' })).toBeVisible();
  await expectNoAxeViolations(ruth.page);
  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  for (const address of ['/reset-password', '/verify-email', '/privacy']) {
    await navigateTo(page, address);
    await expectNoAxeViolations(page);
  }
});

test('the Biblical Figures screen has no accessibility violations with results, without results or after an error', async ({
  signedIn: { page },
}) => {
  test.slow();
  await page.route('**/api/biblical-figures', (route) => route.abort());
  await page.goto('/biblical-figures');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/api/biblical-figures');
  await page.getByRole('button', { name: 'Try again' }).click();
  const field = page.getByLabel('What are you going through?');
  await field.fill('giving up');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  await expectNoAxeViolations(page);
  await field.fill('zzz');
  await field.press('Enter');
  await expect(page.getByText('No matches found')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Help is near' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Where are you?').selectOption('United Kingdom');
  await expectNoAxeViolations(page);
});

test('the symbols found in a dream have no accessibility violations', async ({ signedIn: { page } }) => {
  await page.goto('/dreams');
  await submitDream(page, DREAM);
  await expect(dreamResults(page)).toBeVisible();
  await expectNoAxeViolations(page);
});
