import type { Page } from '@playwright/test';
import { expect, keepReflection, keptOnDevice, notice, place, receiveVerse, test } from './house';

// What works without a network is the service worker's to bring.
test.use({ serviceWorkers: 'allow' });

test('after one visit the ritual, the journal, the truths and the guides work without a network', async ({
  ruth: { page },
  context,
}) => {
  await keptOnDevice(page);
  await context.setOffline(true);

  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await place(page, 'I want to kill myself');
  await expect(page.getByRole('region', { name: 'Help is near' })).toBeVisible();
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

  await page.goto('/identity');
  await page.getByRole('link', { name: 'Learn the Truths' }).click();
  await expect(page.getByText('You are chosen').first()).toBeVisible();

  await page.goto('/scripture/Psalm_23');
  await expect(page.getByText('We couldn’t load this passage.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The LORD is my shepherd')).toBeVisible();
});

test('the house can be installed, and a newer build of it waits until somebody loads it', async ({
  ruth: { page },
  context,
}) => {
  await keptOnDevice(page);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Playwright's windows are private ones.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await page.getByLabel('What burdens are you carrying today?').fill('Half a sentence');
  await bringNewerBuild(page);
  await expect(page.getByText('is ready.')).toBeHidden();
  await expect(page.getByLabel('What burdens are you carrying today?')).toHaveValue('Half a sentence');

  await page.getByRole('link', { name: 'Stillwaters' }).filter({ visible: true }).first().click();
  await expect(page.getByText('A newer Stillwaters is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A newer Stillwaters is ready.')).toBeHidden();
});

test('a person who signed out is not remembered when the network goes, and until then is told that she is signed in', async ({
  ruth: { page, email },
  context,
}) => {
  await keptOnDevice(page);
  const signOut = page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first();
  await context.setOffline(true);
  await signOut.click();
  await expect(notice(page, 'You are still signed in')).toBeVisible();

  await page.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  await signOut.click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await keptIn(page)).not.toContain(email);
  await context.setOffline(true);
  await page.goto('/sanctuary');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('with a network every page comes from the house, the first one too', async ({
  ruth: { page, email },
}) => {
  await keptOnDevice(page);
  for (const address of ['/', '/sanctuary']) {
    await page.goto(address);
    expect(await page.locator('#person').textContent(), address).toContain(email);
  }
});

test('a sign-in that reaches nobody keeps what was typed and says so', async ({ page, context }) => {
  await page.goto('/');
  await keptOnDevice(page);
  await context.setOffline(true);
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('Gleaning-12');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByRole('alert')).toContainText('We couldn’t reach the server.');
  await expect(form.getByLabel('Email')).toHaveValue('ruth@example.org');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Gleaning-12');
});

/** As after a new build: the page began with a script that the service worker which comes now does not keep. */
async function bringNewerBuild(page: Page) {
  await page.evaluate(async () => {
    document.querySelector('link[data-main]')?.setAttribute('href', '/assets/index-of-old.js');
    const { installing } = await navigator.serviceWorker.register('/sw.js?newer');
    await new Promise<void>((resolve) => {
      installing?.addEventListener('statechange', () => resolve());
    });
  });
}

/** All that the browser holds of this house, but for what only the server reads. */
function keptIn(page: Page): Promise<string> {
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
