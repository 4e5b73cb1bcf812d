import type { Page } from '@playwright/test';
import { FIGURES } from '#content/figures';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { fieldOf } from './figureSteps';
import { askAndWait, chatMessages, expect, openChat, test, toastWith } from './fixtures';
import { pauseStream } from './pauseStream';

const CHAT = '**/api/biblical-figures/chat';

const STUDY = '**/api/bible-chat';

const APOLOGY =
  'I apologize, but I encountered an error. Please try again or consider taking this question to God in prayer.';

const DISTRESS = 'I just want to sleep and never wake up';

const GOLIATH = 'How did you beat Goliath?';

test('a user stops an answer, keeps what has arrived, and can try again', async ({
  signedIn: { page },
  app,
}) => {
  await openChat(page, 'bible-chat');
  await pauseStream(page, STUDY, app, /"kind":"scripture"/);
  await fieldOf(page, 'the Bible study').fill('I am anxious about money');
  await page.keyboard.press('Enter');
  const answer = chatMessages(page).last();
  await expect(answer.getByRole('blockquote').first()).toBeVisible();
  // Waits for the connection to close, after which nothing more can arrive.
  const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/bible-chat'));
  await page.getByRole('button', { name: 'Stop' }).click();
  await cut;
  await expect(answer.getByText('You stopped the answer here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  // The tooltip of the Send button, now under the pointer, would appear after 700 ms.
  await page.waitForTimeout(1000);
  await expect(page.getByText('Send', { exact: true })).toHaveCount(0);
  const kept = await answer.getByRole('blockquote').count();

  await page.unroute(STUDY);
  await answer.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You stopped the answer here.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(chatMessages(page)).toHaveCount(3);
  await expect.poll(() => chatMessages(page).last().getByRole('blockquote').count()).toBeGreaterThan(kept);
});

test('when an answer fails, a user sees an apology and can try again', async ({ signedIn: { page } }) => {
  await openChat(page, 'david');
  const failures = [
    { fulfill: { status: 500, json: { message: 'Something went wrong on our side. Please try again.' } } },
    { fulfill: { status: 502, body: '<html>Bad gateway</html>' } },
    null,
  ];
  for (const failure of failures) {
    await page.route(CHAT, (route) => (failure ? route.fulfill(failure.fulfill) : route.abort()));
    await askAndWait(page, GOLIATH);
    const answer = chatMessages(page).last();
    await expect(answer).toContainText(APOLOGY);
    await expect(answer).not.toContainText('King David');
    await expect(answer).not.toContainText('html');
    await expect(page.getByText(GOLIATH)).toHaveCount(1);
    await page.unroute(CHAT);
    await answer.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(APOLOGY)).toBeHidden();
    await expect(chatMessages(page).last().getByText('from the Bible', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(chatMessages(page)).toHaveCount(3);
    await page.reload();
    await expect(chatMessages(page)).toHaveCount(1);
    await expect(fieldOf(page, 'David')).toHaveValue('');
  }
});

test('an answer that breaks off keeps its text and says that it was cut off, and a user can try again', async ({
  signedIn: { page },
}) => {
  await openChat(page, 'david');
  await cutOffAfter(page, {
    kind: 'text',
    text: 'He came with a sword',
    basis: 'imagined',
    passage: null,
    note: null,
  });
  await askAndWait(page, GOLIATH);
  const answer = chatMessages(page).last();
  await expect(answer.getByText('He came with a sword')).toBeVisible();
  await expect(answer.getByText(/cut off|I apologize/)).toBeVisible();
  await page.unroute(CHAT);
  await answer.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('He came with a sword')).toBeHidden();
  await expect(chatMessages(page).last().getByText('from the Bible', { exact: true })).toBeVisible();
});

test('a user can copy an answer as text', async ({ signedIn: { page }, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page, 'david');
  await askAndWait(page, GOLIATH);
  const answer = chatMessages(page).last();
  await answer.getByRole('button', { name: 'Copy' }).click();
  await expect(toastWith(page, 'Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [card] = FIGURES[0]?.cards.filter(({ id }) => id === 'five-stones') ?? [];
  expect(copied).toContain(card?.story);
  expect(copied).toContain(`(${card?.keyVerse})`);
  expect(copied).toContain(card?.reflection);
});

test('a user in distress gets crisis help from the guide instead of the figure, and can go on chatting', async ({
  signedIn: { page },
}) => {
  await openChat(page, 'david');
  await askAndWait(page, DISTRESS);
  const answer = chatMessages(page).nth(2);
  await expect(answer).toContainText(/^Written guide/);
  const card = answer.getByRole('region', { name: 'Help is near' });
  await expect(card.getByRole('link', { name: 'Find A Helpline' })).toBeVisible();
  await expect(card).toContainText('Call your local emergency number');
  const [first] = await answer.getByRole('region').or(answer.getByRole('blockquote')).all();
  await expect(first ?? answer).toHaveAccessibleName('Help is near');

  await card.getByLabel('Where are you?').selectOption('United Kingdom');
  await expect(card.getByText('Samaritans')).toBeVisible();
  for (const [name, address] of [
    ['Call 116 123', 'tel:116123'],
    ['Text SHOUT to 85258', 'sms:85258?body=SHOUT'],
    ['Call 999', 'tel:999'],
  ] as const) {
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }

  await askAndWait(page, GOLIATH);
  await expect(chatMessages(page).last()).toContainText(/^King David/);
  await expect(chatMessages(page).last().getByText('from the Bible', { exact: true })).toBeVisible();
  await expect(card.getByLabel('Where are you?')).toHaveValue('GB');
});

test('crisis help that is still streaming is not labeled with the name of the figure', async ({
  signedIn: { page },
}) => {
  await openChat(page, 'david');
  await cutOffAfter(page, {
    kind: 'crisis_help',
    text: 'Thank you for saying this.',
    near: 'Tell someone near you.',
    concern: 'crisis',
    helplines: [],
  });
  await askAndWait(page, DISTRESS);
  await expect(page.getByRole('region', { name: 'Help is near' })).toBeVisible();
  await expect(chatMessages(page).last()).not.toContainText('King David');
});

/** Mocks a stream that ends after this part. */
async function cutOffAfter(page: Page, part: ChatPart) {
  const speaker = {
    speaker: part.kind === 'crisis_help' ? 'guide' : 'figure',
    source: 'written',
    fallbackReason: null,
  } satisfies Partial<ChatAnswer>;
  const body = `event: speaker\ndata: ${JSON.stringify(speaker)}\n\nevent: part\ndata: ${JSON.stringify(part)}\n\n`;
  await page.route(CHAT, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
}
