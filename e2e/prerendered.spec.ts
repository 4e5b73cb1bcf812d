import type { Page } from '@playwright/test';
import type { Theme } from '#contract/community/themes';
import { ADDRESSES } from '#contract/pages/addresses';
import { expect, holdRequests, test } from './fixtures';
import { layoutShiftsAfter } from './layoutShifts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const THEME: Theme = {
  id: 1,
  title: 'Rest for those who are weary of it all',
  description: '<p>Come unto me, all ye that labour and are heavy laden, and I will give you rest.</p>',
  weekStart: '2026-11-16T00:00:00.000Z',
  weekEnd: '2026-11-23T00:00:00.000Z',
  active: true,
  createdAt: '2026-11-16T00:00:00.000Z',
};

const CONVERSATIONS = ['/biblical-figures?with=david', '/biblical-figures?with=bible-chat'];

/** Screens that wait for several responses: the one requested last, which arrives first here, and another. */
const RESPONSES = {
  '/achievements': ['**/api/gamification/achievements', '**/api/gamification/user-stats'],
  '/profile': ['**/api/auth/devices', '**/api/gamification/user-stats'],
  '/identity': ['**/api/identity/progress', '**/api/identity/all-responses'],
};

const MAIN = '**/assets/index-*.js';

/** Far below the "good" threshold of 0.1: not noticeable. */
const MAX_CLS = 0.02;

test('every screen is visible before its scripts load, and does not shift when they do', async ({
  signedIn: { page },
}) => {
  test.slow();
  for (const address of [...ADDRESSES, ...CONVERSATIONS]) await expectPrerendered(page, address);
});

test('the list of rooms does not shift, with or without a weekly theme', async ({ signedIn: { page } }) => {
  for (const theme of [null, THEME]) {
    await page.route('**/api/community/current-theme', (route) => route.fulfill({ json: theme }));
    await expectPrerendered(page, '/community');
  }
});

test('a screen does not shift if the responses it requested arrive in reverse order', async ({
  signedIn: { page },
}) => {
  for (const [address, answers] of Object.entries(RESPONSES)) {
    const held = await Promise.all(
      answers.map(async (answer) => ({ answer, release: await holdRequests(page, answer) })),
    );
    // A prerendered page stops waiting for them, so the screen renders without data.
    await page.goto(address);
    const before = await page.evaluate(() => performance.now());
    for (const { answer, release } of held) {
      const response = page.waitForResponse(answer);
      release();
      await (await response).finished();
      await page.evaluate(() => new Promise((shown) => setTimeout(() => requestAnimationFrame(shown))));
    }
    expect(await layoutShiftsAfter(page, before, MAX_CLS), address).toEqual([]);
    await Promise.all(answers.map((answer) => page.unroute(answer)));
  }
});

test('the landing page shows its content without scripts', async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Stillwaters' })).toBeVisible();
  await expect(page.getByText('Prayer Sanctuary').first()).toBeVisible();
  await context.close();
});

test('the public screens are prerendered for visitors', async ({ page }) => {
  // `/verify-email` is left out: it sends a request at once, and its result has a different height.
  for (const address of ['/', '/privacy', '/forgot-password', '/reset-password#token']) {
    await expectPrerendered(page, address);
  }
});

test('a prerendered page accepts no input until its scripts have loaded', async ({ page }) => {
  const release = await holdRequests(page, MAIN);
  const navigation = page.goto('/');
  await page.locator('[inert] h1').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ruth@example.org');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  release();
  await navigation;
  const email = page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email');
  await expect(email).toHaveValue('');
  await email.fill('ruth@example.org');
  await expect(email).toHaveValue('ruth@example.org');
});

test('when its scripts do not load, a prerendered page asks the user to reload', async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  // `goto` waits for the app, which never starts.
  const navigation = page.goto('/').catch(() => {});
  const notice = page.getByText(
    'This page didn’t finish loading. Check your connection and reload the page.',
  );
  await expect(notice).toBeHidden();
  // The notice is hidden by an animation of some seconds.
  await notice.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(notice).toBeVisible();
  await page.close();
  await navigation;
});

async function expectPrerendered(page: Page, address: string) {
  const release = await holdRequests(page, MAIN);
  const navigation = page.goto(address);
  const heading = page.locator('[inert] h1');
  await heading.waitFor();
  const title = (await heading.textContent()) ?? '';
  // Font swaps are tested elsewhere.
  const before = await page.evaluate(async () => {
    // A font that has just loaded moves the text in the next frame, which may need another font.
    for (let frame = 0; frame < 3; frame++) {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
    }
    return performance.now();
  });
  release();
  await navigation;
  await expect(page.locator('h1'), address).toHaveText(title);
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  expect(await layoutShiftsAfter(page, before, MAX_CLS), address).toEqual([]);
  await page.unroute(MAIN);
}
