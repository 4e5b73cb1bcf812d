import type { Page } from '@playwright/test';
import { FIGURES } from '#content/figures';
import { STARTERS } from '#content/starters';
import { STUDY_WELCOME } from '#content/studyWelcome';
import { MESSAGE_MAX } from '#contract/chatLimits';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { tabToAndPress } from './accessibility';
import { cardsIn } from './figureSteps';
import {
  askAndWait,
  chatMessages,
  confirmSignOut,
  expect,
  holdRequests,
  openChat,
  submitSignIn,
  submitSignUp,
  test,
  toastWith,
} from './fixtures';
import { pauseStream } from './pauseStream';
import { storageOf } from './traces';

const CHAT = '**/api/biblical-figures/chat';

const STUDY = '**/api/bible-chat';

const APOLOGY =
  'I apologize, but I encountered an error. Please try again or consider taking this question to God in prayer.';

const DISTRESS = 'I just want to sleep and never wake up';

const GOLIATH = 'How did you beat Goliath?';

test('a chat with David always shows who is writing and where each statement comes from', async ({
  signedIn: { page },
}) => {
  await page.goto('/biblical-figures');
  await tabToAndPress(page, 'button', 'King David');
  await expect(page.getByRole('heading', { level: 1, name: 'King David' })).toBeVisible();
  await expect(page).toHaveTitle('King David · Stillwaters');
  await expect(fieldOf(page, 'David')).toBeFocused();
  await expect(page.getByText('Written guide, in the voice of David')).toBeInViewport({ ratio: 1 });
  await expect(chatMessages(page)).toHaveCount(1);
  await expect(chatMessages(page).first()).toContainText(/^King DavidPeace to you\. I have kept sheep/);

  await askAndWait(page, GOLIATH);
  await expect(fieldOf(page, 'David')).toHaveValue('');
  await expect(chatMessages(page)).toHaveCount(3);
  await expect(chatMessages(page).nth(1)).toHaveText(`You${GOLIATH}`);
  const answer = chatMessages(page).last();
  await expect(answer).toContainText(/^King David/);
  await expect(answer.getByRole('paragraph').filter({ hasText: 'attested' })).toContainText(
    '1 Samuel 17:32–50',
  );
  await expect(answer.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' })).toHaveAttribute(
    'href',
    '/scripture/1_Samuel_17.32-50',
  );
  await expect(answer.getByRole('blockquote')).toBeVisible();
  await expect(answer.getByText('imagined').first()).toBeVisible();

  for (const question of ['Why?', 'Tell me more']) await askAndWait(page, question);
  const label = page.getByRole('button', { name: 'Written guide', exact: true });
  await expect(label).toBeInViewport({ ratio: 1 });
  await label.click();
  await expect(page.getByText('Not AI, and not the real David.')).toBeInViewport({ ratio: 1 });
});

test('Enter sends a finished message unless an answer is pending, and Shift+Enter adds a newline', async ({
  signedIn: { page },
}) => {
  await openChat(page, 'david');
  const asked = questionsSentBy(page);
  const field = fieldOf(page, 'David');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await field.fill('  \n ');
  await expect(send).toBeDisabled();
  await field.press('Enter');
  await field.fill('');

  await page.keyboard.type('I feel invisible,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('nobody notices ');
  await expect(field).toHaveValue('I feel invisible,\nnobody notices ');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'watashi', selectionStart: 7, selectionEnd: 7 });
  await page.keyboard.press('Enter');
  await devtools.send('Input.insertText', { text: 'me' });
  await field.fill('I feel invisible,\nnobody notices me');
  // Safari fires compositionend before the keydown of the key that ended the composition.
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(field).toHaveValue('I feel invisible,\nnobody notices me');

  const release = await holdRequests(page, CHAT);
  await page.keyboard.press('Enter');
  await expect(chatMessages(page).nth(1)).toHaveText('YouI feel invisible,\nnobody notices me');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'King David is writing' })).toBeAttached();
  await page.keyboard.type('and another thing');
  await page.keyboard.press('Enter');
  await expect(send).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(field).toHaveValue('and another thing');
  release();
  await expect(send).toBeEnabled();
  await expect(chatMessages(page)).toHaveCount(3);
  await expect.poll(() => asked).toEqual(['I feel invisible,\nnobody notices me']);
});

test('a user can send a suggested message, and only the newest answer has suggestions', async ({
  signedIn: { page },
}) => {
  await openChat(page, 'david');
  await askAndWait(page, GOLIATH);
  const suggestions = page.getByRole('list', { name: 'You might say' });
  await expect(suggestions).toHaveCount(1);
  await suggestions.getByRole('button', { name: 'Tell me more' }).click();
  await expect(chatMessages(page).nth(3)).toHaveText('YouTell me more');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(chatMessages(page)).toHaveCount(5);
  await expect(suggestions).toHaveCount(1);
  await expect(chatMessages(page).last().getByRole('list', { name: 'You might say' })).toBeVisible();
});

test('a Bible reference opens its passage over the chat, and closing the passage leaves the chat unchanged', async ({
  signedIn: { page },
}) => {
  await openChat(page, 'david');
  await askAndWait(page, GOLIATH);
  await fieldOf(page, 'David').fill('half a thought');
  const reference = page.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' });
  const reader = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('navigation', { name: 'Chapters', includeHidden: true }) });

  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await reference.click();
    await expect(reader.getByRole('heading', { name: '1 Samuel 17:32-50' }).first()).toBeFocused();
    await expect(reader.getByText('So David prevailed over the Philistine')).toBeAttached();
    expect(new URL(page.url()).search).toBe('?with=david');
    await close();
    await expect(reader).toBeHidden();
    await expect(reference).toBeFocused();
    await expect(chatMessages(page)).toHaveCount(3);
    await expect(fieldOf(page, 'David')).toHaveValue('half a thought');
  }
});

test('switching to the Bible study chat starts a new chat, and Back leads to the list of figures', async ({
  signedIn: { page },
}) => {
  await page.goto('/biblical-figures');
  await page.getByRole('button', { name: 'King David', exact: true }).first().click();
  const asked = page.waitForRequest(CHAT);
  await askAndWait(page, GOLIATH);
  expect((await asked).postDataJSON()).toEqual({
    figureId: 'david',
    systemPrompt: expect.stringContaining('David'),
    messages: [{ role: 'user', content: GOLIATH }],
  });
  await page.getByRole('button', { name: 'Switch to Bible Chat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat with the Bible' })).toBeVisible();
  await expect(page.getByText('Written guide · no AI')).toBeInViewport({ ratio: 1 });
  await expect(chatMessages(page)).toHaveCount(1);
  await expect(chatMessages(page)).toContainText(`Bible Assistant${STUDY_WELCOME.written}`);
  await expect(page.getByRole('button', { name: 'Switch to Bible Chat' })).toBeHidden();
  await askAndWait(page, 'John 3:16');
  await expect(chatMessages(page).last()).toContainText(/^Bible Assistant/);
  await expect(chatMessages(page).last()).toContainText('For God so loved the world');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Biblical Figures' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Bible Chat' }).click();
  await expect(chatMessages(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to Figures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Biblical Figures' })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await expect(cardsIn(page, 'All figures')).toHaveCount(39);
});

test('a conversation is one tap away after leaving it, until the user ends it, and ending it can be undone', async ({
  signedIn: { page },
}) => {
  await page.goto('/biblical-figures');
  const openDavid = () =>
    page.getByRole('region', { name: 'All figures' }).getByRole('button', { name: 'King David' }).click();
  const back = page.getByRole('button', { name: 'Back to Figures' });
  const earlier = page.getByRole('region', { name: 'Your earlier conversation' });
  await openDavid();
  await expect(earlier).toHaveCount(0);
  const starters = page.getByRole('list', { name: 'You might say' }).getByRole('button');
  await expect(starters).toHaveText([...(STARTERS.david ?? [])]);
  await starters.first().click();
  await expect(chatMessages(page).last().getByText('attested')).toBeVisible();
  await back.click();
  await openDavid();
  await expect(chatMessages(page)).toHaveCount(1);
  await askAndWait(page, 'Were you ever afraid?');
  await earlier.getByRole('button', { name: 'Pick up where you left off' }).click();
  await expect(chatMessages(page)).toHaveCount(5);
  await expect(chatMessages(page).nth(1)).toHaveText(`You${GOLIATH}`);
  await expect(earlier).toHaveCount(0);

  await page.getByRole('button', { name: 'End conversation' }).click();
  await expect(chatMessages(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chatMessages(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'End conversation' }).click();
  await back.click();
  await openDavid();
  await expect(chatMessages(page)).toHaveCount(1);
  await expect(earlier).toHaveCount(0);
});

for (const [place, size] of Object.entries({
  'above the keyboard of a phone': { width: 390, height: 480 },
  'on a phone held sideways': { width: 844, height: 390 },
})) {
  test(`at least eight lines of an answer are visible ${place}`, async ({ signedIn: { page } }) => {
    await page.setViewportSize(size);
    await openChat(page, 'david');
    await askAndWait(page, GOLIATH);
    const top = await chatMessages(page).last().getByText('attested').boundingBox();
    const composer = await page.getByRole('textbox').boundingBox();
    const lineHeight = await chatMessages(page)
      .last()
      .locator('p')
      .last()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight));
    const room = (composer?.y ?? 0) - (top ? top.y + top.height : 0);
    expect(room / lineHeight).toBeGreaterThanOrEqual(8);
  });
}

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
    await expect(answer).toContainText(`King David${APOLOGY}`);
    await expect(answer).not.toContainText('html');
    await expect(page.getByText(GOLIATH)).toHaveCount(1);
    await page.unroute(CHAT);
    await answer.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(APOLOGY)).toBeHidden();
    await expect(chatMessages(page).last().getByText('attested')).toBeVisible();
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
  await expect(chatMessages(page).last().getByText('attested')).toBeVisible();
});

test('a user whose session has ended is asked to sign in, and finds the question again afterwards', async ({
  ruth: { page, email },
  context,
}) => {
  await openChat(page, 'david');
  await context.clearCookies();
  await askAndWait(page, GOLIATH);
  await expect(chatMessages(page).last().getByText('Please sign in to continue.')).toBeVisible();
  await page.reload();
  await submitSignIn(page, email);
  await expect(fieldOf(page, 'David')).toHaveValue(GOLIATH);
  await expect(chatMessages(page)).toHaveCount(1);
});

test('each chat keeps its own draft across a reload, and another user never sees the draft', async ({
  signedIn: { page },
}) => {
  await openChat(page, 'david');
  await fieldOf(page, 'David').fill('When you were hiding\nin the cave');
  await page.reload();
  await expect(fieldOf(page, 'David')).toHaveValue('When you were hiding\nin the cave');
  await openChat(page, 'esther');
  await expect(fieldOf(page, 'Esther')).toHaveValue('');
  await page.getByRole('button', { name: 'Back to Figures' }).click();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await confirmSignOut(page);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await submitSignUp(page, { firstName: 'Orpah' });
  await openChat(page, 'david');
  await expect(fieldOf(page, 'David')).toHaveValue('');
});

test('a message that is too long is neither sent nor cut', async ({ signedIn: { page } }) => {
  await openChat(page, 'david');
  const asked = questionsSentBy(page);
  const field = fieldOf(page, 'David');
  const long = 'Selah '.repeat(400).trim();
  await field.fill(long);
  await expect(
    page.getByText(`${long.length - MESSAGE_MAX} characters too long. Shorten it to send.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await field.press('Enter');
  await expect(field).toHaveValue(long);
  expect(asked).toEqual([]);

  await field.fill(long.slice(0, MESSAGE_MAX));
  await field.press('Enter');
  await expect(chatMessages(page).nth(1)).toHaveText(`You${long.slice(0, MESSAGE_MAX).trim()}`);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(page.getByText(APOLOGY)).toBeHidden();
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
  expect(copied).toContain(card?.question);
});

test('a chat is not stored on the device', async ({ signedIn: { page } }) => {
  await openChat(page, 'david');
  await askAndWait(page, 'murkfjord giant in my street');
  await askAndWait(page, 'zephyrquartz sling');
  expect(await storageOf(page)).not.toMatch(/murkfjord|zephyrquartz/);
  await page.reload();
  await expect(chatMessages(page)).toHaveCount(1);
  await expect(page.getByText(/murkfjord|zephyrquartz/)).toHaveCount(0);
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
    ['999', 'tel:999'],
  ] as const) {
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }

  await askAndWait(page, GOLIATH);
  await expect(chatMessages(page).last()).toContainText(/^King David/);
  await expect(chatMessages(page).last().getByText('attested')).toBeVisible();
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

function fieldOf(page: Page, shortName: string) {
  return page.getByRole('textbox', { name: `Write to ${shortName}…` });
}

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

/** Collects the questions sent from now on. */
function questionsSentBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON().messages.at(-1).content);
  });
  return asked;
}
