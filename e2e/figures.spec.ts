import type { Page } from '@playwright/test';
import { FIGURES } from '#content/figures';
import { STUDY_WELCOME } from '#content/studyWelcome';
import { MESSAGE_MAX } from '#contract/chatLimits';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { tabToAndPress } from './accessibility';
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

const LIST = '**/api/biblical-figures';
const CHAT = '**/api/biblical-figures/chat';
const STUDY = '**/api/bible-chat';
const MENTORS = '**/api/biblical-figures/mentors';

const APOLOGY =
  'I apologize, but I encountered an error. Please try again or consider taking this question to God in prayer.';

const DISTRESS = 'I just want to sleep and never wake up';
const GOLIATH = 'How did you beat Goliath?';

test('the list shows every biblical figure with its title, description, period and first three themes', async ({
  signedIn: { page },
}) => {
  const release = await holdRequests(page, LIST);
  await page.goto('/biblical-figures');
  await expect(page.getByText('Loading biblical figures...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Bible Chat' })).toBeVisible();
  release();

  const cards = cardsIn(page, 'All figures');
  await expect(cards).toHaveCount(24);
  await expect(page.getByText('Loading biblical figures...')).toBeHidden();
  for (const [at, { name, title, description, period, keyThemes }] of FIGURES.entries()) {
    const card = cards.nth(at);
    await expect(card.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
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

test('a chat with David always shows who is writing and where each statement comes from', async ({
  signedIn: { page },
}) => {
  await page.goto('/biblical-figures');
  await tabToAndPress(page, 'button', 'King David');
  await expect(page.getByRole('heading', { level: 1, name: 'King David' })).toBeVisible();
  await expect(page).toHaveTitle('King David · Stillwaters');
  await expect(fieldOf(page, 'David')).toBeFocused();
  const label = page.getByText('Written guide, in the voice of David. Not AI, and not the real David.');
  await expect(label).toBeInViewport({ ratio: 1 });
  await expect(chatMessages(page)).toHaveCount(1);
  await expect(chatMessages(page).first()).toContainText(/^King DavidPeace to you\. I have kept sheep/);

  await askAndWait(page, GOLIATH);
  await expect(fieldOf(page, 'David')).toHaveValue('');
  await expect(chatMessages(page)).toHaveCount(3);
  await expect(chatMessages(page).nth(1)).toHaveText(`You${GOLIATH}`);
  const answer = chatMessages(page).last();
  await expect(answer).toContainText(/^King David/);
  await expect(answer.getByRole('paragraph').filter({ hasText: 'attested' })).toContainText(
    '1 Samuel 17:32-50',
  );
  await expect(answer.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' })).toHaveAttribute(
    'href',
    '/scripture/1_Samuel_17.32-50',
  );
  await expect(answer.getByRole('blockquote')).toBeVisible();
  await expect(answer.getByText('imagined').first()).toBeVisible();

  for (const question of ['Why?', 'Tell me more']) await askAndWait(page, question);
  await expect(label).toBeInViewport({ ratio: 1 });
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
  await expect(cardsIn(page, 'All figures')).toHaveCount(24);
});

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
  await expect(cardsIn(page, 'All figures')).toHaveCount(24);
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
  await expect(cardsIn(page, 'All figures')).toHaveCount(24);

  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.goto('/biblical-figures?with=ruth');
  await expect(page.getByRole('alert')).toHaveText(/We couldn’t load the figures\./);
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth' })).toBeVisible();
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

function cardsIn(page: Page, region: string) {
  return page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

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
