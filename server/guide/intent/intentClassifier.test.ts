import { expect, test } from 'vitest';
import {
  REPLIES_ABOUT_IDENTITY,
  REPLIES_AFTER_HARM,
  REPLIES_AFTER_SUICIDE,
  REPLIES_TO_SCRUPLES,
} from '#content/care/disclosureReplies';
import { FORGIVING_HARM, NO_VERSE_FOR_HARM, STAY_OR_LEAVE } from '#content/care/disclosureTexts';
import { FIGURES } from '#content/figures';
import { GUIDE_TEXTS, OUT_OF_CHARACTER_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { SMALL_TALK_TEXTS } from '#content/guide/smallTalk';
import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import { SUBTOPICS } from '#content/subtopics';
import { TOPICS } from '#content/topics';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';
import { namesIn } from './knowledgeNames';

const scripture = openScripture();

/** Sends messages one after the other and returns the last answer. `to` is the id of a figure, or 'study'. */
function answerTo(to: string, ...turns: string[]): ChatAnswer {
  const figure = FIGURES.find(({ figureId }) => figureId === to);
  const messages: ChatMessage[] = [];
  let answer: ChatAnswer | undefined;
  for (const content of turns) {
    messages.push({ role: 'user', content });
    answer = figure ? askWrittenFigure(scripture, figure, messages) : askWrittenStudy(scripture, messages);
    messages.push({ role: 'assistant', content: answer.response });
  }
  return answer as ChatAnswer;
}

/** Returns the first text of a page or entry. */
function wordsOfPage(id: string): string {
  const topic = TOPICS.find((page) => page.id === id)?.introduction;
  const entry = ENTRIES.find((one) => one.id === id)?.text;
  const difference = DIFFERENCES.find((one) => one.id === id)?.shared;
  return topic ?? entry ?? difference ?? `no page ${id}`;
}

/** Returns the first text of a page, and the texts of its subtopics. */
function textsOfPage(id: string): string[] {
  return [wordsOfPage(id), ...SUBTOPICS.filter(({ page }) => page === id).map(({ text }) => text)];
}

const isCare = ({ parts }: ChatAnswer) => parts[0]?.kind === 'crisis_help';

test.each([
  ['someone at church touched me when I was a kid', 'hurt-as-a-child'],
  ['I was raped', 'sexual-violence'],
  ['my uncle touched me when I was little', 'hurt-as-a-child'],
  ['I was trafficked', 'held-against-your-will'],
  ['he controls all my money and reads my phone', 'when-love-controls'],
  ['my brother killed himself', 'after-a-suicide'],
  ['I keep having blasphemous thoughts that I cannot stop', 'thoughts-you-do-not-want'],
])('the Bible study chat answers %j with crisis help and the right topic page', (message, page) => {
  const answer = answerTo('study', message);
  expect(isCare(answer)).toBe(true);
  expect(answer.response).toContain(wordsOfPage(page));
});

test.each([
  ['I am gay', 'who-you-are'],
  ['I am trans', 'who-you-are'],
  ['Can a Christian be gay', 'same-sex-relationships'],
  ['my daughter came out as lesbian', 'someone-dear-comes-out'],
  ['why did God order the killing of the canaanites', 'the-canaanites'],
  ['should women preach', 'women-in-ministry'],
  ['What is the Trinity', 'trinity'],
  ['who wrote Hebrews?', 'letter-to-the-hebrews'],
  ['summarize Romans', 'letter-to-the-romans'],
  ['help me read the book of Job', 'book-of-job'],
  ['Who was Melchizedek', 'melchizedek'],
  ['my mum has dementia', 'memory-loss'],
])('the Bible study chat answers %j with the right text and no crisis help', (message, page) => {
  const answer = answerTo('study', message);
  expect(isCare(answer)).toBe(false);
  expect(answer.response).toContain(wordsOfPage(page));
});

test.each([
  ['u keep repeating urself', 'notHelping'],
  ['I just want to talk', 'justTalk'],
  ['can I talk to a real person', 'realPerson'],
  ['I am fine', 'fine'],
  ['tell me a story', 'tellStory'],
  ['hello, I am 12 years old', 'age'],
  ['Thank you. Goodbye.', 'goodbye'],
  ["I'm going to bed now.", 'goodbye'],
  ['I feel so alive today', 'goodNews'],
] as const)('%j gets a small-talk reply of the kind %s', (message, label) => {
  const { response } = answerTo('study', message);
  expect(SMALL_TALK_TEXTS[label].study.some((words) => response.includes(words))).toBe(true);
});

test('a user who mentioned being hit and asks about submitting or staying gets the texts written for victims', () => {
  const turns = ['my husband hits me', 'but wives submit to your husbands', 'should I stay'] as const;
  const [held, stay] = [answerTo('study', ...turns.slice(0, 2)), answerTo('study', ...turns)];

  expect(NO_VERSE_FOR_HARM.words.some((words) => held.response.includes(words))).toBe(true);
  expect(held.citations).not.toContain('Ephesians 5:22');
  expect(STAY_OR_LEAVE.words.some((words) => stay.response.includes(words))).toBe(true);
  expect(stay.suggestions).not.toContain('Forgiving others');
});

test.each(['can anyone see what I wrote', 'who reads this', 'is this private?', 'will my husband see this'])(
  'the answer to "%s" says who can read messages',
  (message) => {
    for (const to of ['study', 'hannah']) {
      const { response, speaker } = answerTo(to, message);
      expect(
        OUT_OF_CHARACTER_TEXTS.privacy.some((words) => response.includes(words)),
        to,
      ).toBe(true);
      expect(speaker).toBe('guide');
    }
  },
);

test('the message "shorter" shows only the start of the last answer, and a second one shows only the passage', () => {
  const told = ENTRIES.find(({ id }) => id === 'book-of-job')?.text ?? '';
  const [shorter, shortest] = [
    answerTo('study', 'summarize job', 'shorter'),
    answerTo('study', 'summarize job', 'shorter', 'shorter please'),
  ];

  expect(told.startsWith(shorter.parts[0]?.kind === 'text' ? shorter.parts[0].text : '-')).toBe(true);
  expect(shorter.response.length).toBeLessThan(told.length);
  expect(shortest.parts.every(({ kind }) => kind === 'scripture')).toBe(true);
});

test.each([
  ['Where is the verse about a cord of three strands', 'Ecclesiastes 4:12'],
  ['what is the verse that says iron sharpens iron', 'Proverbs 27:17'],
])('the guide finds a verse that the user knows from a newer translation: %s', (message, reference) => {
  expect(answerTo('study', message).citations).toContain(reference);
});

test('when the user announces a new subject, the answer is about the new subject', () => {
  expect(answerTo('study', 'i am so tired', 'ok different question, who is Boaz').response).toContain(
    wordsOfPage('boaz').slice(0, 60),
  );
});

test('a question about the meaning of a verse gets the verse first and suggestions of related topics', () => {
  const meaning = answerTo('study', 'what does Romans 8:28 mean');

  expect(meaning.citations[0]).toBe('Romans 8:28');
  expect(meaning.suggestions).toContain('Suffering and why');
  expect(answerTo('study', 'Romans 8:28').response).not.toContain(GUIDE_TEXTS.meaning[0]);
});

test('"a psalm for today" shows a psalm first', () => {
  const [first] = answerTo('study', 'give me a psalm for today').citations;

  expect(first).toMatch(/^Psalm /);
});

test('when a figure is asked about gay people, the guide answers instead', () => {
  const answer = answerTo('paul', 'do you hate gay people');
  expect(answer.speaker).toBe('guide');
});

test('if a figure’s story cards do not cover a question, the guide answers and never says that Scripture is silent', () => {
  for (const [figure, message] of [
    ['moses', 'what happened to Korah'],
    ['david', 'What happened to your daughter Tamar?'],
    ['peter', 'why did ananias and sapphira drop dead'],
  ] as const) {
    const answer = answerTo(figure, message);
    expect(answer.speaker).toBe('guide');
    expect(answer.response).not.toMatch(/does not tell|is silent|nothing that is written/i);
  }
});

test.each([
  ['moses', 'How did you get the ten commandments', 'thunder-at-sinai'],
  ['paul', 'what did you mean by grace', 'alive-by-grace'],
  ['paul', 'armour of God', 'armor-of-god'],
  ['paul', 'why write to Corinth', 'chloes-household'],
  ['peter', 'What happened at Pentecost', 'nine-in-the-morning'],
  ['david', 'does God forgive adultery', 'a-clean-heart'],
  ['david', 'did Bathsheba have a choice', 'from-the-roof'],
])('%s, asked “%s”, tells the story %s', (figureId, message, cardId) => {
  const card = FIGURES.find((who) => who.figureId === figureId)?.cards.find(({ id }) => id === cardId);

  expect(answerTo(figureId, message).response).toContain(card?.story);
});

test.each([
  ['moses', 'What were the ten plagues'],
  ['job', 'did god let satan hurt you'],
  ['david', 'why did you have Uriah killed'],
  ['esther', 'who was Vashti'],
  ['joshua', 'did the sun really stand still'],
])('%s, asked “%s”, answers with a fact', (figureId, message) => {
  const facts = FIGURES.find((who) => who.figureId === figureId)?.facts ?? [];
  const { response } = answerTo(figureId, message);

  expect(facts.filter(({ text }) => response.includes(text))).toHaveLength(1);
});

test('a question about everyday matters gets no verses', () => {
  for (const message of ['best pizza dough recipe', 'what is the capital of Peru', 'fix my wifi']) {
    const { parts } = answerTo('study', message);
    expect(
      parts.filter(({ kind }) => kind === 'scripture'),
      message,
    ).toEqual([]);
  }
});

test('after “no, it is my mother, not my wife”, the guide stays on the topic of the corrected message', () => {
  const answer = answerTo('study', 'my wife has dementia', 'no, it is my mother, not my wife');
  const page = TOPICS.find(({ id }) => id === 'memory-loss');
  expect(answer.citations.length).toBeGreaterThan(0);
  expect(answer.citations.every((passage) => page?.passages.includes(passage))).toBe(true);
});

/** Whether an answer contains one of these lines. */
const says = ({ response }: ChatAnswer, lines: readonly string[]) =>
  lines.some((line) => response.includes(line));

const shownIn = ({ parts }: ChatAnswer) => parts.filter(({ kind }) => kind === 'scripture');

test.each([
  ['study', 'My wife left me for my best friend', 'a-spouse-who-left'],
  ['study', 'a big decision is coming and I cant decide', 'decisions'],
  ['study', "how do I hear God's voice", 'hearing-god'],
  ['study', 'I prayed and prayed and God did nothing', 'unanswered-prayer'],
  ['study', 'Thank God my scan was clear', 'good-news'],
  ['study', 'can a christian be gay', 'same-sex-relationships'],
  ['study', 'my daughter came out as lesbian', 'someone-dear-comes-out'],
  ['paul', 'do you hate gay people', 'same-sex-relationships'],
  ['job', 'my wife has cancer', 'caring-for-the-sick'],
  ['mary-of-nazareth', 'were you sinless', 'mary'],
  ['mary-of-nazareth', 'hail mary full of grace', 'mary'],
  ['study', 'what does the bible say about anger', 'anger'],
  ['study', 'is hell real', 'hell'],
  ['study', 'happy easter!!', 'easter'],
])('in the %s chat, the guide answers %j with the right text and no crisis help', (to, message, page) => {
  const answer = answerTo(to, message);
  expect(answer.speaker).toBe('guide');
  expect(isCare(answer)).toBe(false);
  expect(says(answer, textsOfPage(page)), answer.response).toBe(true);
});

test('the news of an engagement gets a joyful answer and no text about heartbreak', () => {
  const answer = answerTo('study', 'I got engaged');
  const glad = ['just-engaged', 'good-news', 'engagement-and-wedding', 'joy'].flatMap(textsOfPage);
  expect(says(answer, [...glad, ...SMALL_TALK_TEXTS.goodNews.study])).toBe(true);
  expect(answer.response).not.toContain(wordsOfPage('heartbreak'));
});

test.each([
  'We paid off the house this morning and danced on the porch, twenty years and one bankruptcy behind us',
  'I PASSED MY DRIVING TEST',
  'mom is off the ventilator',
  'my girl got accepted to college!!',
])('good news gets a joyful answer, even if it contains sad words: %s', (message) => {
  const answer = answerTo('study', message);
  expect(
    says(answer, [
      ...SMALL_TALK_TEXTS.goodNews.study,
      ...textsOfPage('good-news'),
      ...textsOfPage('exams-and-study'),
      ...textsOfPage('gratitude'),
    ]),
    answer.response,
  ).toBe(true);
});

test.each([
  'heart broken. she said yes to somebody else',
  'he got promoted and I cried!',
  'why did she get accepted and I did not',
])('good news about someone else that makes the user sad gets no joyful answer: %s', (message) => {
  expect(says(answerTo('study', message), SMALL_TALK_TEXTS.goodNews.study)).toBe(false);
});

test.each([
  'I cut my finger chopping onions',
  "I'll sleep with the light off",
  "i'll be back after supper",
  "i'm in 6th grade",
])('harmless words that resemble harm get no crisis help and no topic page about harm: %s', (message) => {
  const answer = answerTo('study', message);
  expect(isCare(answer)).toBe(false);
  for (const page of ['self-harm', 'despair-of-life', 'a-child-in-danger'])
    expect(answer.response).not.toContain(wordsOfPage(page));
});

test('a correction that would sound like harm on its own gets no crisis help', () => {
  const answer = answerTo(
    'study',
    'my wife has cancer',
    'its my mother not my wife, i wrote wrong, the phone change it',
  );
  expect(isCare(answer)).toBe(false);
});

test('a user who corrects who hits them still gets crisis help', () => {
  expect(isCare(answerTo('study', 'my dad hits me', "it's my husband, not my dad"))).toBe(true);
});

test('a complaint about a misunderstanding gets an apology and an answer or suggestion about the right subject', () => {
  const answer = answerTo(
    'study',
    "I'm so angry at my sister",
    "what do you mean 'talk to her'. she is dead, she died in january and told nobody that she was ill",
  );
  expect(says(answer, GUIDE_TEXTS.sorryMisread)).toBe(true);
  expect(answer.response).toContain(
    TOPICS.find(({ id }) => id === 'losing-a-brother-or-sister')?.introduction,
  );
});

test('a user who asks the guide to stop showing verses gets an answer without verses', () => {
  const answer = answerTo(
    'study',
    'i lost my faith',
    'stop with the verses pls. i taught those verses for years and my kid still died. talk to me like a person',
  );
  expect(shownIn(answer)).toEqual([]);
  expect(says(answer, GUIDE_TEXTS.withoutVerses)).toBe(true);
});

test('a figure apologizes and does not tell the story that the user rejects', () => {
  const answer = answerTo('job', 'my son died', 'dont tell me about your new children');
  expect(answer.response).not.toContain(
    FIGURES.find(({ figureId }) => figureId === 'job')?.cards.find(({ id }) => id === 'bread-in-my-house')
      ?.story,
  );
  expect(says(answer, SMALL_TALK_TEXTS.notHelping.figure)).toBe(true);
});

test.each(['still not fair', 'thats impossible lol'])('%j gets a reply for users who disagree', (message) => {
  expect(
    says(answerTo('study', 'why did God harden pharaohs heart', message), TURN_TEXTS.disagree.study),
  ).toBe(true);
});

test('an abused user who asks whether they must forgive gets the text that does not demand forgiveness', () => {
  for (const message of ['do i have to forgive him', 'my pastor says I must forgive him']) {
    const answer = answerTo('study', 'my uncle touched me when I was little', message);
    expect({ message, isSaid: says(answer, FORGIVING_HARM.words) }).toEqual({
      message,
      isSaid: true,
    });
  }
  expect(says(answerTo('study', 'I was raped', 'will God forgive me'), FORGIVING_HARM.words)).toBe(false);
});

test.each([
  ['하나님 왜 저를 버리셨나요', 'language'],
  ['Боже, помоги мне', 'language'],
  ['can we be friends? i dont have many', 'love'],
  ['lol ok', 'fine'],
  ['bored. church is at five. entertain me', 'tellStory'],
  ['hi, I am 9 years old and my name is Precious', 'age'],
] as const)('%j is recognized as small talk of the kind %s', (message, label) => {
  expect(says(answerTo('study', message), SMALL_TALK_TEXTS[label].study)).toBe(true);
});

test('a message that begins with a greeting gets a greeting, even if more words follow', () => {
  expect(
    says(
      answerTo('study', 'Annyeong! from Busan, only the fishing boats and me are awake'),
      TURN_TEXTS.greeting.study,
    ),
  ).toBe(true);
});

test('the guide does not answer a "why" question or a long story with verses found only by word search', () => {
  for (const message of [
    'Why is there no cat in the Bible',
    'My neighbour brought us soup every day for two weeks while I was laid up with the hip, and she put the bins out. How do I thank her, is there something in the Bible about this?',
  ]) {
    expect(says(answerTo('study', message), [...GUIDE_TEXTS.verses, ...GUIDE_TEXTS.notFound]), message).toBe(
      false,
    );
  }
});

test('a child who describes harm at home gets the topic page for children in danger', () => {
  const answer = answerTo('study', 'my stepdad comes in my room at night and mum dont believe me im 13');
  expect(answer.response).toContain(wordsOfPage('a-child-in-danger'));
});

test.each([
  'I am a judge and I sentence men for what I go home to',
  "I'm scared to go home",
  'when hes had a drink i have to be very careful',
])('a user who is afraid at home gets the topic page about safety at home: %s', (message) => {
  for (const to of ['study', 'deborah'])
    expect(answerTo(to, message).response).toContain(wordsOfPage('safety-at-home'));
});

test('a parent’s threat to sacrifice a child gets crisis help, but a question about Abraham’s son does not', () => {
  expect(isCare(answerTo('abraham', 'my dad says God told him to offer me'))).toBe(true);
  expect(isCare(answerTo('abraham', 'why did God tell you to sacrifice your son'))).toBe(false);
});

test('if a message to a figure hints at harm, the guide answers and asks about the user', () => {
  const answer = answerTo(
    'mary-magdalene',
    'men at the base where i cleaned. they said nobody would believe a woman like me. you were called names too',
  );
  expect(answer.speaker).toBe('guide');
  expect(isCare(answer) || says(answer, [...GUIDE_TEXTS.mayBeYours, ...GUIDE_TEXTS.mayHurtYourself])).toBe(
    true,
  );
});

test('a user who compares their father to David in the story of Tamar gets help instead of a story', () => {
  const answer = answerTo(
    'david',
    'you had a daughter tamar. what did you do when you knew. my dad knew also',
  );
  expect(isCare(answer)).toBe(true);
  expect(answer.response).toContain(wordsOfPage('hurt-as-a-child'));
});

test('if a message to a figure hints at the user’s own death, the guide answers with crisis help', () => {
  const message = 'if i drown is it yea though i walk through the valley? i like the water at night';
  const answer = answerTo('david', message);
  expect(answer.speaker).toBe('guide');
  expect(isCare(answer)).toBe(true);
});

test('a figure answers a question about its life, or a request for a story, with a fitting passage of its own', () => {
  expect(answerTo('david', 'How did you become king').citations).toContain('1 Samuel 16:12-13');
  expect(answerTo('peter', 'tell me a fish story').citations).toContain('Luke 5:5');
});

test('a figure that is asked again about a story shows the passage instead of repeating the story', () => {
  const answer = answerTo(
    'ruth',
    'what did you do at the threshing floor',
    'what did you do at the threshing floor',
  );
  expect(says(answer, GUIDE_TEXTS.alreadyShown)).toBe(true);
  expect(answer.citations.some((passage) => passage.startsWith('Ruth 3'))).toBe(true);
});

test('Moses answers "do u have netflix" with a small-talk reply', () => {
  expect(says(answerTo('moses', 'do u have netflix'), SMALL_TALK_TEXTS.smallTalk.figure)).toBe(true);
});

test('an ill user who asks whether sickness is from the devil does not get the topic page about spiritual warfare', () => {
  const answer = answerTo(
    'study',
    'I have MS and my aunties pray over my bed, one says it is attack of the enemy and one says God is pruning me, they fight about it over my actual feet. Is sickness from the devil or from God?',
  );
  expect(answer.response).not.toContain(wordsOfPage('spiritual-warfare'));
});

test.each([
  'We have five children and the doctor said another would not be wise. My mother says God sends the bread. Is contraception a sin?',
  'My pastor has three girlfriends and preaches well. Abraham and David had many wives. polygamy?',
])('a disputed question at the end of a long message gets its topic page: %s', (message) => {
  const page = /contraception/.test(message) ? 'contraception' : 'polygamy';
  expect(answerTo('study', message).response).toContain(wordsOfPage(page));
});

test('a request to be prayed for gets a fixed reply, and a request for a prayer gets a prayer on its subject', () => {
  expect(
    says(answerTo('study', 'Pls pray for my visa interview on friday'), SMALL_TALK_TEXTS.prayForMe.study),
  ).toBe(true);
  const answer = answerTo('study', 'prayer for the night i cant sleep');
  expect(says(answer, TURN_TEXTS.pray.study)).toBe(true);
  expect(answer.response).toContain(TOPICS.find(({ id }) => id === 'sleeplessness')?.prayer);
});

test('a figure that is asked "is that in the bible" after a story shows one passage', () => {
  const answer = answerTo('peter', 'what was it like to walk on the water', 'is that in the bible');
  expect(says(answer, GUIDE_TEXTS.source)).toBe(true);
  expect(shownIn(answer).length).toBe(1);
});

test('what follows a disclosure is answered as part of it, without another kind of help', () => {
  const opening = 'my husband pushed me down the stairs on sunday';
  for (const [next, reply] of [
    ["he's not always like that. he cries after", REPLIES_AFTER_HARM.kindAfter],
    ['what if he takes the kids', REPLIES_AFTER_HARM.children],
    ["no one at church would believe me, he's an elder", REPLIES_AFTER_HARM.believed],
    ['I hate him', REPLIES_AFTER_HARM.hating],
  ] as const) {
    const answer = answerTo('study', opening, next);
    expect(isCare(answer), next).toBe(false);
    expect(says(answer, reply.words), next).toBe(true);
  }
});

test('a user bereaved by suicide gets no answer about hell and is not taken for a victim of violence', () => {
  const turns = [
    'my brother killed himself three weeks ago',
    'he texted me that night and i was asleep',
  ] as const;
  expect(says(answerTo('study', ...turns), REPLIES_AFTER_SUICIDE.guilt.words)).toBe(true);
  expect(says(answerTo('study', ...turns, 'is he in hell'), REPLIES_AFTER_SUICIDE.hell.words)).toBe(true);
});

test('a teenager who says that they are gay and asks whether God hates them gets the answer that he does not', () => {
  const turns = ['im 15 and i think im gay', 'does god hate me'] as const;
  expect(says(answerTo('study', ...turns), REPLIES_ABOUT_IDENTITY.hated.words)).toBe(true);
  expect(says(answerTo('study', ...turns, 'so am i going to hell'), REPLIES_ABOUT_IDENTITY.hell.words)).toBe(
    true,
  );
});

test('a user with scruples who asks again whether it counted gets no second card and no verdict', () => {
  const answer = answerTo(
    'study',
    'i keep having bad thoughts about jesus and i cant stop',
    'but what if i did it on purpose',
  );
  expect(isCare(answer)).toBe(false);
  expect(says(answer, REPLIES_TO_SCRUPLES.words)).toBe(true);
});

test.each(['am I forgiven', 'God helps those who help themselves', 'my wife is crying a lot'])(
  '%j gets no crisis help',
  (message) => expect(isCare(answerTo('study', message))).toBe(false),
);

test('a word of the King James text is explained in the verse that the user names', () => {
  expect(answerTo('study', 'what does "let" mean in 2 Thess 2:7').response).toContain('hold back');
});

test('the guide answers a message in Spanish or German that it reads English', () => {
  for (const message of ['¿por qué me abandonó Dios?', 'warum hat Gott mich verlassen, ich bin allein']) {
    expect(says(answerTo('study', message), SMALL_TALK_TEXTS.language.study), message).toBe(true);
  }
});

test('abbreviations of book names do not match everyday words', () => {
  expect([...namesIn('I am so tired, is it no good to cry a lot at my job').ids.keys()]).toEqual([]);
  expect([...namesIn('who wrote Amos').ids.keys()]).toEqual(['amos']);
});
