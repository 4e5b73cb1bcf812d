import { expect, test } from 'vitest';
import { CRISIS_TEXTS } from '#content/care/crisisTexts';
import { DISTRESS_REPLIES } from '#content/care/distressReplies';
import { REPLIES_IN_GRIEF } from '#content/care/griefReplies';
import type { ChatAnswer } from '#contract/chats';
import { CHAT_NAMES, CHATS, figureChat, lastAnswer } from '#server/testing/guideChats';

const hasHelp = ({ parts }: ChatAnswer) => parts.some(({ kind }) => kind === 'crisis_help');

test.each(
  CHAT_NAMES.flatMap((chat) =>
    ['I want to die', 'my husband hits me', 'my uncle raped me', 'I cut myself last night'].map(
      (told) => [chat, told] as const,
    ),
  ),
)('in the %s chat, “what should I do” after “%s” shows the helplines again', (chat, told) => {
  const answer = lastAnswer(CHATS[chat], told, 'what should I do');
  expect(answer.speaker).toBe('guide');
  expect(hasHelp(answer)).toBe(true);
});

test.each(
  CHAT_NAMES.flatMap((chat) =>
    (
      [
        ['why', 'why'],
        ['ok', 'stays'],
        ['thanks', 'thanks'],
        ['bye', 'goodbye'],
        ['more', 'more'],
        ['pls dont say tell my parents', 'secret'],
        ['it helps when its too loud. pls dont say tell a teacher', 'secret'],
        ['no way im telling my mom', 'secret'],
        ['please i not want police', 'secret'],
        ['what would you know about it', 'disagree'],
        ['dont tell me to see a doctor', 'disagree'],
      ] as const
    ).map(([said, turn]) => [chat, said, turn] as const),
  ),
)(
  'in the %s chat, “%s” after “I want to die” is answered by the guide, with help near',
  (chat, said, turn) => {
    const answer = lastAnswer(CHATS[chat], 'I want to die', said);
    expect(answer.speaker).toBe('guide');
    expect(DISTRESS_REPLIES.despair[turn].some((words) => answer.response.includes(words))).toBe(true);
  },
);

test('a user in distress who asks for the figure’s story gets it, and help stays near', () => {
  const answer = lastAnswer(figureChat('david'), 'I want to die', 'how did you beat goliath');
  expect(answer.speaker).toBe('figure');
  expect(answer.response).toContain('under Help');
});

test('a story asked for in between ends the follow-ups of distress', () => {
  const answer = lastAnswer(figureChat('david'), 'I want to die', 'how did you beat goliath', 'tell me more');
  expect(answer.speaker).toBe('figure');
});

test.each([
  ['my mom died last week', 'she wasnt a christian. is she in hell?', 'hell'],
  ['my dad passed away', 'where is he now', 'where'],
  ['our baby died', 'was it because of my sin', 'punished'],
  ['I lost my brother to an overdose', 'why did god let that happen', 'why'],
  ['my husband died in March', 'what do I do now', 'whatNow'],
] as const)('“%s” and then “%s” gets comfort, in every chat', (told, said, question) => {
  for (const chat of [CHATS.study, CHATS.job]) {
    const answer = lastAnswer(chat, told, said);
    expect(answer.speaker).toBe('guide');
    expect(REPLIES_IN_GRIEF[question].words.some((words) => answer.response.includes(words))).toBe(true);
  }
});

test('a general question about other faiths is not taken for grief', () => {
  const answer = lastAnswer(CHATS.study, 'is my neighbor going to hell? he is a muslim');
  expect(REPLIES_IN_GRIEF.hell.words.some((words) => answer.response.includes(words))).toBe(false);
});

test('a user who confessed a wrong and lost a child never gets the story of Bathsheba’s child', () => {
  const answer = lastAnswer(figureChat('david'), 'I cheated on my wife', 'my little boy died two years ago');
  expect(answer.response).not.toContain('My little son lay sick');
});

test.each(['my phone died', 'lol I’m dead', 'cut my finger', 'I’m dying 😂', 'my plant died'])(
  'the harmless “%s” gets no help and no page, in any chat',
  (said) => {
    for (const chat of [CHATS.study, CHATS.esther]) {
      const answer = lastAnswer(chat, said);
      expect(hasHelp(answer)).toBe(false);
      expect(answer.parts.some(({ kind }) => kind === 'scripture')).toBe(false);
    }
  },
);

test.each(['I cut my arm', 'im dead inside', 'I lost my wife and I want to be with her now'])(
  '“%s” still gets help',
  (said) => {
    expect(hasHelp(lastAnswer(CHATS.study, said))).toBe(true);
  },
);

test.each([
  'my mom doesnt know im gay',
  'i dont want to forgive them',
  'im 45 and just found out im pregnant!!',
])('“%s” is no sign of danger', (said) => {
  for (const chat of [CHATS.study, CHATS.esther]) {
    const answer = lastAnswer(chat, said);
    expect(hasHelp(answer)).toBe(false);
    expect(answer.response).not.toContain('people who listen');
  }
});

test('after violence against someone else, “what can I do” is answered for violence', () => {
  const answer = lastAnswer(CHATS.job, 'my dad drinks', 'he hits my mom', 'what can i do');
  expect(answer.parts[0]).toMatchObject({ kind: 'crisis_help', concern: 'abuse' });
});

test('a user in despair who names tablets is asked to put distance between them and the tablets', () => {
  const answer = lastAnswer(
    CHATS.job,
    'I don’t want to be here anymore',
    'i mean alive. i have the tablets from when mum was ill, theyre in the drawer',
  );
  const card = answer.parts.find((part) => part.kind === 'crisis_help');
  expect(card).toMatchObject({ near: CRISIS_TEXTS.nearWithMeans });
});
