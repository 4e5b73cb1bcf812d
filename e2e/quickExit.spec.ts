import type { BrowserContext, Page } from '@playwright/test';
import { askAndWait, expect, openChat, placeBurden, test } from './fixtures';

const VIOLENCE = 'My husband hits me';

const NEUTRAL_PAGE = 'https://www.weather.com/';

test('the quick exit button opens a neutral website at once and deletes the chat drafts', async ({
  signedIn: { page },
  context,
}) => {
  const referrers = await weatherPage(context);
  await page.goto('/identity');
  await openChat(page, 'bible-chat');
  await askAndWait(page, VIOLENCE);
  await expect(page.getByRole('region', { name: 'Help is near' })).toContainText(
    'does not erase your browser history',
  );
  await page.getByRole('textbox', { name: /^Write to / }).fill('He is coming home');
  expect(await draftsOf(page)).toHaveLength(1);
  await exitButton(page).click();

  await expect(page).toHaveURL(NEUTRAL_PAGE);
  expect(referrers).toEqual([undefined]);
  await page.goBack();
  await expect(page).toHaveURL(/\/identity$/);
  await expect(page.getByText(VIOLENCE)).toHaveCount(0);
  expect(await draftsOf(page)).toEqual([]);
});

test('pressing Escape three times quickly opens a neutral website, and pressing it slowly does not', async ({
  signedIn: { page },
  context,
}) => {
  await weatherPage(context);
  await openChat(page, 'bible-chat');
  await askAndWait(page, VIOLENCE);
  await expect(exitButton(page)).toBeVisible();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(900);
  }
  await expect(exitButton(page)).toBeVisible();
  await page.waitForTimeout(1600);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(NEUTRAL_PAGE);
});

test('the quick exit button leaves the sanctuary without a confirmation dialog, even with an unreleased burden', async ({
  signedIn: { page },
  context,
}) => {
  await weatherPage(context);
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, VIOLENCE);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await exitButton(page).click();

  await expect(page).toHaveURL(NEUTRAL_PAGE);
  expect(dialogs).toEqual([]);
});

/** Mocks the neutral page and records the referrer of each request to it. */
async function weatherPage(context: BrowserContext) {
  const referrers: (string | undefined)[] = [];
  await context.route(`${NEUTRAL_PAGE}**`, async (route) => {
    referrers.push((await route.request().allHeaders()).referer);
    await route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' });
  });
  return referrers;
}

function exitButton(page: Page) {
  return page.getByRole('button', { name: 'Leave this page quickly' });
}

function draftsOf(page: Page) {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')));
}
