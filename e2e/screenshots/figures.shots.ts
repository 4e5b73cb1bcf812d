import { askAndWait, openChat, placeBurden, test } from '../fixtures';
import { camera } from './camera';

test('screenshots of the figures, chats, passages and the Help dialog', async ({ ruth: { page } }) => {
  const { shoot } = camera(page);

  await page.route('**/api/biblical-figures', () => {});
  await page.goto('/biblical-figures');
  await shoot('figures-loading');
  await page.unroute('**/api/biblical-figures');
  await page.route('**/api/biblical-figures', (route) => route.abort());
  await page.goto('/biblical-figures');
  await shoot('figures-unreachable');
  await page.goto('/biblical-figures?with=david');
  await shoot('chat-unreachable');
  await page.unroute('**/api/biblical-figures');
  await page.goto('/biblical-figures');
  await shoot('figures');
  const field = page.getByLabel('What are you going through?');
  await field.fill('I feel like giving up');
  await field.press('Enter');
  await shoot('figures-mentors', 1200);
  await field.fill('zzz');
  await field.press('Enter');
  await page.getByText('No matches found').first().waitFor();
  await shoot('figures-none');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('dialog', { name: 'Help is near' }).waitFor();
  await shoot('help');
  await page.getByLabel('Where are you?').selectOption('United Kingdom');
  await shoot('help-country');

  await openChat(page, 'david');
  await shoot('chat-welcome');
  await page.getByRole('textbox').fill('How did you beat Goliath? '.repeat(80));
  await shoot('chat-too-long');
  await page.getByRole('textbox').fill('');
  await page.route('**/api/biblical-figures/chat', () => {});
  await page.getByRole('textbox').fill('Who are you?');
  await page.keyboard.press('Enter');
  await shoot('chat-writing');
  await page.getByRole('button', { name: 'Stop' }).click();
  await shoot('chat-stopped');
  await page.unroute('**/api/biblical-figures/chat');
  await askAndWait(page, 'How did you beat Goliath?');
  await shoot('chat-answer');
  await page.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' }).click();
  await shoot('reader');
  await page.getByRole('button', { name: 'Close the passage' }).click();
  await askAndWait(page, 'I want to end my life');
  await shoot('chat-care');
  await page.route('**/api/biblical-figures/chat', (route) => route.abort());
  await askAndWait(page, 'Are you still there?');
  await shoot('chat-failed');
  await page.unroute('**/api/biblical-figures/chat');
  await openChat(page, 'bible-chat');
  await shoot('study-welcome');
  await askAndWait(page, 'I am anxious about money');
  await shoot('study-answer');

  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'They would be better off without me');
  await shoot('sanctuary-care');
  page.once('dialog', (dialog) => dialog.accept());
  for (const [name, address] of [
    ['passage', '/scripture/Psalm_23.1-3'],
    ['passage-paragraphs', '/scripture/John_3.16'],
    ['passage-missing', '/scripture/Psalm_151'],
  ] as const) {
    await page.goto(address);
    await shoot(name);
  }
  await page.getByRole('button', { name: 'Chapters' }).click();
  await shoot('passage-chapters');
  await page.goto('/scripture/Philippians_4.6-7');
  await page.getByRole('button', { name: 'careful', exact: true }).first().click();
  await shoot('passage-gloss');
});
