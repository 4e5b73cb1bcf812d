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
    ['findsMe', 'he says if i leave he will find me'],
    ['findsMe', 'he tracks me with my phone'],
    ['withChildren', 'i have two little kids'],
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

test('a user who asks in the same message whether to forgive an abuser gets help and an answer about forgiving', () => {
  const { parts, response } = startStudyChat().says('does God want me to forgive my abuser');

  expect(parts[0]?.kind).toBe('crisis_help');
  expect(FORGIVING_HARM.words.some((words) => response.includes(words))).toBe(true);
});

test('the guide answers “should I leave my husband” without telling anyone to stay where they are hurt', () => {
  expect(startStudyChat().says('should I leave my husband').response).toContain('stay where you are being');
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
