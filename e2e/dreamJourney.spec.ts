import type { Locator } from '@playwright/test';
import {
  DREAM,
  DREAM_CHAT,
  dreamField,
  dreamResults,
  highlightedWords,
  INTERPRET,
  sentBodies,
  symbolArches,
  symbolCards,
  symbolChatButtons,
} from './dreamSteps';
import { chatMessages, expect, holdRequests, test } from './fixtures';
import { pauseStream } from './pauseStream';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ASKS = 'What questions do you have about this symbol in your dream?';

test('a new user submits a dream, sees its symbols highlighted, chats about one, and starts a new dream', async ({
  ruth: { page },
  app,
}) => {
  await page.getByRole('link', { name: 'Explore Dreams' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dreams Interpretation' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Share Your Dream' })).toBeVisible();
  const field = dreamField(page);
  const find = page.getByRole('button', { name: 'Find Symbols' });
  await expect(find).toBeDisabled();
  await field.fill('  \n ');
  await expect(find).toBeDisabled();
  await field.fill(DREAM);
  await expect(page.getByText(`${DREAM.length} / 8,000`)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(DREAM);

  const dreams = sentBodies(page, INTERPRET);
  const release = await holdRequests(page, INTERPRET);
  const responding = page.waitForResponse(INTERPRET);
  await find.dblclick();
  await expect(page.getByRole('button', { name: 'Reflecting...' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Looking for symbols' })).toBeAttached();
  release();
  const { symbols } = await (await responding).json();
  await expect(page.getByRole('heading', { level: 2, name: 'Biblical Symbols Found' })).toBeFocused();
  await expect(dreamResults(page).getByText('Written guide · no AI')).toBeVisible();
  await expect(find).toBeEnabled();
  expect(dreams).toEqual([{ dreamText: DREAM }]);

  const card = symbolCards(page);
  const arches = symbolArches(page);
  expect(symbols.length).toBeGreaterThan(1);
  await expect(arches).toHaveCount(symbols.length);
  await expect(
    page.getByRole('status').filter({ hasText: `${symbols.length} symbols found` }),
  ).toBeAttached();
  for (const [at, { symbol, biblicalContext, reflectionQuestion }] of symbols.entries()) {
    await arches.nth(at).click();
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(symbol);
    for (const text of [biblicalContext, reflectionQuestion]) await expect(card).toContainText(text);
  }
  await expect(page.getByRole('heading', { name: 'Your dream', exact: true }).locator('+ p')).toHaveText(
    DREAM,
  );
  for (const mark of await highlightedWords(page).all()) {
    expect(DREAM).toContain(await mark.textContent());
    await mark.click();
    expect(await card.getAttribute('id')).toBe((await mark.getAttribute('href'))?.slice(1));
    await expect(card).toBeFocused();
    await expect(card.getByRole('heading')).toBeInViewport();
  }

  const [, second] = symbols;
  await arches.nth(1).click();
  const reference = card.getByRole('link', { name: `${second.scriptureReference}, open the passage` });
  await reference.click();
  const reader = page.getByRole('dialog');
  await expect(reader.getByRole('heading', { name: second.scriptureReference }).first()).toBeFocused();
  await page.goBack();
  await expect(reader).toBeHidden();
  await expect(reference).toBeFocused();

  const talk = symbolChatButtons(page);
  const exits = {
    'Back to symbols': () => page.getByRole('button', { name: 'Back to symbols' }).click(),
    // Clicks twice before React renders again. A slower second click would hit another element.
    'close, twice': () =>
      page.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      }),
    "the browser's Back": () => page.goBack(),
  };
  for (const [way, leave] of Object.entries(exits)) {
    const place = await settledTop(talk);
    await talk.click();
    await expect(page.getByRole('heading', { level: 1, name: second.symbol }), way).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick' })).toHaveCount(0);
    await expect(chatMessages(page)).toHaveCount(1);
    await leave();
    await expect(talk, way).toBeFocused();
    await expect.poll(() => topOf(talk), way).toBe(place);
    expect(new URL(page.url()).search).toBe('');
  }

  await talk.click();
  const opening = [second.biblicalContext, second.reflectionQuestion, ASKS].join('\n\n');
  expect(await chatMessages(page).first().locator('p').last().textContent()).toBe(opening);
  await expect(page.getByText('Written guide · no AI')).toBeInViewport({ ratio: 1 });
  const write = page.getByRole('textbox', { name: 'Write to the guide…' });
  const send = page.getByRole('button', { name: 'Send' });
  await expect(write).toBeFocused();
  await expect(send).toBeDisabled();
  const questions = sentBodies(page, DREAM_CHAT);
  const releaseAnswer = await holdRequests(page, DREAM_CHAT);
  await page.keyboard.type('It was cold,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and I was anxious about money');
  await page.keyboard.press('Enter');
  await expect(chatMessages(page).nth(1)).toHaveText('YouIt was cold, and I was anxious about money');
  await expect(write).toHaveValue('');
  await expect(write).toBeDisabled();
  await expect(send).toBeDisabled();
  // The Stop button takes the place of the Send button.
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect((await send.boundingBox())?.width).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'Guide is writing' })).toBeAttached();
  await expect(chatMessages(page).last().locator('.animate-pulse')).toHaveCount(3);
  releaseAnswer();
  await expect(write).toBeEnabled();
  await expect(write).toBeFocused();
  await expect(chatMessages(page)).toHaveCount(3);
  const answer = chatMessages(page).last();
  await expect(answer.getByRole('blockquote').first()).toBeVisible();
  const end = await page.getByRole('log').evaluate((log) => {
    const view = log.parentElement as HTMLElement;
    view.scrollTo(0, view.scrollHeight);
    return view.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
  });
  // Browsers scroll to whole pixels.
  expect(Math.abs(end - 80)).toBeLessThan(1);

  await page.unroute(DREAM_CHAT);
  await pauseStream(page, DREAM_CHAT, app, /event: part/);
  await page.keyboard.type('I am anxious about money');
  await page.keyboard.press('Enter');
  const stopped = chatMessages(page).last();
  await expect(stopped.getByText(/\w/).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(stopped.getByText('You stopped the answer here.')).toBeVisible();
  await expect(stopped.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(write).toBeFocused();
  expect(questions).toMatchObject([
    {
      symbolName: second.symbol,
      symbolContext: second.biblicalContext,
      userMessage: 'It was cold,\nand I was anxious about money',
      conversationHistory: [`guide: ${opening}`],
    },
    {
      userMessage: 'I am anxious about money',
      conversationHistory: [
        `guide: ${opening}`,
        'user: It was cold,\nand I was anxious about money',
        expect.stringMatching(/^guide: \S/),
      ],
    },
  ]);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'New Dream' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(dreamResults(page)).toHaveCount(0);
  await expect(find).toBeDisabled();
  await page.reload();
  await expect(find).toBeDisabled();
  await expect(field).toHaveValue('');
});

/** Scrolls to the button and returns its position once every animation has finished. */
async function settledTop(button: Locator): Promise<number> {
  await button.evaluate(async (element) => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    element.scrollIntoView({ block: 'center' });
  });
  return topOf(button);
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((it) => Math.round(it.getBoundingClientRect().top));
}
