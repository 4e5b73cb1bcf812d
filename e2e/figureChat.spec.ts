import { STARTERS } from '#content/guide/starters';
import { STUDY_WELCOME } from '#content/guide/studyWelcome';
import { tabToAndPress } from './accessibility';
import { cardsIn, fieldOf, questionsSentBy } from './figureSteps';
import { askAndWait, chatMessages, expect, holdRequests, openChat, test } from './fixtures';
import { storageOf } from './traces';

const CHAT = '**/api/biblical-figures/chat';

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
  await expect(chatMessages(page).first()).toContainText(/^King DavidPeace\. I kept sheep\./);

  await askAndWait(page, GOLIATH);
  await expect(fieldOf(page, 'David')).toHaveValue('');
  await expect(chatMessages(page)).toHaveCount(3);
  await expect(chatMessages(page).nth(1)).toHaveText(`You${GOLIATH}`);
  const answer = chatMessages(page).last();
  await expect(answer).toContainText(/^King David/);
  await expect(answer.getByRole('paragraph').filter({ hasText: 'from the Bible' })).toContainText(
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

test('the tooltip of the stop button closes when the answer arrives under the pointer', async ({
  ruth: { page },
}) => {
  await openChat(page, 'david');
  const release = await holdRequests(page, CHAT);
  await fieldOf(page, 'David').fill(GOLIATH);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Stop' }).hover();
  const tooltip = page.locator('[popover]').getByText('Stop', { exact: true });
  await expect(tooltip).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  await expect(tooltip).toBeHidden();
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
  await expect(chatMessages(page).last().getByText('from the Bible', { exact: true })).toBeVisible();
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
    const top = await chatMessages(page).last().getByText('from the Bible', { exact: true }).boundingBox();
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

test('a chat is not stored on the device', async ({ signedIn: { page } }) => {
  await openChat(page, 'david');
  await askAndWait(page, 'murkfjord giant in my street');
  await askAndWait(page, 'zephyrquartz sling');
  expect(await storageOf(page)).not.toMatch(/murkfjord|zephyrquartz/);
  await page.reload();
  await expect(chatMessages(page)).toHaveCount(1);
  await expect(page.getByText(/murkfjord|zephyrquartz/)).toHaveCount(0);
});
