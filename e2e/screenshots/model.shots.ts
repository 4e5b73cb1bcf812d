import { says, saysSymbols } from '#server/testing/provider';
import { bring, DREAM, talkAboutFirst } from '../dreaming';
import { ask, talkWith } from '../house';
import { RISING_WATER, test } from '../modelHouse';
import { camera } from './camera';

test('screenshots of dreams and chats answered by AI, and by the written guide instead', async ({
  ruth: { page },
  model,
}) => {
  const { shoot, shootWhole } = camera(page);
  await page.goto('/dreams');
  model.answer = saysSymbols([RISING_WATER]);
  await bring(page, DREAM);
  await shootWhole('ai-dreams');
  await talkAboutFirst(page);
  model.answer = says('The psalm does not hurry past the deep.\n\nWho stood beside you?');
  await ask(page, 'It was cold, and I was alone.');
  await shoot('ai-dream-chat');
  await talkWith(page, 'david');
  model.answer = says('[imagined] My hands still smelled of wool.');
  await ask(page, 'How were you chosen to be king?');
  await shoot('ai-chat');
  model.answer = says('[imagined] I am Jesus.');
  await ask(page, 'How did you beat Goliath?');
  await shoot('ai-chat-instead');
});
