import { describe, expect, test } from 'vitest';
import {
  type DisclosureReply,
  REPLIES_ABOUT_IDENTITY,
  REPLIES_AFTER_HARM,
  REPLIES_AFTER_SUICIDE,
} from '#content/care/disclosureReplies';
import { FORGIVING_HARM } from '#content/care/disclosureTexts';
import type { ChatMessage } from '#contract/chats';
import { openScripture } from '#server/scripture/scripture.service';
import { startStudyChat } from '#server/testing/guideChats';
import { askWrittenStudy } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** Returns the answer to a message that follows another one. */
function answerAfter(disclosure: string, message: string): string {
  const messages: ChatMessage[] = [{ role: 'user', content: disclosure }];
  messages.push({ role: 'assistant', content: askWrittenStudy(scripture, messages).response });
  messages.push({ role: 'user', content: message });
  return askWrittenStudy(scripture, messages).response;
}

function expectReply(disclosure: string, message: string, { words }: DisclosureReply) {
  const answer = answerAfter(disclosure, message);
  expect(words.filter((text) => answer.includes(text))).toHaveLength(1);
}

describe('questions after a disclosure of harm', () => {
  test.each<[keyof typeof REPLIES_AFTER_HARM, string]>([
    ['leavingNow', 'i hear the car. thank you'],
    ['leavingNow', 'he just came in'],
    ['leavingNow', 'gotta go he is up'],
    ['leavingNow', 'thats his key'],
    ['leavingNow', 'I can hear footsteps, he’s on the stairs'],
    ['leavingNow', 'he is coming'],
    ['watched', 'I deleted this app once already when he came in. what verse do you have for patience'],
    ['watched', 'he reads my messages every night'],
    ['watched', 'im typing this in the bathroom'],
    ['watched', 'what if he sees this'],
    ['watched', 'he has the code to my phone'],
    ['watched', 'I always clear my history after'],
    ['protectingThem', 'He prays beautifully in church you know. I don’t want to shame him there'],
    ['protectingThem', 'i dont want to get him in trouble'],
    ['protectingThem', 'he would lose his ministry'],
    ['protectingThem', 'it would ruin his name'],
    ['protectingThem', 'What would the church think of him'],
    ['protectingThem', 'I can’t disgrace my family'],
    ['unclean', 'i feel so ashamed and dirty'],
    ['findsMe', 'he says if i leave he will find me'],
    ['findsMe', 'he tracks me with my phone'],
    ['withChildren', 'i have two little kids'],
    ['childNear', 'My daughter is eight'],
    ['childNear', 'my son is the same age now'],
    ['notSure', 'no he never hit me. so i dont know if it counts'],
    ['children', 'if I go will they take my kids'],
    ['injured', 'no i didnt go to the hospital'],
    ['injured', 'my ribs still hurt from it'],
    ['reachedOut', 'ok. i saved the number'],
    ['reachedOut', 'thank you. i might talk to someone'],
    ['forMe', 'is there a psalm for someone like me'],
    ['honoring', 'my mom says honor your elders'],
    ['punishment', 'Is God punishing me?'],
    ['notSure', 'maybe its not that bad'],
    ['nowhere', 'where would i even go'],
    ['alone', 'I am so alone with it'],
    ['inFear', 'i am afraid they hear me'],
    ['seen', 'does God see me here'],
    ['cannotPray', 'I cant pray anymore'],
    ['nights', 'the nightmares wont stop'],
    ['fault', 'was it my fault? i didnt say no'],
    ['kindAfter', 'but I still love him'],
  ])('%s: %s', (name, message) => {
    expectReply('My husband hits me', message, REPLIES_AFTER_HARM[name]);
  });
});

test('a user who has to leave gets two sentences and no passage', () => {
  const chat = startStudyChat();
  chat.says('My husband hits me');
  const { parts, response } = chat.says('i hear the car');

  expect(parts).toHaveLength(1);
  expect(response.length).toBeLessThan(220);
});

test.each([
  'the car broke down again',
  'he came to church with me on Sunday',
  'I closed my shop',
  'I read my Bible in the morning',
  'she prays for me',
  'I hurt my knee',
])('“%s” is no sign of being watched, and protects no one', (message) => {
  const answer = answerAfter('My husband hits me', message);
  const { leavingNow, watched, protectingThem } = REPLIES_AFTER_HARM;
  for (const { words } of [leavingNow, watched, protectingThem]) {
    expect(words.some((text) => answer.includes(text))).toBe(false);
  }
});

test('what a user adds after a disclosure is answered with one or two verses, and no two openers are the same', () => {
  const chat = startStudyChat();
  chat.says('My husband hits me');
  const added = ['he works at the port', 'we married in june', 'his brother is a deacon', 'the house is his'];
  const openers = added.map((message) => {
    const { parts } = chat.says(message);
    for (const part of parts) if (part.kind === 'scripture') expect(part.verses.length).toBeLessThan(3);
    const [first] = parts;
    return first?.kind === 'text' ? first.text : '';
  });

  expect(new Set(openers).size).toBe(added.length);
});

test('a user who asks in the same message whether to forgive an abuser gets help and an answer about forgiving', () => {
  const { parts, response } = startStudyChat().says('does God want me to forgive my abuser');

  expect(parts[0]?.kind).toBe('crisis_help');
  expect(FORGIVING_HARM.words.some((words) => response.includes(words))).toBe(true);
});

test('the guide answers “should I leave my husband” without telling anyone to stay where they are hurt', () => {
  expect(startStudyChat().says('should I leave my husband').response).toContain(
    'leaving to be safe isn’t wrong',
  );
});

describe('questions after a suicide in the family', () => {
  test.each<[keyof typeof REPLIES_AFTER_SUICIDE, string]>([
    ['funeral', 'what do i say at the funeral'],
    ['whyGod', 'why is god so silent'],
    ['rage', 'im so angry i threw my bible in the sink'],
    ['goingOn', 'how do people survive this'],
    ['guilt', 'i was supposed to call him back and i forgot'],
    ['children', 'what do I tell my kids'],
  ])('%s: %s', (name, message) => {
    expectReply('My brother killed himself on Sunday', message, REPLIES_AFTER_SUICIDE[name]);
  });
});

describe('questions of a user who is gay', () => {
  test.each<[keyof typeof REPLIES_ABOUT_IDENTITY, string]>([
    ['verses', 'but leviticus'],
    ['prayedAway', 'i prayed for it to go away for 2 years'],
    ['belonging', 'can i still go to youth group'],
    ['unsafe', 'my dad is a deacon. he would throw me out'],
    ['hated', 'does god hate me'],
    ['hell', 'so am i going to hell or not'],
  ])('%s: %s', (name, message) => {
    expectReply('I think I’m gay', message, REPLIES_ABOUT_IDENTITY[name]);
  });
});
