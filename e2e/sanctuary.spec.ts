import type { Locator, Page } from '@playwright/test';
import { confirmSignOut, expect, holdRequests, placeBurden, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('placing a burden takes 800 ms, and releasing burdens takes 4.2 s', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await page.clock.install();
  await page.getByLabel('What burdens are you carrying today?').fill('Harvest');
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  await page.clock.pauseAt(Date.now() + 60_000).catch(() => {});
  await expect(page.getByTestId('slip-count')).toContainText('1');
  await page.getByLabel('What burdens are you carrying today?').fill('Winter');
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  await page.clock.runFor(799);
  await expect(page.getByRole('button', { name: 'Placing in Chest...' })).toBeVisible();
  await page.clock.runFor(2);
  await expect(page.getByRole('button', { name: 'Place in Sacred Chest' })).toBeVisible();

  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByText('God is lifting your burdens...')).toBeVisible();
  await page.clock.runFor(4199);
  await expect(page.getByText('God is lifting your burdens...')).toBeVisible();
  await page.clock.runFor(2);
  await expect(page.getByText('You are not carrying this alone.')).toBeVisible();
});

test('a full chest shows the newest burdens, highlights three of them, and counts the hidden ones', async ({
  signedIn: { page },
}) => {
  test.slow();
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  for (let burden = 1; burden <= 6; burden += 1) await placeBurden(page, `Burden number ${burden}`);
  const slips = page.getByRole('list', { name: 'Burdens in the chest' }).getByRole('listitem');
  await expect(slips).toHaveCount(6);
  await expect(page.getByText(/underneath$/)).toBeHidden();
  await placeBurden(page, 'Burden number 7');
  await expect(page.getByText('+1 underneath')).toBeVisible();
  await expect(page.getByTestId('slip-count')).toContainText('7');
  const highlighted = slips.and(page.locator('[data-highlighted]'));
  await expect(highlighted).toHaveText(['Burden number 5', 'Burden number 6', 'Burden number 7']);

  // Each visible slip can be read: its line is large enough, and no other slip covers it.
  for (const slip of await slips.getByRole('button').all()) {
    await expect(slip).toBeVisible();
    const line = await slip.evaluate((button) => {
      const text = button.querySelector('.chest-slip-text') as Element;
      const { left, top, height, width } = text.getBoundingClientRect();
      const atBaseline = document.elementFromPoint(left + Math.min(width, 60), top + height * 0.85);
      return { size: parseFloat(getComputedStyle(text).fontSize), isOnTop: button.contains(atBaseline) };
    });
    expect(line.size).toBeGreaterThanOrEqual(13);
    expect(line.isOnTop).toBe(true);
  }
});

test('released burdens rise as placeholder lines instead of their text', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  for (const burden of ['Debt', 'Noise']) await placeBurden(page, burden);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.locator('.chest-slip')).toHaveText(['Debt', 'Noise']);
  await page.getByRole('button', { name: 'Release to God' }).click();

  await expect(page.getByText('God is lifting your burdens...')).toBeVisible();
  await expect(page.locator('.chest-slip .chest-slip-lines')).toHaveCount(2);
  await expect(page.locator('.chest-slip')).toHaveText(['', '']);
  await expect(page.getByRole('list', { name: 'Burdens in the chest' })).toHaveCount(0);
  await expect(page.getByText('You are not carrying this alone.')).toBeVisible();
});

test('a double click places one burden, and its markup stays text', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await page.getByLabel('What burdens are you carrying today?').fill('<b onclick=alert(1)>Debt</b>');
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).dblclick();
  await expect(page.getByTestId('slip-count')).toContainText('1');
  await expect(page.getByRole('listitem').filter({ hasText: '<b onclick=alert(1)>Debt</b>' })).toBeVisible();
});

test('a user can place a very long burden', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'why '.repeat(75_000));
  await expect(page.getByTestId('slip-count')).toContainText('1');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('heading', { name: 'Ready for Release' })).toBeVisible();
});

test('visiting another page keeps the burdens and the draft, and reloading asks the user to confirm first', async ({
  signedIn: { page },
}) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'The widow’s field');
  await page.getByRole('textbox').fill('and not yet');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('1 burden still in the chest.')).toBeVisible();
  const guide = page
    .getByRole('link', { name: 'Sanctuary Guide' })
    .or(page.getByRole('link', { name: 'Guide', exact: true }));
  await guide.filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanctuary Guide' })).toBeVisible();
  await expectReloadAsks(page, 'dismiss');
  await page.getByRole('link', { name: 'Enter the Sanctuary' }).click();
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('and not yet');
  await expect(page.getByTestId('slip-count')).toContainText('1');

  await expectReloadAsks(page, 'accept');
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();
});

test('a user who signs out in the sanctuary is asked once, and not by the browser', async ({
  signedIn: { page },
}) => {
  const asked = dialogsOn(page);
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'The widow’s field');
  await page.getByRole('textbox').fill('and not yet');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await confirmSignOut(page);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(asked).toEqual([]);
});

for (const { way, leave } of [
  { way: 'signs out', leave: signOut },
  { way: 'clears the device', leave: clearDevice },
]) {
  test(`when a user ${way} in one tab, another tab reloads and no longer shows the burdens`, async ({
    signedIn: { page },
    context,
  }) => {
    const other = await context.newPage();
    const asked = dialogsOn(page);
    await page.goto('/sanctuary');
    await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
    await placeBurden(page, 'The widow’s field');
    await page.getByRole('textbox').fill('and not yet');
    const loaded = page.waitForEvent('load');
    await leave(other);
    await loaded;
    expect(asked).toEqual([]);
    await expect(page.getByText('The widow’s field')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'What burdens' })).toHaveCount(0);
  });
}

test('crisis help that loads late appears on the current view', async ({ signedIn: { page } }) => {
  const release = await holdRequests(page, '**/assets/crisisDetector-*.js');
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'I want to end my life');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ready for Release' })).toBeVisible();
  await page.getByRole('checkbox').scrollIntoViewIfNeeded();
  const card = page.getByRole('region', { name: 'Help is near' });
  await expect(card).toHaveCount(0);
  release();
  await expect(card).toBeInViewport();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByText('God is lifting your burdens...')).toBeVisible();
});

test('a user who prefers reduced motion gets the same sanctuary without movement', async ({
  signedIn: { page },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'Noise');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  const particles = page.getByTestId('mote');
  await expect(particles).toHaveCount(12);
  const early = await placeAt(particles.first(), 200);
  expect(early.animations).toBeGreaterThan(0);
  expect(await placeAt(particles.first(), 2000)).toEqual(early);
  await expect(page.getByText('You are not carrying this alone.')).toBeVisible();
});

/** Reloads the page, and answers the browser's question whether to leave it. */
async function expectReloadAsks(page: Page, answer: 'accept' | 'dismiss') {
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload({ timeout: 5000 }).catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog[answer]();
  if (answer === 'accept') await reloading;
}

/** Collects the browser's dialogs and cancels each one. */
function dialogsOn(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
}

async function signOut(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).click();
}

async function clearDevice(page: Page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Clear this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear this device' }).click();
}

/** Returns the position of an element at this time after the start of its animations. */
function placeAt(thing: Locator, ms: number) {
  return thing.evaluate((element, at) => {
    const animations = element.getAnimations();
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = at;
    }
    const { x, y, width } = element.getBoundingClientRect();
    return { x, y, width, animations: animations.length };
  }, ms);
}
