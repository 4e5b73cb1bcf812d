import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '#contract/pages/addresses';
import { tabToAndPress } from './accessibility';
import { askAndWait, expect, openChat, placeBurden, test, waitForOfflineCache } from './fixtures';
import { navigateTo } from './navigation';
import { heapStringsOf, recordRequests, storageOf } from './traces';

// Offline use needs the service worker.
test.use({ serviceWorkers: 'allow' });

/** Triggers the crisis detector and contains a word that occurs nowhere else. */
const DISTRESS = 'zephyrquartz, they would be better off without me';

test('every screen has a Help button in the header', async ({ ruth: { page } }, { project }) => {
  test.slow();
  const entry = page.getByRole('button', { name: 'Help', exact: true });
  for (const address of [...ADDRESSES, '/scripture/Psalm_23', '/nowhere']) {
    if (address !== '/') await navigateTo(page, address);
    await expectInHeader(page, address);
  }
  for (const figureId of ['mary-magdalene', 'bible-chat']) {
    await openChat(page, figureId);
    await expectInHeader(page, figureId);
  }
  await page.context().clearCookies();
  for (const address of ['/', '/sanctuary', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expectInHeader(page, `${address} for a visitor, ${project.name}`);
  }
  await entry.click();
  await expect(helpDialog(page)).toBeVisible();
});

test('a user opens, uses and closes the Help dialog with the keyboard, and focus returns to the Help button', async ({
  signedIn: { page },
}) => {
  await page.goto('/sanctuary/guide');
  await tabToAndPress(page, 'button', 'Help');
  const help = helpDialog(page);
  await expect(help).toBeVisible();
  await expect(help.getByText('Call your local emergency number')).toBeVisible();
  // More stops than the dialog has, so that the focus comes round again.
  const stops = (await help.locator('a, button, select').count()) + 2;
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    // Polls, because the dialog's focus trap moves the focus a moment later.
    await expect.poll(() => help.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await help.getByLabel('Where are you?').focus();
  await page.keyboard.type('United K');
  await expect(help.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
});

test('the device remembers the country chosen for helplines on every screen, and choosing it sends no request', async ({
  signedIn: { page },
  context,
}) => {
  await page.goto('/identity');
  await waitForOfflineCache(page);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const country = helpDialog(page).getByLabel('Where are you?');
  await expect(country).toHaveValue('');
  const requests = recordRequests(context);
  await country.selectOption('Ireland');
  await expect(helpDialog(page).getByText('Text HELLO to 50808')).toBeVisible();
  // Ignores scripts: on a busy machine one may still be loading, and it is the same for every country.
  expect(requests.filter((request) => !request.includes('/assets/'))).toEqual([]);

  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, DISTRESS);
  await expect(helpCard(page).getByLabel('Where are you?')).toHaveValue('IE');
  await context.clearCookies();
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(country).toHaveValue('IE');
});

const AT_HOME = [
  { timezoneId: 'America/Chicago', country: 'US', emergency: '911', phone: '988' },
  { timezoneId: 'Europe/London', country: 'GB', emergency: '999', phone: '116 123' },
];

for (const { timezoneId, country, emergency, phone } of AT_HOME) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a user sees the numbers of their country at once, without choosing it, and it is neither stored nor sent', async ({
      signedIn: { page },
    }) => {
      await page.goto('/identity');
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      const dialog = helpDialog(page);
      await expectNumbersFirst(dialog, country, emergency, phone);
      await expect(dialog.getByLabel('Where are you?')).toHaveAccessibleDescription(
        /^Chosen from your time zone/,
      );
      await page.keyboard.press('Escape');

      await openChat(page, 'david');
      const asked = page.waitForRequest('**/api/biblical-figures/chat');
      await askAndWait(page, DISTRESS);
      await expectNumbersFirst(helpCard(page), country, emergency, phone);
      expect((await asked).postDataJSON()).not.toHaveProperty('country');
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('country');
    });

    test('the country that a user chooses, or their wish not to say, is remembered instead', async ({
      signedIn: { page },
    }) => {
      const field = helpDialog(page).getByLabel('Where are you?');
      for (const [choice, value] of [
        ['Not listed, or rather not say', ''],
        ['Ireland', 'IE'],
      ] as const) {
        await page.goto('/identity');
        await page.getByRole('button', { name: 'Help', exact: true }).click();
        await field.selectOption(choice);
        await page.reload();
        await page.getByRole('button', { name: 'Help', exact: true }).click();
        await expect(field).toHaveValue(value);
        await expect(helpDialog(page)).not.toContainText('time zone');
        // Long enough for the country of the time zone to take its place, if it did.
        await page.waitForTimeout(500);
        await expect(field).toHaveValue(value);
      }
    });
  });
}

test.describe('in the time zone of a country for which we have no helplines', () => {
  test.use({ timezoneId: 'Africa/Addis_Ababa' });

  test('a user sees the worldwide directory first', async ({ signedIn: { page } }) => {
    await page.goto('/identity');
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const dialog = helpDialog(page);
    await expect(dialog.getByText('Call your local emergency number')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Find A Helpline' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel('Where are you?')).toHaveValue('');
    await expect(dialog).not.toContainText('time zone');
  });
});

test('after one visit, a visitor can open the Help dialog offline on any page', async ({ page, context }) => {
  await page.goto('/');
  await waitForOfflineCache(page);
  await context.setOffline(true);
  for (const address of ['/', '/community']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await helpDialog(page).getByLabel('Where are you?').selectOption('United Kingdom');
    await expect(helpDialog(page).getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  }
});

test('a signed-in user can open the Help dialog offline on every screen that works offline', async ({
  ruth: { page },
  context,
}) => {
  await waitForOfflineCache(page);
  await context.setOffline(true);
  for (const address of ['/', '/sanctuary', '/biblical-figures', '/nowhere']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await expect(helpDialog(page).getByRole('link', { name: /helpline/i })).toBeVisible();
  }
});

test('a burden that sounds like danger shows crisis help at once without a request, and the user can go on', async ({
  signedIn: { page },
  context,
}) => {
  await page.goto('/sanctuary');
  await waitForOfflineCache(page);
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();
  const before = await storageOf(page);
  const requests = recordRequests(context);

  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'The exam on Monday');
  await expect(helpCard(page)).toBeHidden();
  const field = page.getByLabel('What burdens are you carrying today?');
  await field.click();
  // Types key by key, because `fill` would leave the text in the page's memory.
  await page.keyboard.type(DISTRESS);
  // Pauses the clock, because the card must appear before any time has passed.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  const card = helpCard(page);
  await expect(card).toBeInViewport();
  await page.clock.resume();
  await expect(card).toContainText('only on this device');
  await expect(card.getByRole('link').first()).toBeVisible();
  await expect(page.getByTestId('slip-count')).toContainText('2');
  await expect(page.getByRole('button', { name: 'Place in Sacred Chest' })).toBeVisible();

  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByText('God is lifting your burdens...')).toBeVisible();
  await expect(page.getByText('You are not carrying this alone.')).toBeVisible();
  await page.getByRole('button', { name: 'Return to peace' }).click();
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();

  expect(requests, 'requests between Enter and Return').toEqual([]);
  expect(await heapStringsOf(page)).not.toContain('zephyrquartz');
  expect(await storageOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacred Space' })).toBeVisible();
  await expect(card).toBeHidden();
});

test('a sad burden adds a line with help, and never replaces the crisis help card of an earlier burden', async ({
  signedIn: { page },
}) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'I am afraid of the future');
  await expect(helpCard(page)).toContainText('someone can listen');
  await expect(helpCard(page).getByRole('link', { name: 'Find A Helpline' })).toBeHidden();
  await helpCard(page).getByText('People who listen', { exact: true }).click();
  await expect(helpCard(page).getByRole('link', { name: 'Find A Helpline' })).toBeVisible();
  await placeBurden(page, 'I do not want to live anymore');
  await expect(helpCard(page)).toContainText('someone at these helplines');
  const first = await helpCard(page).textContent();
  await placeBurden(page, 'I am so tired of being strong for everyone');
  await expect(helpCard(page)).toHaveText(first ?? '');
  await placeBurden(page, 'I want to end my life');
  await expect(helpCard(page)).toHaveCount(1);
  await expect(helpCard(page)).not.toHaveText(first ?? '');
});

test('crisis help in a chat lists the chosen country’s helplines, those that fit the message first', async ({
  signedIn: { page },
}) => {
  await page.goto('/identity');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await helpDialog(page).getByLabel('Where are you?').selectOption('United States');
  await page.keyboard.press('Escape');
  await openChat(page, 'bible-chat');
  const asked = page.waitForRequest('**/api/bible-chat');
  await askAndWait(page, 'I was raped');

  expect((await asked).postDataJSON()).toMatchObject({ country: 'US' });
  await expect(helpCard(page).getByRole('listitem').first()).toContainText('RAINN');
  await askAndWait(page, 'Who was David?');
  await expect(helpCard(page)).toHaveCount(1);
});

test('a user hides crisis help in a chat with the keyboard, and it stays hidden after the next answer', async ({
  signedIn: { page },
}) => {
  await openChat(page, 'david');
  await askAndWait(page, DISTRESS);
  await expect(helpCard(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave this page quickly' })).toBeHidden();
  await tabToAndPress(page, 'button', 'Hide this help');

  await expect(helpCard(page)).toBeHidden();
  await expect(page.locator(':focus')).toContainText('Help is hidden');
  await askAndWait(page, 'How did you beat Goliath?');
  await expect(helpCard(page)).toBeHidden();
});

/** Expects the Help button to be fully visible at the top, and on a narrow screen at the right edge. */
async function expectInHeader(page: Page, where: string) {
  const entry = page.getByRole('button', { name: 'Help', exact: true });
  await expect(entry, where).toHaveCount(1);
  await expect(entry, where).toBeInViewport({ ratio: 1 });
  const box = await entry.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box?.y, where).toBeLessThan(40);
  expect(box?.height, where).toBeGreaterThanOrEqual(44);
  if (width < 500) expect((box?.x ?? 0) + (box?.width ?? 0), where).toBeGreaterThan(width - 24);
}

/** Expects the emergency number and the first helpline in view, both above the country, which is already chosen. */
async function expectNumbersFirst(help: Locator, country: string, emergency: string, phone: string) {
  const field = help.getByLabel('Where are you?');
  await expect(field).toHaveValue(country);
  const place = await field.boundingBox();
  for (const number of [emergency, phone]) {
    const link = help.getByRole('link', { name: `Call ${number}`, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', `tel:${number.replace(/ /g, '')}`);
    expect((await link.boundingBox())?.y).toBeLessThan(place?.y ?? 0);
  }
}

function helpDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Help is near' });
}

/** Returns the card or line with crisis help. */
function helpCard(page: Page) {
  return page.getByRole('region', { name: 'Help is near' });
}
