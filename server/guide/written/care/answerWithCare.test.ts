import { expect, test } from 'vitest';
import { CRISIS_TEXTS } from '#content/care/crisisTexts';
import { REPLIES_ABOUT_IDENTITY } from '#content/care/disclosureReplies';
import { WAITING_PRAYER } from '#content/care/urgentTexts';
import { WORDS_IN_DISTRESS } from '#content/care/wordsInDistress';
import { SMALL_TALK_TEXTS } from '#content/guide/smallTalk';
import { CHAT_NAMES, CHATS, lastAnswer } from '#server/testing/guideChats';

const hasAny = (response: string, texts: readonly string[]) => texts.some((text) => response.includes(text));

test.each(CHAT_NAMES)('in the %s chat, a user in distress who asks what to say gets words to say', (name) => {
  const { response } = lastAnswer(CHATS[name], 'I want to die', 'How do I tell my sister?');
  expect(hasAny(response, WORDS_IN_DISTRESS.despair)).toBe(true);
});

test.each(CHAT_NAMES)(
  'in the %s chat, a gay user who asks whether God hates them is not told about hatred',
  (name) => {
    const { response } = lastAnswer(CHATS[name], 'I’m gay', 'does God hate me?');
    expect(hasAny(response, REPLIES_ABOUT_IDENTITY.hated.words)).toBe(true);
  },
);

test.each(CHAT_NAMES)(
  'in the %s chat, a message in another language gets the reply about languages',
  (name) => {
    const { response } = lastAnswer(CHATS[name], 'Soñé que estaba en la cocina de mi abuela');
    expect(SMALL_TALK_TEXTS.language.study).toContain(response);
  },
);

test.each(CHAT_NAMES)('in the %s chat, weak signs of danger get a quiet line', (name) => {
  const { response } = lastAnswer(CHATS[name], 'I have it in my hand. Pray fast.');
  expect(hasAny(response, CRISIS_TEXTS.faint)).toBe(true);
});

test.each([
  'I was drowning',
  'I died in the dream',
  'he was dead and I was so scared',
  'I am afraid to go to sleep',
])('in a chat about a dream, “%s” gets no quiet line', (message) => {
  expect(hasAny(lastAnswer(CHATS.symbol, message).response, CRISIS_TEXTS.faint)).toBe(false);
});

test('the sentences of a dream are not joined to a disclosure', () => {
  const told = [
    'The dog that I had put down in January was there.',
    'I could feel the weight of him on my ankles.',
  ];
  const { parts } = lastAnswer(CHATS.symbol, ...told);
  expect(parts.map(({ kind }) => kind)).not.toContain('crisis_help');
});

test.each(['study', 'job', 'esther'] as const)(
  'in the %s chat, a user who waits for an ambulance gets a prayer, and no other suggestions',
  (name) => {
    const { response, suggestions } = lastAnswer(
      CHATS[name],
      'her face is drooping and she cant speak',
      'pray for me',
    );
    expect(response).toContain(WAITING_PRAYER);
    expect(suggestions).toEqual(['Give me words to pray']);
  },
);

test.each(['study', 'job', 'esther'] as const)(
  'in the %s chat, a user who waits for an ambulance gets no quiet line',
  (name) => {
    const said = [
      'My dad collapsed and is not breathing',
      'they are on the way',
      'I am so scared she will die',
    ];
    expect(hasAny(lastAnswer(CHATS[name], ...said).response, CRISIS_TEXTS.faint)).toBe(false);
  },
);
