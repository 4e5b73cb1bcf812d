import { answerWithSymbols, answerWithText } from '#server/testing/provider';
import { DREAM, openFirstSymbolChat, submitDream } from '../dreamSteps';
import { askAndWait, openChat } from '../fixtures';
import { RISING_WATER, test } from '../modelServer';
import { camera } from './camera';

test('screenshots of dreams and chats that AI answers, and of a chat that the written guide answers instead', async ({
  ruth: { page },
  model,
}) => {
  const { shoot, shootWhole } = camera(page);
  await page.goto('/dreams');
  model.answer = answerWithSymbols([RISING_WATER]);
  await submitDream(page, DREAM);
  await shootWhole('ai-dreams');
  await openFirstSymbolChat(page);
  model.answer = answerWithText('The psalm does not hurry past the deep.\n\nWho stood beside you?');
  await askAndWait(page, 'It was cold, and I was alone.');
  await shoot('ai-dream-chat');
  await openChat(page, 'david');
  model.answer = answerWithText('[imagined] My hands still smelled of wool.');
  await askAndWait(page, 'How were you chosen to be king?');
  await shoot('ai-chat');
  model.answer = answerWithText('[imagined] I am Jesus.');
  await askAndWait(page, 'How did you beat Goliath?');
  await shoot('ai-chat-instead');
});
