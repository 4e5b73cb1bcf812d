import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '#contract/addresses';
import type { Room } from '#contract/community';
import type { Theme } from '#contract/themes';
import { expect, holdRequests, test } from './fixtures';
import { layoutShiftsAfter } from './layoutShifts';

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

test('a Bible passage and a community room are prerendered with their text, and only posts are fetched again', async ({
  signedIn: { page },
}) => {
  const psalm = '/scripture/Psalm_23.1-3';
  const text = 'Surely goodness and mercy shall follow me';
  // The first page rendered for a user may time out, and is then sent without data.
  await expect
    .poll(async () => (await page.request.get(psalm)).text())
    .toContain('<div id="app" data-prerendered>');

  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  await expectPrerendered(page, psalm, async (prerendered) => {
    await expect(prerendered.getByText(text)).toBeAttached();
  });

  const rooms: Room[] = await (await page.request.get('/api/community/rooms')).json();
  const room = rooms.find(({ type }) => type === 'prayer_requests');
  const content = `For ${'those who wait. '.repeat(20)}\nPsalm 23:1 <b>"&amp;`;
  const data = { roomId: room?.id, content, type: 'prayer_request', anonymous: false };
  await page.request.post('/api/auth/rules-agreement');
  expect((await page.request.post('/api/community/posts', { data })).status()).toBe(201);
  await expectPrerendered(page, `/community?room=${room?.id}`, async (prerendered) => {
    await expect(prerendered.locator('article', { hasText: '<b>"&amp;' }).first()).toContainText(
      'For those who wait.',
    );
  });

  // Posts may be refetched, because new ones can appear at any time.
  expect(requested.filter((path) => /passages|rooms$|theme/.test(path))).toEqual([]);
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

test('when its scripts fail to load, a prerendered page asks the user to reload', async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(
    'This page didn’t finish loading. Check your connection and reload the page.',
  );
});

async function expectPrerendered(page: Page, address: string, check = async (_page: Locator) => {}) {
  const release = await holdRequests(page, MAIN);
  const navigation = page.goto(address);
  const heading = page.locator('[inert] h1');
  await heading.waitFor();
  const title = (await heading.textContent()) ?? '';
  await check(page.locator('[inert]'));
  // Font swaps are tested elsewhere.
  const before = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.now();
  });
  release();
  await navigation;
  await expect(page.locator('h1'), address).toHaveText(title);
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  expect(await layoutShiftsAfter(page, before, MAX_CLS), address).toEqual([]);
  await page.unroute(MAIN);
}
