import type { Page } from '@playwright/test';
import {
  expect,
  placeBurden,
  receiveVerse,
  saveReflection,
  test,
  toastWith,
  waitForOfflineCache,
} from './fixtures';

// Allows the service worker, which offline use needs.
test.use({ serviceWorkers: 'allow' });

test('after one visit, the sanctuary, its journal and guide page and the identity truths work offline', async ({
  ruth: { page },
  context,
}) => {
  await waitForOfflineCache(page);
  await context.setOffline(true);

  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'I want to kill myself');
  await expect(page.getByRole('region', { name: 'Help is near' })).toBeVisible();
  await receiveVerse(page, ['The road is closed']);
  await saveReflection(page, 'Peace does not need a signal.');
  await page.goto('/sanctuary/journal');
  await expect(page.getByText('Peace does not need a signal.')).toBeVisible();
  await page
    .getByRole('link', { name: 'Sanctuary Guide' })
    .or(page.getByRole('link', { name: 'Guide', exact: true }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanctuary Guide' })).toBeVisible();

  await page.goto('/identity');
  await page.getByRole('link', { name: 'Learn the Truths' }).click();
  await expect(page.getByText('You are chosen').first()).toBeVisible();

  await page.goto('/scripture/Psalm_23');
  await expect(page.getByText('We couldn’t load this passage.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The LORD is my shepherd')).toBeVisible();
});

test('the app can be installed, and the notice about a newer build waits until the user leaves the sanctuary', async ({
  ruth: { page },
  context,
}) => {
  await waitForOfflineCache(page);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Ignores `in-incognito`, because Playwright uses private windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await page.getByLabel('What burdens are you carrying today?').fill('Half a sentence');
  await installNewerBuild(page);
  await expect(page.getByText('A new version is available.')).toBeHidden();
  await expect(page.getByLabel('What burdens are you carrying today?')).toHaveValue('Half a sentence');

  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Stillwaters' }).filter({ visible: true }).first().click();
  await expect(page.getByText('A new version is available.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version is available.')).toBeHidden();
});

test('signing out offline fails with a message, and signing out online removes the user from the offline data', async ({
  ruth: { page, email },
  context,
}) => {
  await waitForOfflineCache(page);
  const signOut = page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first();
  await context.setOffline(true);
  await signOut.click();
  await expect(toastWith(page, 'You’re still signed in')).toBeVisible();

  await page.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  await signOut.click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await storedIn(page)).not.toContain(email);
  await context.setOffline(true);
  await page.goto('/sanctuary');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('while offline, every screen says so, and forms say what works before anything is sent', async ({
  ruth: { page },
  context,
}) => {
  await waitForOfflineCache(page);
  await context.setOffline(true);
  await page.goto('/dreams');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Offline', { exact: true })).toBeVisible();
  await expect(page.getByText('You can write your dream now')).toBeInViewport({ ratio: 1 });
  await page.goto('/profile');
  await expect(page.getByText('You can save your changes when you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(banner.getByText('Offline', { exact: true })).toBeHidden();
  await expect(page.getByText('You can save your changes when you’re back online.')).toBeHidden();
});

test('while online, pages come from the server and not from the offline cache', async ({
  ruth: { page, email },
}) => {
  await waitForOfflineCache(page);
  for (const address of ['/', '/sanctuary']) {
    await page.goto(address);
    expect(await page.locator('#page-data').textContent(), address).toContain(email);
  }
});

test('signing in offline shows an error and keeps the email and password', async ({ page, context }) => {
  await page.goto('/');
  await waitForOfflineCache(page);
  await context.setOffline(true);
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('Gleaning-12');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByRole('alert')).toContainText('We couldn’t reach the server.');
  await expect(form.getByLabel('Email')).toHaveValue('ruth@example.org');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Gleaning-12');
});

/** Simulates a new build: registers a service worker that does not cache the script of this page. */
async function installNewerBuild(page: Page) {
  await page.evaluate(async () => {
    document.querySelector('script[type=module]')?.setAttribute('src', '/assets/index-of-old.js');
    const { installing } = await navigator.serviceWorker.register('/sw.js?newer');
    await new Promise<void>((resolve) => {
      installing?.addEventListener('statechange', () => resolve());
    });
  });
}

/** Returns everything the app stores in the browser, except the cookie. */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const pages = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return (await Promise.all(answers.map((answer) => answer.text()))).join('');
      }),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + pages.join('');
  });
}
