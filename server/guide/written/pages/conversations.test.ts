import { expect, test } from 'vitest';
import { GOD_SEES_CHILD } from '#content/care/childReplies';
import { REPLIES_ABOUT_FASTING } from '#content/care/disclosureReplies';
import { REPLIES_IN_GRIEF } from '#content/care/griefReplies';
import { david } from '#content/figures/david/david';
import { GUIDE_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { LISTENING_REPLIES } from '#content/guide/listening';
import { OWN_STORY_TEXTS } from '#content/guide/ownStories';
import { RIGHT_OR_WRONG, RIGHT_OR_WRONG_IN_GENERAL } from '#content/guide/rightAndWrong';
import { SMALL_TALK_TEXTS } from '#content/guide/smallTalk';
import { SOMEONE_ELSES_STORY } from '#content/guide/wordsToSay';
import { TOPICS } from '#content/topics';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import { openScripture } from '#server/scripture/scripture.service';
import { figureWithId, startFigureChat } from '#server/testing/guideChats';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** Sends these messages one after another and returns the last answer. */
function answerTo(...turns: string[]): ChatAnswer {
  const messages: ChatMessage[] = [];
  for (const content of turns) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: askWrittenStudy(scripture, messages).response });
  }
  return askWrittenStudy(scripture, messages.slice(0, -1));
}

const isOneOf = (texts: readonly string[], { response }: ChatAnswer) =>
  texts.some((text) => response.includes(text));
const helpTextOf = ({ parts }: ChatAnswer) => {
  const help = parts.find((part) => part.kind === 'crisis_help');
  return help?.kind === 'crisis_help' ? help.text : '';
};
const concernOf = ({ parts }: ChatAnswer) => {
  const help = parts.find((part) => part.kind === 'crisis_help');
  return help?.kind === 'crisis_help' ? help.concern : null;
};

test.each([
  ['biopsy was tuesday, results not til the 19th. cannot sleep', 'its the breast. my mum had it'],
  ['lonely', 'i drive a truck, saskatoon to thunder bay mostly'],
])('a detail after %j is heard, and brings no further passages', (first, detail) => {
  const answer = answerTo(first, detail);
  const { additions, additionsAfterRestating } = OWN_STORY_TEXTS;

  expect(isOneOf([...additions, ...additionsAfterRestating], answer), answer.response).toBe(true);
  expect(answer.parts.some((part) => part.kind === 'scripture')).toBe(false);
});

test('a further question about a page gets one passage, not the next three', () => {
  const answer = answerTo(
    'im so bored. its sunday n mum says no switch bc its the lords day',
    'is that even in the bible',
  );

  expect(isOneOf(GUIDE_TEXTS.isInBible, answer)).toBe(true);
  expect(answer.parts.filter((part) => part.kind === 'scripture')).toHaveLength(1);
});

test('a complaint about a page is heard, and brings no further passage', () => {
  const answer = answerTo(
    'we are in debt and the letters keep coming',
    'that does not help. the debt letters keep coming',
  );

  expect(isOneOf(GUIDE_TEXTS.sorry, answer)).toBe(true);
  expect(isOneOf(LISTENING_REPLIES.debt?.heard ?? [], answer)).toBe(true);
  expect(answer.parts.some((part) => part.kind === 'scripture')).toBe(false);
});

test('a parent whose child came out is not led to tell others', () => {
  const answer = answerTo(
    'my kid told me in the car. 15. wants to be called Eli now, he. I love that kid. I lead the women’s study at church',
    'I told him I love him. what do I tell the women on wednesday',
  );

  expect(isOneOf(SOMEONE_ELSES_STORY.texts, answer)).toBe(true);
});

test('a user who wants no verse gets none', () => {
  const answer = answerTo(
    'biopsy was tuesday, results not til the 19th. cannot sleep',
    'i dont want a verse',
  );

  expect(answer.parts.some((part) => part.kind === 'scripture')).toBe(false);
});

test('a user who asks for a psalm in passing gets one', () => {
  const answer = answerTo(
    'biopsy was tuesday, results not til the 19th. cannot sleep',
    'gies a wee psalm then',
  );

  expect(isOneOf(TURN_TEXTS.anotherVerse.study, answer)).toBe(true);
});

test.each([
  ['my brother died on the 3rd and I am so mad at him', 'does that make me a bad sister', '1 John 3:20'],
  ['I shouted at my wife. She has dementia.', 'Does God hold it against me?', 'Psalm 103:13-14'],
])('after %j, %j is not answered with rules', (first, question, reference) => {
  const answer = answerTo(first, question);

  expect(
    isOneOf(
      RIGHT_OR_WRONG.flatMap(({ texts }) => texts),
      answer,
    ),
  ).toBe(true);
  expect(answer.citations).toContain(reference);
});

test('“what CAN i do then lol” after a page gets a first step', () => {
  const answer = answerTo(
    'im so bored. its sunday n mum says no switch bc its the lords day',
    'what CAN i do then lol',
  );

  expect(isOneOf([LISTENING_REPLIES.boredom?.help ?? ''], answer), answer.response).toBe(true);
});

test('a bereaved user who asks about baptism and heaven is comforted, not only told that we are sorry', () => {
  const answer = answerTo(
    'do u have to be baptised to go to heaven my friend was going to get done in april and he died in march. motorbike',
  );

  expect(isOneOf(REPLIES_IN_GRIEF.hell.words, answer)).toBe(true);
});

test('“I never said bye” after a death is grief, not a complaint', () => {
  const answer = answerTo(
    'Mi mamá died in the covid, Guayaquil. I was in Queens on a phone',
    'I never said bye',
  );

  expect(isOneOf(REPLIES_IN_GRIEF.fault.words, answer)).toBe(true);
});

test('a user who has to go is let go', () => {
  const answer = answerTo(
    'I shouted at my wife. She has dementia.',
    'Thank you. She’s calling for me, must go.',
  );

  expect(isOneOf(SMALL_TALK_TEXTS.goodbye.study, answer)).toBe(true);
});

test.each(['I can’t do this anymore, I have to go', 'tell my boys I love them, I must go'])(
  '%j is not taken for a goodbye of the chat',
  (message) => {
    expect(isOneOf(SMALL_TALK_TEXTS.goodbye.study, answerTo('my wife died in May', message))).toBe(false);
  },
);

test('a plan with a question gets words to say, not congratulations', () => {
  const answer = answerTo(
    'Every month my family sends me a list of what I should pay for',
    'i will try and call her sunday. how do i start it',
  );

  expect(isOneOf(SMALL_TALK_TEXTS.resolved.study, answer)).toBe(false);
});

test('a passage mentioned in passing does not replace the answer, and is not repeated', () => {
  const story =
    'Got an offer from Rotterdam. Pay is better, but my parents are old and I am the only child. I keep flipping open my bible and pointing at random verses, got Habakkuk 2 three times';
  const answer = answerTo(story, 'So no sign at all? I just decide??');

  expect(answerTo(story).citations).not.toContain('Habakkuk 2');
  expect(answer.response).not.toContain('Habakkuk 2');
});

test('a verse for a mood of someone else is not searched by words', () => {
  const { response } = answerTo('is there a verse for keeping calm when your husband is in a mood');

  expect(response).not.toMatch(/carnally|adulter/);
});

test('a greeting of praise does not hide what is wrong', () => {
  const message =
    'praise God. here no rain since april, I sold the second cow for the school fees. I pray every morning at 4 and the sky is just blue. what sin did we do';
  expect(answerTo(message).response).not.toContain('Ten lepers were healed');
});

test('a question about what people did to the user is not answered with a doctrine', () => {
  const { response } = answerTo(
    'in my church the son of the pastor took the sound table from me',
    'maybe i am proud. but also is wrong what they did no?',
  );

  expect(response).not.toContain('inerrancy');
});

test('a figure without a story for the user’s trouble offers a page about it, which a tap opens', () => {
  const trouble: ChatMessage[] = [
    { role: 'user', content: 'tell me about your life' },
    { role: 'assistant', content: 'I was a shepherd.' },
    {
      role: 'user',
      content: 'I work in payroll and found cleaners being paid for fewer hours than they work',
    },
  ];
  const heard = askWrittenFigure(scripture, david, trouble);
  const opened = askWrittenFigure(scripture, david, [
    ...trouble,
    { role: 'assistant', content: heard.response },
    { role: 'user', content: heard.suggestions[0] ?? '' },
  ]);

  expect(heard.speaker).toBe('figure');
  expect(heard.suggestions[0]).toBe('Work');
  expect(opened.speaker).toBe('guide');
  expect(opened.response).toContain(TOPICS.find(({ title }) => title === 'Work')?.introduction);
});

test('a child who asks whether God can see under the blankets hears yes, and that telling is right', () => {
  const { response } = answerTo('hi im 11. can god see under the blankets');

  expect(response).toContain(GOD_SEES_CHILD.answer);
  expect(response).toContain(GOD_SEES_CHILD.question);
});

test('a child whose lunch card is taken gets the page about bullying, not a report to child protection', () => {
  const message = 'theres a boy in yr 6 called Riley he takes my lunch card. hes massive';

  for (const answer of [
    answerTo(message),
    askWrittenFigure(scripture, david, [{ role: 'user', content: message }]),
  ]) {
    expect(concernOf(answer)).toBeNull();
    expect(answer.response).toContain('Hannah was taunted');
  }
});

test('a child whom a boy at school hits still gets help', () => {
  expect(
    concernOf(answerTo('im 10. theres a boy in yr 6 he takes my lunch card and punches me till i bleed')),
  ).not.toBeNull();
});

test('a user whose friend sent a farewell hears whom to call, until the friend is found', () => {
  const farewell = 'my mate jordan just sent me ‘look after my ps5 bro love u’ and hes not picking up';
  const turns = [
    'hes 17 same as me. his mum works nights. i dont have her number',
    'hes in his house i can see his snap map',
  ];
  const answers = [answerTo(farewell), answerTo(farewell, turns[0] ?? ''), answerTo(farewell, ...turns)];

  for (const answer of answers) {
    expect(concernOf(answer)).toBe('crisis');
    expect(helpTextOf(answer)).toMatch(/emergency number/);
    expect(answer.citations).toEqual([]);
  }
  expect(new Set(answers.map(helpTextOf)).size).toBe(3);
  expect(concernOf(answerTo(farewell, 'he answered. he was asleep'))).toBeNull();
});

test('a friend who says that a user may have the console is no emergency', () => {
  const answer = answerTo('my mate is moving to Leeds and said look after my ps5, love you bro');

  expect(concernOf(answer)).toBeNull();
  expect(answer.citations).not.toContain('Psalm 5');
});

test('help comes again when a user in despair says “me too”, or that no one is home', () => {
  const first = 'elijah asked to die under the tree. I want that too';

  expect(concernOf(answerTo(first, 'Me too I think. Since the divorce'))).toBe('crisis');
  expect(concernOf(answerTo(first, 'There’s nobody home tonight'))).toBe('crisis');
});

test('“he has never hit me” after a disclosure of control is not taken for violence now', () => {
  const answer = answerTo(
    'He has my bank card and put a tracker on the car. I show receipts for the £20 a week',
    'Hes never hit me so its not that',
  );

  expect(answer.response).not.toContain('danger right now');
});

test('a relapse after a counted time gets the words for a relapse', () => {
  const answer = answerTo(
    'four hundred and twelve days. and then saturday i had the lot. wedding, open bar, i thought just the toast',
  );

  expect(isOneOf(SMALL_TALK_TEXTS.relapse.study, answer)).toBe(true);
});

test('a grieving child who asks whether to finish something is not answered with rules', () => {
  const answer = answerTo(
    'grandad died on tuesday i am 10',
    'he was teeching me to whittel. we didnt finish the owl',
    'can i still finish it',
  );

  expect(isOneOf(RIGHT_OR_WRONG_IN_GENERAL.texts, answer)).toBe(false);
});

test.each([
  'my dad had a stroke in feb so im running the panel beating shop. im 22. the guys call me small boss. one of them is 60 he taught my dad',
  'my brothers sold the land in Bihar without me when i was in Qatar working. now they have a wedding and they invite me',
])('%j brings no card', (message) => {
  expect(concernOf(answerTo(message))).toBeNull();
});

test.each([
  ['i just need to not set him off, it was fine until i burned the rice', 'abuse'],
  [
    'Doing a 40 day fast and I feel AMAZING. Is it ok to go to water only? I’m already down to 44kg so I know I can do it',
    'crisis',
  ],
])('%j gets help', (message, concern) => {
  expect(concernOf(answerTo(message))).toBe(concern);
});

test.each([
  'we try not to set the smoke alarm off when he cooks',
  'my toddler melts down so we try not to set him off before bed',
  'I fasted for 10 days with my church and felt close to God',
])('%j gets no help', (message) => {
  expect(concernOf(answerTo(message))).toBeNull();
});

test('a listening answer begins with what the user told, but two in a row do not', () => {
  const first = 'My brother wants to sell the house as it stands. Dad’s chalk numbers are still on the wall';
  const second = 'he asked my aunt about the furniture';

  expect(answerTo(first).response).toMatch(/^Your brother wants to sell the house as it stands\./);
  expect(answerTo(first, second).response).not.toContain('He asked your aunt');
});

test('a remark after a light conversation is not met with a heavy line or a stock question', () => {
  const answer = answerTo(
    'what is the difference between a cherub and a seraph my 6 yr old asked at bathtime',
    'the janitor hid one in his garage for me',
  );

  expect(answer.response).toMatch(/The janitor hid one in his garage for you\./);
  expect(OWN_STORY_TEXTS.questions.some((question) => answer.response.includes(question))).toBe(false);
});

test('a long earlier message does not explain a clear disclosure away', () => {
  const answer = answerTo(
    'my youth leader wants everybody to share the hardest thing they ever been through at winter camp, like in a circle. And i dont want to. Last year i shared a fake one about my hamster',
    'bc the real one is my uncle. when we lived at his apartment in Yonkers. my mom doesnt know. i was 9',
  );

  expect(concernOf(answer)).toBe('child');
});

test.each([
  [
    'child',
    'dad makes us all hold hands and pray. saturday he put her head thru the closet door, the thin kind',
  ],
  ['sexual', 'he said thats what friendly gets. after. in the car. I keep washing my coat'],
])('%s: %j is answered with help', (concern, message) => {
  expect(concernOf(answerTo(message))).toBe(concern);
});

test('a remark about the figure that mentions a brother and a school is no disclosure', () => {
  const { response } = askWrittenFigure(scripture, david, [
    { role: 'user', content: 'Did you really keep goliaths sword like as a souvenir' },
    { role: 'assistant', content: 'It was kept at Nob.' },
    {
      role: 'user',
      content: 'thats metal. my brother says you were like 4 feet tall and he is in 8th grade',
    },
  ]);

  expect(
    [...GUIDE_TEXTS.mayBeYours, ...GUIDE_TEXTS.mayHurtYourself].some((text) => response.includes(text)),
  ).toBe(false);
});

test('how something should be explained is not its subject', () => {
  const { response } = answerTo('Explain the filioque like im a tired nurse on break');

  expect(response).toContain('the Spirit proceeds');
});

test('“shorter” after a verse for an occasion gives its shortest verse or says that it was that', () => {
  const { response } = answerTo('a verse for a retirement plaque', 'shorter');

  expect(response).toContain('I don’t have a shorter one for this.');
});

test('a verse that the user does not want is not chosen', () => {
  expect(answerTo('which psalm do I read tonight, not a sad one').response).not.toContain('For a low day');
});

test('a figure does not agree that God is cruel', () => {
  const { response } = askWrittenFigure(scripture, figureWithId('job'), [
    { role: 'user', content: 'my wife has cancer' },
    { role: 'assistant', content: 'I am sorry. That is hard to live with and hard to wait through.' },
    { role: 'user', content: 'God is cruel' },
  ]);

  expect(response).not.toMatch(/^(?:True|You may be right|I can’t argue)/);
  expect(response).toMatch(/say (?:that|it) to him/i);
});

test('“I was trafficked” to a figure is answered with help', () => {
  const answer = askWrittenFigure(scripture, figureWithId('esther'), [
    { role: 'user', content: 'did you love the king' },
    { role: 'assistant', content: 'Nothing I have here says whether I did.' },
    { role: 'user', content: 'I was trafficked' },
  ]);

  expect(concernOf(answer)).toBe('trafficking');
});

test('what may be a second subject gets no question about the first, and its own page as a choice', () => {
  const { response, suggestions } = answerTo('my teenager won’t talk to me', 'I can’t sleep because of work');
  const first = TOPICS.find(({ id }) => id === 'a-teenager-who-shuts-the-door');

  expect(first?.questions.some((question) => response.includes(question))).toBe(false);
  expect(suggestions).toContain(TOPICS.find(({ id }) => id === 'sleeplessness')?.title);
});

test('who fears that God is angry is not told how to be angry with God', () => {
  const { response } = answerTo('how do u know if god is mad at u');

  expect(response).not.toContain(TOPICS.find(({ id }) => id === 'anger-at-god')?.introduction);
});

test('after an eating disorder, a question about a fast is answered with care and without a story of fasting', () => {
  const esther = figureWithId('esther');
  const messages: ChatMessage[] = [];
  for (const content of [
    'nobody knows I throw up after dinner, I run the shower so they don’t hear. I am 16 and scared of food',
    'you fasted three days and they call you brave. so why is mine bad',
  ]) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: askWrittenFigure(scripture, esther, messages).response });
  }
  const answer = messages.at(-1)?.content ?? '';

  expect(
    REPLIES_ABOUT_FASTING.words.some((words) => answer.includes(words)),
    answer,
  ).toBe(true);
  expect(answer).not.toContain('Shushan');
});

test('a question that an entry leaves open is not answered with the rest of its passages', () => {
  const asked = ['who was the widow of Nain', 'Thank you. Did she have other children?'];

  expect(answerTo(...asked).response).not.toMatch(/\d:\d/);
  expect(answerTo(...asked, 'More').response).toContain('1 Kings 17');
});

test('a joke gets a laugh, except in a conversation about something sad', () => {
  const joke = 'our rooster starts at 3 am lol, my wife calls him pastor';

  expect(isOneOf(OWN_STORY_TEXTS.laughs, answerTo(joke))).toBe(true);
  expect(isOneOf(OWN_STORY_TEXTS.laughs, answerTo('my dad died and the house is so quiet', joke))).toBe(
    false,
  );
});

test('a page that is unlikely among all pages is not shown, however clear its life area is', () => {
  const { response } = answerTo(
    'My wife and I tried for six years.',
    'we have one left frozen. one. my husband wants to wait til after tax season and says pray about it',
  );

  expect(response).not.toContain(TOPICS.find(({ id }) => id === 'purity')?.introduction);
});

test('a user who is expecting after treatment is neither told that it may not happen nor that churches differ', () => {
  const { response } = answerTo('What does selah mean', 'Due in august 😊 after 4 rounds of ivf');

  expect(response).not.toContain('yours may not');
  expect(response).not.toContain('embryo');
});

test('who asks which church is right is told that the guide does not settle it', () => {
  const { response } = answerTo('is confession to a priest needed', 'who is right then');

  expect(GUIDE_TEXTS.whyTheyDiffer.some((text) => response.includes(text))).toBe(true);
});

test('a figure does not agree with a question that has no question mark', () => {
  const chat = startFigureChat(figureWithId('ruth'));
  chat.says('my mother in law moves in next month');
  const { response } = chat.says('you were so nice to yours how did you do it');

  expect(response).not.toMatch(/can’t argue|may be right/);
});
