import type { Page, Route } from '@playwright/test';
import { COMFORTS, NO_SYMBOL } from '#content/dreamWords';
import { REFLECTION } from '#content/reflection';
import { DREAM_MAX } from '#contract/dreamLimits';
import {
  bring,
  cardsOn,
  DISTRESS,
  DREAM,
  DREAM_CHAT,
  dreamField,
  INTERPRET,
  marksOn,
  sentTo,
  shownOn,
  talkAboutFirst,
  talkButtonsOn,
} from './dreaming';
import { press, reach } from './hands';
import { ask, expect, lettersIn, notice, test } from './house';

const FLAGS = '**/api/guide/flags';

const WORDLESS = 'I encourage you to take this question to God in prayer. He is the true source of wisdom.';
const LOST =
  'I encourage you to take this question to God in prayer and see what He reveals to you in His Word. The best source of wisdom is God himself.';

const BUSY = 'That was a lot at once. Please try again in a minute.';

test('a dream that is too long is not sent or cut, markup stays text, and a dream without symbols gets an explanation', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  const field = dreamField(page);
  const find = page.getByRole('button', { name: 'Find Symbols' });
  const sent = sentTo(page, INTERPRET);
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
  await expect(cardsOn(page)).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the whole dream' })).toBeVisible();

  const markup = '<img src=x onerror="hurt = 1"><script>hurt = 1</script> water & {{7*7}} <b>a snake</b>';
  await bring(page, markup);
  const telling = page.getByRole('heading', { name: 'Your dream', exact: true }).locator('+ p');
  await expect(telling).toHaveText(markup);
  await expect(telling.locator('img, script, b')).toHaveCount(0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);

  await bring(page, 'Soñé que estaba en una casa vieja y el agua subía por las escaleras hasta mi cama.');
  await expect(shownOn(page)).toContainText(NO_SYMBOL.foreign[0]);
  await expect(page.getByRole('heading', { name: 'A Word to Reflect On' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'No symbols found' })).toBeAttached();
  await expectReflection(page);
  await bring(page, 'xyz');
  await expect(shownOn(page)).toContainText(NO_SYMBOL.short[0]);
  await expect(marksOn(page)).toHaveCount(0);
});

test('when the interpretation fails, a user gets a passage, keeps the dream in the field, and can try again', async ({
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
    await expect(shownOn(page)).toContainText(`${sentence} Your dream is still in the field above.`);
    await expectReflection(page);
    await expect(dreamField(page)).toHaveValue(DREAM);
    expect(errors).toContain('Failed to interpret dream');
    expect(errors.join()).not.toContain('snake');
    await page.unroute(INTERPRET);
    again = page.getByRole('button', { name: 'Try again' });
  }
  await again.click();
  await expect(page.getByRole('heading', { name: 'Biblical Symbols Found' })).toBeFocused();
  await expect(marksOn(page)).not.toHaveCount(0);
});

test('when a symbol chat fails, a user gets the fallback message and can try again', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  await bring(page, DREAM);
  await talkAboutFirst(page);
  const failures: [(route: Route) => Promise<void>, string[]][] = [
    [(route) => route.fulfill({ json: {} }), [WORDLESS]],
    [(route) => route.fulfill({ json: { response: '' } }), [WORDLESS]],
    [(route) => route.abort(), [LOST]],
    [(route) => route.fulfill({ contentType: 'application/json', body: 'garbage' }), [LOST]],
    [(route) => route.fulfill({ contentType: 'text/html', body: '<html>' }), [LOST]],
    [(route) => route.fulfill({ status: 429, json: { message: BUSY } }), [LOST, BUSY]],
  ];
  let askAgain = () => ask(page, 'Tell me more');
  for (const [fail, sentences] of failures) {
    await page.route(DREAM_CHAT, fail);
    await askAgain();
    const answer = lettersIn(page).last();
    for (const sentence of sentences) await expect(answer.getByText(sentence, { exact: true })).toBeVisible();
    await expect(answer.getByRole('button', { name: 'Flag' })).toHaveCount(0);
    await page.unroute(DREAM_CHAT);
    askAgain = () => answer.getByRole('button', { name: 'Try again' }).click();
  }
  await page.route(DREAM_CHAT, (route) =>
    route.fulfill({ json: { error: 'Busy', fallback: 'Rest in Him.' } }),
  );
  await askAgain();
  await expect(lettersIn(page).last().getByText('Rest in Him.')).toBeVisible();
  await page.unroute(DREAM_CHAT);
  await ask(page, 'Tell me more');
  await expect(lettersIn(page)).toHaveCount(5);
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
    await expect(notice(page, 'No symbols found')).toHaveCount(0);
    await go();
  }
  await expectNone(page);

  await bring(page, DREAM);
  for (const go of [() => symbols.click(), toAnchor, toAnchor]) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await go();
    await expect
      .poll(() => shownOn(page).evaluate((shown) => Math.round(shown.getBoundingClientRect().top)))
      .toBeLessThan(40);
  }
  await talkAboutFirst(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dreams Interpretation' })).toBeVisible();
  await expect(dreamField(page)).toHaveValue(DREAM);
  await expect(shownOn(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('a dream that sounds like danger shows help before any symbol, and a nightmare gets comfort first', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  await bring(page, DISTRESS);
  const help = shownOn(page).getByRole('region', { name: 'Help is near' });
  await expect(help).toBeInViewport();
  await expect(help.getByRole('link', { name: 'Find A Helpline' })).toBeVisible();
  await expect(marksOn(page)).not.toHaveCount(0);
  await expect(shownOn(page).locator('section, article, mark').first()).toHaveAccessibleName('Help is near');

  await bring(page, 'A nightmare: deep water rose in the house and I woke up screaming.');
  await expect(help).toHaveCount(0);
  const shownText = (await shownOn(page).textContent())?.split('Your dream')[0] ?? '';
  expect(COMFORTS.flatMap(({ words }) => words).some((words) => shownText.includes(words))).toBe(true);
  const first = shownOn(page).locator('blockquote, mark, article').first();
  await expect(first.getByRole('link', { name: /, open the passage$/ })).toBeVisible();

  await talkAboutFirst(page);
  await ask(page, 'I do not want to live anymore');
  await expect(lettersIn(page).last().getByRole('region', { name: 'Help is near' })).toBeVisible();
});

test('a user submits a dream, chats about it and saves it with the keyboard', async ({
  signedIn: { page },
}) => {
  await page.goto('/dreams');
  await reach(page, 'textbox', 'Your dream');
  await page.keyboard.type('Deep water under a bridge, and a snake.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Biblical Symbols Found' })).toBeFocused();
  const mark = marksOn(page).first();
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
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  const write = page.getByRole('textbox', { name: 'Write to the guide…' });
  await expect(write).toBeFocused();
  await page.keyboard.type('Tell me more');
  await page.keyboard.press('Enter');
  await expect(lettersIn(page)).toHaveCount(3);
  await expect(write).toBeEnabled();
  await expect(write).toBeFocused();
  await press(page, 'button', 'Close');
  await expect(card.getByRole('button')).toBeFocused();

  await press(page, 'button', 'Save to my dream journal');
  await expect(page.getByRole('dialog', { name: 'Save This Dream' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save to my dream journal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'button', 'Save');
  await expect(page.getByRole('dialog', { name: 'Save This Dream' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Saved in my dream journal' })).toBeFocused();
  await press(page, 'button', 'New Dream');
  await expect(dreamField(page)).toBeFocused();
});

test('a user flags an answer with one tap, and its text is sent only when they agree', async ({
  signedIn: { page },
}) => {
  const flags = sentTo(page, FLAGS);
  const words = sentTo(page, `${FLAGS}/words`);
  page.on('request', (request) => {
    if (request.method() === 'PUT') words.push(request.postDataJSON());
  });
  await page.goto('/dreams');
  const { symbols } = await bring(page, DREAM);
  await page.getByRole('button', { name: 'Flag these symbols' }).dblclick();
  const flagged = page.getByRole('button', { name: 'Flagged' });
  await expect(flagged).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Thanks, flagged. May we keep this text')).toBeVisible();
  await flagged.click({ force: true });

  await talkButtonsOn(page).first().click();
  await expect(page.getByRole('button', { name: 'Flag' })).toHaveCount(0);
  await page.route(FLAGS, (route) => route.abort());
  await ask(page, 'Tell me more');
  const answer = lettersIn(page).last();
  await answer.getByRole('button', { name: 'Flag' }).click();
  await expect(notice(page, 'We couldn’t flag this')).toBeVisible();
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
  await expect(cardsOn(page)).toHaveCount(1);
  const card = cardsOn(page);
  await expect(card.getByRole('heading')).toHaveText('Reflection');
  await expect(card).toContainText(REFLECTION.biblicalContext);
  await expect(card).toContainText(
    'What might God be wanting to show you through this dream? Consider taking it to Him in prayer.',
  );
  await expect(card.getByRole('link', { name: 'Job 33:14-15, open the passage' })).toBeVisible();
}

async function expectNone(page: Page) {
  await expect(notice(page, 'No symbols found')).toBeVisible();
  await expect(notice(page, 'Please submit a dream first to see symbols')).toBeVisible();
}
