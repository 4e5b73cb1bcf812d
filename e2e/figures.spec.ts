import type { Locator } from '@playwright/test';
import { FIGURES } from '#content/figures';
import { cardsIn } from './figureSteps';
import { expect, holdRequests, submitSignUp, test, toastWith } from './fixtures';

const LIST = '**/api/biblical-figures';

const MENTORS = '**/api/biblical-figures/mentors';

test('the list shows every biblical figure with its title, description, period and first three themes', async ({
  signedIn: { page },
}) => {
  const release = await holdRequests(page, LIST);
  await page.goto('/biblical-figures');
  await expect(page.getByText('Loading biblical figures...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Bible Chat' })).toBeVisible();
  release();

  const cards = cardsIn(page, 'All figures');
  await expect(cards).toHaveCount(39);
  await expect(page.getByText('Loading biblical figures...')).toBeHidden();
  for (const { name, title, description, period, keyThemes } of FIGURES) {
    const card = cards.filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) });
    for (const text of [title, description, period]) await expect(card).toContainText(text);
    const themes = card.getByRole('list', { name: 'Themes' }).getByRole('listitem');
    const more = keyThemes.length - 3;
    await expect(themes, name).toHaveText([
      ...keyThemes.slice(0, 3),
      ...(more > 0 ? [new RegExp(`\\+${more}$`)] : []),
    ]);
  }
});

test('a user searches by life situation with Enter or the button, and gets at most six figures, best first', async ({
  signedIn: { page },
}) => {
  await page.goto('/biblical-figures');
  const mentors = cardsIn(page, 'Find Your Biblical Mentor');
  const field = page.getByLabel('What are you going through?');
  await field.fill('I feel like giving up');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  expect(await mentors.count()).toBeLessThanOrEqual(6);
  const [first, ...others] = await mentors.getByRole('heading', { level: 3 }).allTextContents();
  const scores = [first, ...others].map((name) => scoreOf(name ?? '', ['feel', 'like', 'giving', 'up']));
  expect(scores.at(-1)).toBeGreaterThan(0);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(FIGURES.find(({ name }) => name === first)?.tags).toContain('giving up');

  await field.fill('doubt');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(mentors.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
  for (const name of await mentors.getByRole('heading', { level: 3 }).allTextContents()) {
    expect(scoreOf(name, ['doubt']), name).toBeGreaterThan(0);
  }
  await mentors.getByRole('button').first().click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
});

test('the search suggests figures with a reason, and still finds matching figures when the server cannot be reached', async ({
  signedIn: { page },
}) => {
  await page.goto('/biblical-figures');
  const region = page.getByRole('region', { name: 'Find Your Biblical Mentor' });
  const field = page.getByLabel('What are you going through?');
  const suggested = region.getByRole('listitem').filter({ hasText: 'because' });
  await field.fill('i cheated on my wife');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Someone who has been there' })).toBeVisible();
  await expect(suggested.filter({ hasText: 'King David' })).toHaveCount(1);
  expect(await suggested.count()).toBeLessThanOrEqual(3);
  await suggested.getByRole('button', { name: 'King David' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'King David' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Figures' }).click();
  await expect(suggested.getByRole('button', { name: 'King David' })).toBeFocused();

  await field.fill('my husband hits me');
  await field.press('Enter');
  await expect(region.getByRole('region', { name: 'Help is near' })).toBeVisible();
  await expect(suggested).toHaveCount(0);

  await page.route(MENTORS, (route) => route.abort());
  await field.fill('courage');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  await expect(suggested).toHaveCount(0);
  await expect(field).toHaveValue('courage');

  await field.fill('zzz');
  await field.press('Enter');
  await expect(page.getByText('No matches found')).toBeVisible();
  await page.getByRole('button', { name: 'ask in the Bible chat' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
});

test('going back from a figure’s chat restores the search, its results and the scroll position', async ({
  signedIn: { page },
}) => {
  await page.goto('/biblical-figures');
  const mentors = cardsIn(page, 'Find Your Biblical Mentor').getByRole('button');
  const field = page.getByLabel('What are you going through?');
  await field.fill('I feel like giving up');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  const names = await mentors.allTextContents();
  const back = page.getByRole('button', { name: 'Back to Figures' });
  const list = page.getByRole('heading', { level: 1, name: 'Biblical Figures' });
  await mentors.last().click();
  // Clicks twice before React renders again.
  await back.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(mentors).toHaveText(names);
  await expect(field).toHaveValue('I feel like giving up');
  await expect(mentors.last()).toBeFocused();
  await expect(mentors.last()).toBeInViewport();

  const allFigures = cardsIn(page, 'All figures').getByRole('button');
  await allFigures.last().click();
  await page.getByRole('button', { name: 'Switch to Bible Chat' }).click();
  await page.reload();
  await back.click();
  await expect(list).toBeVisible();
  await expect(field).toHaveValue('');
  await allFigures.last().click();
  await page.goBack();
  await expect(allFigures.last()).toBeFocused();
  await expect(allFigures.last()).toBeInViewport();
  await field.fill('doubt');
  await field.press('Enter');
  await expect(mentors).not.toHaveText(names);
  await page.getByRole('link', { name: 'Stillwaters' }).click();
  await expect(page.getByRole('link', { name: 'Enter Sanctuary' })).toBeVisible();
  await page.goBack();
  await expect(list).toBeFocused();
  await expect(field).toHaveValue('doubt');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
});

test('a search without matches suggests keywords, and a search for one-letter words clears the results', async ({
  signedIn: { page },
}) => {
  await page.goto('/biblical-figures');
  const field = page.getByLabel('What are you going through?');
  const none = page.getByText('No matches found');
  await field.fill('zzz');
  await field.press('Enter');
  await expect(none).toBeVisible();
  await expect(page.getByText('Try keywords like anxiety, leadership, forgiveness, courage.')).toBeVisible();
  await field.fill('a b c');
  await field.press('Enter');
  await expect(none).toBeHidden();

  await field.fill('courage');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  await field.fill('x');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeHidden();
  await expect(none).toBeHidden();
});

test('a link to a figure works even if the user signs up first, and a link to an unknown figure leads to the list', async ({
  page,
}) => {
  await page.goto('/biblical-figures?with=esther');
  await submitSignUp(page, {});
  await expect(page.getByRole('heading', { level: 1, name: 'Queen Esther' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Queen Esther' })).toBeVisible();

  await page.goto('/');
  await page.goto('/biblical-figures?with=goliath');
  await expect(toastWith(page, 'We don’t have that figure yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Biblical Figures' })).toBeVisible();
  await expect(cardsIn(page, 'All figures')).toHaveCount(39);
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect(page.getByText('Peace to you, Ruth')).toBeVisible();
});

test('when the figures fail to load, a user can try again, and the button for the Bible chat is still there', async ({
  signedIn: { page },
}) => {
  await page.route(LIST, (route) => route.abort());
  await page.goto('/biblical-figures');
  await expect(page.getByRole('alert')).toHaveText(/We couldn’t load the figures\./);
  await expect(page.getByRole('button', { name: 'Start Bible Chat' })).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardsIn(page, 'All figures')).toHaveCount(39);

  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.goto('/biblical-figures?with=mary-of-nazareth');
  await expect(page.getByRole('alert')).toHaveText(/We couldn’t open this chat\./);
  await expect(page.getByRole('heading', { level: 1, name: 'Mary of Nazareth' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  const middleOf = async (item: Locator) => {
    const box = await item.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const middle = await middleOf(page.getByRole('button', { name: 'Back to Figures' }));
  expect(Math.abs((await middleOf(page.getByRole('heading', { level: 1 }))) - middle)).toBeLessThan(4);
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Write to Mary…' })).toBeVisible();
});

test('the list of figures and a chat fit the width of the screen with text at 200 percent', async ({
  signedIn: { page },
  viewport,
}) => {
  for (const address of ['/biblical-figures', '/biblical-figures?with=mary-magdalene']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(viewport?.width ?? 0);
  }
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeInViewport({ ratio: 1 });
  const room = await page.getByRole('log').evaluate((log) => log.parentElement?.clientHeight ?? 0);
  expect(room).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
});

/** Computes the score of a figure's tags and themes for these words, by the rule of the specification. */
function scoreOf(name: string, words: string[]): number {
  const figure = FIGURES.find((each) => each.name === name);
  const contained = (figure?.tags ?? []).flatMap((tag) =>
    words.map((word) => (tag.includes(word) || word.includes(tag) ? 1 : 0) + (tag === word ? 2 : 0)),
  );
  const themes = (figure?.keyThemes ?? []).flatMap((theme) =>
    words.map((word) => Number(theme.toLowerCase().includes(word))),
  );
  return [...contained, ...themes].reduce<number>((sum, one) => sum + one, 0);
}
