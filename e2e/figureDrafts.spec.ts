import { MESSAGE_MAX } from '#contract/chatLimits';
import { fieldOf, questionsSentBy } from './figureSteps';
import {
  askAndWait,
  chatMessages,
  confirmSignOut,
  expect,
  openChat,
  submitSignIn,
  submitSignUp,
  test,
} from './fixtures';

const APOLOGY =
  'I apologize, but I encountered an error. Please try again or consider taking this question to God in prayer.';

const GOLIATH = 'How did you beat Goliath?';

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
