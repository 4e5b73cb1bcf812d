import type { Page, Route } from '@playwright/test';
import { COMFORTS, NO_SYMBOL } from '#content/dreams/dreamTexts';
import { REFLECTION_INTRODUCTION, REFLECTION_PASSAGE } from '#content/dreams/reflection';
import { DREAM_MAX } from '#contract/dreamLimits';
import { tabTo, tabToAndPress } from './accessibility';
import {
  DISTRESS,
  DREAM,
  DREAM_CHAT,
  dreamField,
  dreamResults,
  highlightedWords,
  INTERPRET,
  openFirstSymbolChat,
  sentBodies,
  submitDream,
  symbolCards,
  symbolChatButtons,
  symbolsDisclosure,
} from './dreamSteps';
import { askAndWait, chatMessages, expect, test, toastWith } from './fixtures';

const FLAGS = '**/api/guide/flags';

const WORDLESS = 'I encourage you to take this question to God in prayer. He is the true source of wisdom.';
const LOST =
  'I encourage you to take this question to God in prayer and see what He reveals to you in His Word. The best source of wisdom is God himself.';

const BUSY = 'That was a lot at once. Please try again in a minute.';

test('the dream form rejects a dream that is too long, shows markup as text, and explains a lack of symbols', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  const field = dreamField(page);
  const find = page.getByRole('button', { name: 'Find Symbols' });
  const sent = sentBodies(page, INTERPRET);
  const long = 'water '.repeat(1400).slice(0, DREAM_MAX + 1);
  await field.fill(long);
  await expect(page.getByText('1 character too long. Shorten it to find symbols.')).toBeVisible();
  await expect(find).toBeDisabled();
  await field.press('Control+Enter');
  await expect(field).toHaveValue(long);
  await field.fill(long.slice(1));
  await expect(page.getByText('8,000 / 8,000')).toBeVisible();
  expect(sent).toEqual([]);
  await field.press('Control+Enter');
  await expect(symbolCards(page)).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the whole dream' })).toBeVisible();

  const markup = '<img src=x onerror="hurt = 1"><script>hurt = 1</script> water & {{7*7}} <b>a snake</b>';
  await submitDream(page, markup);
  const dreamText = page.getByRole('heading', { name: 'Your dream', exact: true }).locator('+ p');
  await expect(dreamText).toHaveText(markup);
  await expect(dreamText.locator('img, script, b')).toHaveCount(0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);

  await submitDream(
    page,
    'Soñé que estaba en una casa vieja y el agua subía por las escaleras hasta mi cama.',
  );
  await expect(dreamResults(page)).toContainText(NO_SYMBOL.foreign[0]);
  await expect(page.getByRole('heading', { name: 'A Word to Reflect On' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'No symbols found' })).toBeAttached();
  await expectReflection(page);
  await submitDream(page, 'xyz');
  await expect(dreamResults(page)).toContainText(NO_SYMBOL.short[0]);
  await expect(highlightedWords(page)).toHaveCount(0);
});

test('when the interpretation fails, a user gets a Bible passage, keeps the dream in the field, and can try again', async ({
  signedIn: { page },
}) => {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto('/dreams');
  await dreamField(page).fill(DREAM);
  const failures: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.abort(), 'We couldn’t reach the guide just now.'],
    [(route) => route.fulfill({ status: 500, body: 'no' }), 'We couldn’t reach the guide just now.'],
    [(route) => route.fulfill({ body: '<html>' }), 'We couldn’t reach the guide just now.'],
    [(route) => route.fulfill({ json: {} }), 'We couldn’t reach the guide just now.'],
    [(route) => route.fulfill({ status: 429, json: { message: BUSY } }), BUSY],
  ];
  let again = page.getByRole('button', { name: 'Find Symbols' });
  for (const [fail, sentence] of failures) {
    await page.route(INTERPRET, fail);
    errors.length = 0;
    await again.click();
    await expect(page.getByRole('heading', { name: 'A Word to Reflect On' })).toBeFocused();
    await expect(dreamResults(page)).toContainText(`${sentence} Your dream is still in the field above.`);
    await expectReflection(page);
    await expect(dreamField(page)).toHaveValue(DREAM);
    expect(errors).toContain('Failed to interpret dream');
    expect(errors.join()).not.toContain('snake');
    await page.unroute(INTERPRET);
    again = page.getByRole('button', { name: 'Try again' });
  }
  await again.click();
  await expect(page.getByRole('heading', { name: 'Biblical Symbols Found' })).toBeFocused();
  await expect(highlightedWords(page)).not.toHaveCount(0);
});

test('when a chat about a symbol fails, a user gets a fallback message and can try again', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  await submitDream(page, DREAM);
  await openFirstSymbolChat(page);
  const failures: [(route: Route) => Promise<void>, string[]][] = [
    [(route) => route.fulfill({ json: {} }), [WORDLESS]],
    [(route) => route.fulfill({ json: { response: '' } }), [WORDLESS]],
    [(route) => route.abort(), [LOST]],
    [(route) => route.fulfill({ contentType: 'application/json', body: 'garbage' }), [LOST]],
    [(route) => route.fulfill({ contentType: 'text/html', body: '<html>' }), [LOST]],
    [(route) => route.fulfill({ status: 429, json: { message: BUSY } }), [LOST, BUSY]],
  ];
  let askAgain = () => askAndWait(page, 'Tell me more');
  for (const [fail, sentences] of failures) {
    await page.route(DREAM_CHAT, fail);
    await askAgain();
    const answer = chatMessages(page).last();
    for (const sentence of sentences) await expect(answer.getByText(sentence, { exact: true })).toBeVisible();
    await expect(answer.getByRole('button', { name: 'Flag' })).toHaveCount(0);
    await page.unroute(DREAM_CHAT);
    askAgain = () => answer.getByRole('button', { name: 'Try again' }).click();
  }
  await page.route(DREAM_CHAT, (route) =>
    route.fulfill({ json: { error: 'Busy', fallback: 'Rest in Him.' } }),
  );
  await askAgain();
  await expect(chatMessages(page).last().getByText('Rest in Him.')).toBeVisible();
  await page.unroute(DREAM_CHAT);
  await askAndWait(page, 'Tell me more');
  await expect(chatMessages(page)).toHaveCount(5);
  await expect(page.getByText(WORDLESS).or(page.getByText(LOST))).toHaveCount(0);
});

test('the Symbols button scrolls to the symbols, or tells a user to submit a dream first', async ({
  signedIn: { page },
}) => {
  const symbols = page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Symbols' });
  const toAnchor = () =>
    page.evaluate(() => {
      location.hash = 'symbols';
    });
  await page.goto('/dreams#symbols');
  for (const go of [() => symbols.click(), toAnchor]) {
    await expectNone(page);
    await page.reload();
    await expect(dreamField(page)).toBeVisible();
    await expect(toastWith(page, 'No symbols found')).toHaveCount(0);
    await go();
  }
  await expectNone(page);

  await submitDream(page, DREAM);
  for (const go of [() => symbols.click(), toAnchor, toAnchor]) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await go();
    await expect
      .poll(() => dreamResults(page).evaluate((shown) => Math.round(shown.getBoundingClientRect().top)))
      .toBeLessThan(40);
  }
  await openFirstSymbolChat(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dreams Interpretation' })).toBeVisible();
  await expect(dreamField(page)).toHaveValue(DREAM);
  await expect(dreamResults(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('a dream that sounds like danger shows crisis help alone until a user opens its symbols, and a nightmare shows comfort first', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  await submitDream(page, DISTRESS);
  const help = dreamResults(page).getByRole('region', { name: 'Help is near' });
  await expect(help).toBeInViewport();
  await expect(help.getByRole('link', { name: 'Find A Helpline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before Anything Else' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Help is near' })).toBeAttached();
  await expect(dreamResults(page).locator('article, mark')).toHaveCount(0);
  await expect(page.getByText('Biblical Symbols Found')).toHaveCount(0);
  await tabToAndPress(page, 'button', 'Show the symbols in this dream');
  await expect(symbolsDisclosure(page)).toBeFocused();
  await expect(symbolsDisclosure(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: 'Biblical Symbols Found' })).toBeVisible();
  await expect(symbolCards(page)).toHaveCount(1);
  await expect(dreamResults(page).locator('section, article, mark').first()).toHaveAccessibleName(
    'Help is near',
  );
  await page.keyboard.press('Tab');
  await expect(highlightedWords(page).first()).toBeFocused();
  await openFirstSymbolChat(page);
  await page.goBack();
  await expect(symbolCards(page)).toHaveCount(1);
  await tabToAndPress(page, 'button', 'Hide the symbols in this dream');
  await expect(symbolCards(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New Dream' })).toBeVisible();

  await submitDream(page, 'A nightmare: deep water rose in the house and I woke up screaming.');
  await expect(help).toHaveCount(0);
  const shownText = (await dreamResults(page).textContent())?.split('Your dream')[0] ?? '';
  expect(COMFORTS.flatMap(({ words }) => words).some((words) => shownText.includes(words))).toBe(true);
  const first = dreamResults(page).locator('blockquote, mark, article').first();
  await expect(first.getByRole('link', { name: /, open the passage$/ })).toBeVisible();

  await openFirstSymbolChat(page);
  await askAndWait(page, 'I do not want to live anymore');
  await expect(chatMessages(page).last().getByRole('region', { name: 'Help is near' })).toBeVisible();
});

test('a user submits a dream, chats about it and saves it with the keyboard', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  await tabTo(page, 'textbox', 'Your dream');
  await page.keyboard.type('Deep water under a bridge, and a snake.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Biblical Symbols Found' })).toBeFocused();
  const mark = highlightedWords(page).first();
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.locator((await mark.getAttribute('href')) ?? '');
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  const reference = card.getByRole('link', { name: /, open the passage$/ });
  await expect(reference).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reference).toBeFocused();
  await tabTo(page, 'button', /^Talk about this symbol/);
  await page.keyboard.press('Enter');
  const write = page.getByRole('textbox', { name: 'Write to the guide…' });
  await expect(write).toBeFocused();
  await page.keyboard.type('Tell me more');
  await page.keyboard.press('Enter');
  await expect(chatMessages(page)).toHaveCount(3);
  await expect(write).toBeEnabled();
  await expect(write).toBeFocused();
  await tabToAndPress(page, 'button', 'Close');
  await expect(card.getByRole('button')).toBeFocused();

  await tabToAndPress(page, 'button', 'Save to my dream journal');
  await expect(page.getByRole('dialog', { name: 'Save This Dream' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save to my dream journal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabToAndPress(page, 'button', 'Save');
  await expect(page.getByRole('dialog', { name: 'Save This Dream' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Saved in my dream journal' })).toBeFocused();
  await tabToAndPress(page, 'button', 'New Dream');
  await expect(dreamField(page)).toBeFocused();
});

test('a user flags an answer with one click, and the app sends the text only after the user agrees', async ({
  signedIn: { page },
}) => {
  const flags = sentBodies(page, FLAGS);
  const words = sentBodies(page, `${FLAGS}/words`);
  page.on('request', (request) => {
    if (request.method() === 'PUT') words.push(request.postDataJSON());
  });
  await page.goto('/dreams');
  const { symbols } = await submitDream(page, DREAM);
  await page.getByRole('button', { name: 'Flag these symbols' }).dblclick();
  const flagged = page.getByRole('button', { name: 'Flagged' });
  await expect(flagged).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Thanks for telling us. May we keep this text')).toBeVisible();
  await flagged.click({ force: true });

  await symbolChatButtons(page).first().click();
  await expect(page.getByRole('button', { name: 'Flag' })).toHaveCount(0);
  await page.route(FLAGS, (route) => route.abort());
  await askAndWait(page, 'Tell me more');
  const answer = chatMessages(page).last();
  await answer.getByRole('button', { name: 'Flag' }).click();
  await expect(toastWith(page, 'We couldn’t flag this')).toBeVisible();
  await page.unroute(FLAGS);
  await answer.getByRole('button', { name: 'Flag' }).click();
  await expect(answer.getByRole('button', { name: 'Flagged' })).toBeVisible();
  expect(words).toEqual([]);
  await answer.getByRole('button', { name: 'Yes, keep the text' }).click();
  await expect(answer.getByText('Thank you. We’ve kept the text.')).toBeVisible();

  const [first] = symbols;
  const own = { surface: 'dream', about: first?.symbol, source: 'written' };
  expect(flags).toEqual([{ ...own, about: symbols.map(({ symbol }) => symbol).join(', ') }, own, own]);
  expect(words).toEqual([{ question: 'Tell me more', answer: expect.stringMatching(/\w/) }]);
  await page.goBack();
  await expect(flagged).toBeVisible();
});

async function expectReflection(page: Page) {
  const card = symbolCards(page);
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading')).toHaveText('Reflection');
  await expect(card).toContainText(REFLECTION_INTRODUCTION);
  const passage = card.locator('blockquote');
  await expect(passage).toContainText(REFLECTION_PASSAGE.text.replace(/[[\]]/g, ''));
  await expect(passage.getByRole('paragraph').first()).toHaveCSS('font-family', /Cormorant/);
  await expect(card).toContainText(
    'What might God be wanting to show you through this dream? Consider taking it to Him in prayer.',
  );
  await expect(card.getByRole('link', { name: 'Job 33:14-15, open the passage' })).toBeVisible();
}

async function expectNone(page: Page) {
  await expect(toastWith(page, 'No symbols found')).toBeVisible();
  await expect(toastWith(page, 'Please submit a dream first to see symbols')).toBeVisible();
}
