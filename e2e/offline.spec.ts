import { expect, keepReflection, keptOnDevice, receiveVerse, test } from './house';

// What works without a network is the service worker's to bring.
test.use({ serviceWorkers: 'allow' });

test('after one visit the ritual, the journal and the guide work without a network', async ({
  ruth: { page },
  context,
}) => {
  await page.goto('/');
  await keptOnDevice(page);
  await context.setOffline(true);

  await receiveVerse(page, ['The road is closed']);
  await keepReflection(page, 'Peace does not need a signal.');
  await page.goto('/sanctuary/journal');
  await expect(page.getByText('Peace does not need a signal.')).toBeVisible();
  await page
    .getByRole('link', { name: 'Sanctuary Guide' })
    .or(page.getByRole('link', { name: 'Guide', exact: true }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanctuary Guide' })).toBeVisible();
});

test('signing out without a network says that one is still signed in', async ({
  ruth: { page },
  context,
}) => {
  await keptOnDevice(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('You are still signed in'),
  ).toBeVisible();
});

test('a person who signed out is not remembered when the network goes', async ({
  ruth: { page },
  context,
}) => {
  await keptOnDevice(page);
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/sanctuary');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a sign-in that reaches nobody keeps what was typed and says so', async ({ page, context }) => {
  await page.goto('/');
  await keptOnDevice(page);
  await context.setOffline(true);
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('Gleaning-12');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByRole('alert')).toContainText('The server could not be reached.');
  await expect(form.getByLabel('Email')).toHaveValue('ruth@example.org');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Gleaning-12');
});
