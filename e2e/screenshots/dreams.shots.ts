import { DREAM_MAX } from '#contract/dreamLimits';
import {
  DISTRESS,
  DREAM,
  DREAM_CHAT,
  dreamField,
  INTERPRET,
  openFirstSymbolChat,
  submitDream,
  symbolsDisclosure,
} from '../dreamSteps';
import { askAndWait, test } from '../fixtures';
import { camera } from './camera';

test('screenshots of dreams, symbols, the symbol chat and the journal in every state', async ({
  ruth: { page },
}) => {
  const { shoot, shootWhole } = camera(page);
  const find = page.getByRole('button', { name: 'Find Symbols' });

  await page.goto('/dreams/journal');
  await shoot('dream-journal-empty');
  await page.goto('/dreams');
  await shoot('dreams-empty');
  await dreamField(page).fill(DREAM);
  await shoot('dreams-typed');
  await dreamField(page).fill('x'.repeat(DREAM_MAX + 1));
  await shoot('dreams-too-long');
  await dreamField(page).fill(DREAM);
  await page.route(INTERPRET, () => {});
  await find.click();
  await shoot('dreams-searching');
  await page.unroute(INTERPRET);
  await page.reload();
  await page.route(INTERPRET, (route) => route.abort());
  await find.click();
  await shootWhole('dreams-failed');
  await page.unroute(INTERPRET);
  await submitDream(page, DISTRESS);
  await shootWhole('dreams-care');
  await symbolsDisclosure(page).click();
  await shootWhole('dreams-care-symbols');
  await submitDream(page, 'xyz');
  await shootWhole('dreams-reflection');
  await submitDream(page, DREAM);
  await shoot('dreams-found');
  await page.getByRole('button', { name: 'Flag these symbols' }).click();
  await shootWhole('dreams-flagged');

  await openFirstSymbolChat(page);
  await shoot('dream-chat-welcome');
  await page.route(DREAM_CHAT, () => {});
  await page.getByRole('textbox').fill('It was cold, and I was alone.');
  await page.keyboard.press('Enter');
  await shoot('dream-chat-writing');
  await page.unroute(DREAM_CHAT);
  await page.getByRole('button', { name: 'Stop' }).click();
  await askAndWait(page, 'I am anxious about money');
  await shoot('dream-chat-answer');
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, keep the text' }).waitFor();
  await shoot('dream-chat-flagged');
  await page.getByRole('button', { name: 'Close' }).click();

  for (const dream of ['The snake came back, and there was water again.', 'I was falling once more.']) {
    await page.getByRole('button', { name: 'Save to my dream journal' }).click();
    await shoot('dream-keep');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'New Dream' }).click();
    await submitDream(page, dream);
  }
  await page.getByRole('link', { name: 'Dream journal', exact: true }).click();
  await shootWhole('dream-journal');
  await page.getByRole('button', { name: 'Delete this dream' }).first().click();
  await shoot('dream-journal-deleted');
});
