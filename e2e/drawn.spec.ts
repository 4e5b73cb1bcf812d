import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '#contract/addresses';
import type { Room } from '#contract/community';
import type { Theme } from '#contract/themes';
import { expect, hold, test } from './house';
import { shiftsAfter } from './shifts';

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

/** Screens that wait for more than one answer: the one they ask for last, which comes first here, and another. */
const ANSWERS = {
  '/achievements': ['**/api/gamification/achievements', '**/api/gamification/user-stats'],
  '/profile': ['**/api/auth/devices', '**/api/gamification/user-stats'],
  '/identity': ['**/api/identity/progress', '**/api/identity/all-responses'],
};

const MAIN = '**/assets/index-*.js';

/** Far below what counts as good (0.1): nobody sees it. */
const MAX_CLS = 0.02;

test('every screen stands before its scripts have come, and does not move when they do', async ({
  signedIn: { page },
}) => {
  test.slow();
  for (const address of [...ADDRESSES, ...CONVERSATIONS]) await standsBefore(page, address);
});

test('whether this week has a theme or none, the rooms beneath it stay where they are', async ({
  signedIn: { page },
}) => {
  for (const theme of [null, THEME]) {
    await page.route('**/api/community/current-theme', (route) => route.fulfill({ json: theme }));
    await standsBefore(page, '/community');
  }
});

test('a screen stays where it stands when the answer it asked for last is the first to come', async ({
  signedIn: { page },
}) => {
  for (const [address, answers] of Object.entries(ANSWERS)) {
    const held = await Promise.all(
      answers.map(async (answer) => ({ answer, release: await hold(page, answer) })),
    );
    // Longer than a drawn page waits for them: the screen stands there without.
    await page.goto(address);
    const before = await page.evaluate(() => performance.now());
    for (const { answer, release } of held) {
      const come = page.waitForResponse(answer);
      release();
      await (await come).finished();
      await page.evaluate(() => new Promise((shown) => setTimeout(() => requestAnimationFrame(shown))));
    }
    expect(await shiftsAfter(page, before, MAX_CLS), address).toEqual([]);
    await Promise.all(answers.map((answer) => page.unroute(answer)));
  }
});

test('a passage and a room stand with all their words, and ask for nothing once more', async ({
  signedIn: { page },
}) => {
  const psalm = '/scripture/Psalm_23.1-3';
  const words = 'Surely goodness and mercy shall follow me';
  // The first page that a server draws for one person may take too long, and goes out as it is.
  await expect
    .poll(async () => (await page.request.get(psalm)).text())
    .toContain('<div id="app" data-drawn>');

  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await standsBefore(page, psalm, async (drawn) => {
    await expect(drawn.getByText(words)).toBeAttached();
  });

  const rooms: Room[] = await (await page.request.get('/api/community/rooms')).json();
  const room = rooms.find(({ type }) => type === 'prayer_requests');
  const content = `For ${'those who wait. '.repeat(20)}\nPsalm 23:1 <b>"&amp;`;
  const data = { roomId: room?.id, content, type: 'prayer_request', anonymous: false };
  expect((await page.request.post('/api/community/posts', { data })).status()).toBe(201);
  await standsBefore(page, `/community?room=${room?.id}`, async (drawn) => {
    await expect(drawn.locator('article', { hasText: '<b>"&amp;' }).first()).toContainText(
      'For those who wait.',
    );
  });

  // What was written since the page was read is looked at by and by.
  expect(asked.filter((path) => /passages|rooms$|theme/.test(path))).toEqual([]);
});

test('so do the doors and the page of what is kept, for visitors', async ({ page }) => {
  // Whoever comes to `/verify-email` asks for something at once, and its answer takes another height.
  for (const address of ['/', '/privacy', '/forgot-password', '/reset-password#token']) {
    await standsBefore(page, address);
  }
});

test('what was drawn cannot be used, so that nothing typed in it is lost', async ({ page }) => {
  const release = await hold(page, MAIN);
  const going = page.goto('/');
  await page.locator('[inert] h1').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ruth@example.org');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  release();
  await going;
  const email = page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email');
  await expect(email).toHaveValue('');
  await email.fill('ruth@example.org');
  await expect(email).toHaveValue('ruth@example.org');
});

test('scripts that do not come leave a sentence in place of a screen that would never answer', async ({
  page,
}) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(
    'This page did not reach you whole. Check your connection and load it again.',
  );
});

async function standsBefore(page: Page, address: string, look = async (_drawn: Locator) => {}) {
  const release = await hold(page, MAIN);
  const going = page.goto(address);
  const drawn = page.locator('[inert] h1');
  await drawn.waitFor();
  const title = (await drawn.textContent()) ?? '';
  await look(page.locator('[inert]'));
  // Letters that take the place of the device's own are another matter.
  const before = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.now();
  });
  release();
  await going;
  await expect(page.locator('h1'), address).toHaveText(title);
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  expect(await shiftsAfter(page, before, MAX_CLS), address).toEqual([]);
  await page.unroute(MAIN);
}
