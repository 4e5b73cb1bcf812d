import { expect, test } from 'vitest';
import { DISTRESS_REPLIES } from '#content/care/distressReplies';
import { REPLIES_IN_GRIEF } from '#content/care/griefReplies';
import { FIGURES } from '#content/figures';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenFigure, askWrittenStudy, askWrittenSymbol } from '#server/testing/writtenGuide';

const scripture = openScripture();

type Chat = (messages: readonly ChatMessage[]) => ChatAnswer;

const figureChat =
  (id: string): Chat =>
  (messages) => {
    const figure = FIGURES.find(({ figureId }) => figureId === id);
    if (!figure) throw new Error(`There is no figure ${id}.`);
    return askWrittenFigure(scripture, figure, messages);
  };

const symbolChat: Chat = (messages) =>
  askWrittenSymbol(scripture, {
    symbolName: 'Water',
    symbolContext: '',
    userMessage: messages.at(-1)?.content ?? '',
    conversationHistory: messages.slice(0, -1).map(({ role, content }) => `${role}: ${content}`),
  });

const CHATS: Readonly<Record<string, Chat>> = {
  study: (messages) => askWrittenStudy(scripture, messages),
  job: figureChat('job'),
  esther: figureChat('esther'),
  symbol: symbolChat,
};

/** Returns the last answer of a conversation. */
function lastAnswer(chat: Chat, ...turns: string[]): ChatAnswer {
  const messages: ChatMessage[] = [];
  let answer: ChatAnswer | undefined;
  for (const content of turns) {
    messages.push({ role: 'user', content });
    answer = chat(messages);
    messages.push({ role: 'assistant', content: answer.response });
  }
  if (!answer) throw new Error('A conversation needs a message.');
  return answer;
}

const hasHelp = ({ parts }: ChatAnswer) => parts.some(({ kind }) => kind === 'crisis_help');

test.each(
  Object.keys(CHATS).flatMap((chat) =>
    ['I want to die', 'my husband hits me', 'my uncle raped me', 'I cut myself last night'].map((told) => [
      chat,
      told,
    ]),
  ),
)('in the %s chat, “what should I do” after “%s” shows the helplines again', (chat, told) => {
  const answer = lastAnswer(CHATS[chat] as Chat, told, 'what should I do');
  expect(answer.speaker).toBe('guide');
  expect(hasHelp(answer)).toBe(true);
});

test.each(
  Object.keys(CHATS).flatMap((chat) =>
    (
      [
        ['why', 'why'],
        ['ok', 'stays'],
        ['thanks', 'thanks'],
        ['bye', 'goodbye'],
        ['more', 'more'],
      ] as const
    ).map(([said, turn]) => [chat, said, turn] as const),
  ),
)(
  'in the %s chat, “%s” after “I want to die” is answered by the guide, with help near',
  (chat, said, turn) => {
    const answer = lastAnswer(CHATS[chat] as Chat, 'I want to die', said);
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
  for (const chat of [CHATS.study, CHATS.job] as Chat[]) {
    const answer = lastAnswer(chat, told, said);
    expect(answer.speaker).toBe('guide');
    expect(REPLIES_IN_GRIEF[question].words.some((words) => answer.response.includes(words))).toBe(true);
  }
});

test('a general question about other faiths is not taken for grief', () => {
  const answer = lastAnswer(CHATS.study as Chat, 'is my neighbor going to hell? he is a muslim');
  expect(REPLIES_IN_GRIEF.hell.words.some((words) => answer.response.includes(words))).toBe(false);
});

test('a user who confessed a wrong and lost a child never gets the story of Bathsheba’s child', () => {
  const answer = lastAnswer(figureChat('david'), 'I cheated on my wife', 'my little boy died two years ago');
  expect(answer.response).not.toContain('My little son lay sick');
});

test.each(['my phone died', 'lol I’m dead', 'cut my finger', 'I’m dying 😂', 'my plant died'])(
  'the harmless “%s” gets no help and no page, in any chat',
  (said) => {
    for (const chat of [CHATS.study, CHATS.esther] as Chat[]) {
      const answer = lastAnswer(chat, said);
      expect(hasHelp(answer)).toBe(false);
      expect(answer.parts.some(({ kind }) => kind === 'scripture')).toBe(false);
    }
  },
);

test.each(['I cut my arm', 'im dead inside', 'I lost my wife and I want to be with her now'])(
  '“%s” still gets help',
  (said) => {
    expect(hasHelp(lastAnswer(CHATS.study as Chat, said))).toBe(true);
  },
);

test.each([
  'my mom doesnt know im gay',
  'i dont want to forgive them',
  'im 45 and just found out im pregnant!!',
])('“%s” is no sign of danger', (said) => {
  for (const chat of [CHATS.study, CHATS.esther] as Chat[]) {
    const answer = lastAnswer(chat, said);
    expect(hasHelp(answer)).toBe(false);
    expect(answer.response).not.toContain('people who listen');
  }
});

test('after violence against someone else, “what can I do” is answered for violence', () => {
  const answer = lastAnswer(CHATS.job as Chat, 'my dad drinks', 'he hits my mom', 'what can i do');
  expect(answer.parts[0]).toMatchObject({ kind: 'crisis_help', concern: 'abuse' });
});
