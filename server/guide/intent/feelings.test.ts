import { expect, test } from 'vitest';
import { NAMED_FEELINGS } from '#content/guide/feelings';
import { REMARK_REPLIES } from '#content/guide/remarkReplies';
import { figureWithId, startFigureChat } from '#server/testing/guideChats';
import { feelingIn } from './feelings';

test.each([
  ['im starting on monday and im terrified', 'afraid'],
  ['It makes me so angry that they laugh', 'angry'],
  ['i feel really left out', 'hurt'],
  ['I’m kinda proud of it', 'glad'],
  ['honestly i was so embarrassed', 'ashamed'],
  ['this job leaves me completely drained', 'tired'],
])('“%s” names the feeling: %s', (message, name) => {
  expect(feelingIn(message)).toBe(NAMED_FEELINGS[name]);
});

test.each([
  'I am not angry',
  'im used to it',
  'I’m down for that',
  'my son is scared of dogs',
  'they were proud of him',
  'i hurt my knee',
  'What made David so sad?',
])('“%s” names no feeling of the user', (message) => {
  expect(feelingIn(message)).toBeNull();
});

test('a figure answers the feeling that a user names', () => {
  const chat = startFigureChat(figureWithId('esther'));
  chat.says('were you scared');
  const { response } = chat.says('im starting a new job monday and im terrified');
  const replies = [...(NAMED_FEELINGS.afraid?.heard ?? []), ...(REMARK_REPLIES['fear-of-what-comes'] ?? [])];
  expect(
    replies.some((words) => response.includes(words)),
    response,
  ).toBe(true);
});
