import { expect, test } from 'vitest';
import { CHAPTER_SUMMARIES, DETAILS } from '#content/knowledge';
import type { ChatMessage } from '#contract/chats';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { renderPart } from '#server/guide/written/answerParts';
import { topicById } from '#server/guide/written/topics';
import { openScripture, spanOf } from '#server/scripture/scripture.service';
import { askWrittenStudy } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** Sends messages one after the other and returns the last answer. */
function answerTo(...turns: string[]): string {
  const messages: ChatMessage[] = [];
  for (const content of turns) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: askWrittenStudy(scripture, messages).response });
  }
  return messages.at(-1)?.content ?? '';
}

test('the passages of details and chapter summaries exist', () => {
  const references = [
    ...DETAILS.flatMap(({ passages }) => passages),
    ...CHAPTER_SUMMARIES.flatMap(({ chapter, passage }) => [chapter, passage]),
  ];
  for (const reference of references) expect(() => spanOf(scripture.text, reference)).not.toThrow();
});

test('each detail leads to an entry, and to entries or topic pages near it', () => {
  for (const { of } of DETAILS) {
    expect(knowledgeById(of[0]), of[0]).not.toBeNull();
    for (const id of of) expect(knowledgeById(id) ?? topicById(id), id).not.toBeNull();
  }
});

test('no detail or summary is so close to the Bible text that the quotation gate changes it', () => {
  const texts = [...DETAILS, ...CHAPTER_SUMMARIES].map(({ text }) => text);
  const changed = texts.filter((text) => {
    const [part, ...others] = renderPart(scripture, { kind: 'text', text });
    return others.length > 0 || part?.kind !== 'text' || part.text !== text;
  });
  expect(changed).toEqual([]);
});

test('no two details have the same text', () => {
  expect(new Set(DETAILS.map(({ text }) => text)).size).toBe(DETAILS.length);
});

test.each([
  ['why was Cain mad at Abel', /^Cain was angry because God looked with favor on Abel’s offering/],
  ['how come jonah ran away from god?', /^Jonah says himself why he fled/],
  ['where did jonah run to', /^Jonah fled toward Tarshish/],
  ['how long was jonah in the whale', /^Jonah was in the fish three days/],
  ['Which island was Paul shipwrecked on?', /^(?:Paul was shipwrecked on|It was on) .*Malta/],
  ['How many wives did King Solomon have?', /^Solomon had seven hundred wives/],
  ['who was the first christian killed for believing', /^Stephen was the first Christian/],
  ['What colour was Joseph’s coat?', /^Joseph’s coat was a gift of his father Jacob/],
  ['which modern country did Abraham come from', /^Most scholars place Ur .* southern Iraq/],
  ['did paul ever meet jesus in person', /^Paul met Jesus after the crucifixion/],
  ['Is King Saul the same Saul who became Paul?', /^No, King Saul and Saul of Tarsus are two men/],
  ['how did the ark of the covenant disappear', /^What became of the ark of the covenant is not known/],
  ['Who sold Samson out to the Philistines?', /^Delilah betrayed Samson/],
  ['Does the book of Esther mention God?', /^The Hebrew book of Esther never names God/],
  ['what year did the Romans destroy the temple', /^It was the year 70/],
  ['how many women are in Jesus’ genealogy', /^Five women stand in Matthew’s genealogy/],
  [
    'who divided the Bible into chapters and verses',
    /^The chapters of today are credited to Stephen Langton/,
  ],
  ['how often was Peter freed from prison', /^Twice: an angel led Peter out/],
  ['does psalm 88 have any hope at the end', /^No, Psalm 88 does not end well/],
  ['Why do Jews not eat the hip tendon?', /^They do not eat the sinew of the hip/],
  ['what was manna made of', /^The Bible does not say what manna was made of/],
])('%s is answered with what it asks for', (question, answer) => {
  expect(answerTo(question)).toMatch(answer);
});

test('a question is answered as it was asked: for the reason, the place or the number', () => {
  const answers = [
    'why did judas betray jesus',
    'how much did judas get for betraying jesus',
    'who betrayed jesus',
  ].map((question) => answerTo(question));
  expect(new Set(answers).size).toBe(answers.length);
  expect(answers[0]).toMatch(/^The Gospels give no single reason/);
  expect(answers[1]).toContain('thirty pieces of silver');
});

test.each([
  ['Tell me about Moses', 'who was his brother?', /^Moses’ brother was Aaron/],
  ['who was king after Saul', 'how many sons did he have', /nineteen sons of David/],
  ['What happened at Pentecost?', 'who preached that day', /^Peter preached at Pentecost/],
  ['Tell me about the burning bush', 'who was his brother', /^Moses’ brother was Aaron/],
])('%s, then %s: the follow-up is about the same subject', (first, second, answer) => {
  expect(answerTo(first, second)).toMatch(answer);
});

test('after a detail, More tells the whole story', () => {
  expect(answerTo('why did jonah run away', 'More')).toContain('God sends Jonah to Nineveh');
});

test.each([
  'my brother hates me like cain hated abel and i dont know why',
  'I keep denying that I believe, like Peter. Why do I do that?',
])('a message about one’s own life gets no detail: %s', (message) => {
  const answer = answerTo(message);
  expect(DETAILS.filter(({ text }) => answer.includes(text))).toEqual([]);
});

test('a question about someone whom no detail mentions gets none', () => {
  const answer = answerTo('why did Nebuchadnezzar deny Jesus three times');
  expect(DETAILS.filter(({ text }) => answer.startsWith(text))).toEqual([]);
});

test.each([
  ['Where in the Bible is the Lord’s Prayer?', 'You can read it in Matthew 6:9-13'],
  ['that verse about iron sharpening iron', 'Proverbs says that as iron sharpens iron'],
  ['where does it say God knows the hairs on your head', 'You can read it in Matthew 10:29-31'],
  ['where do i find the parable of the sower', 'You can read it in Mark 4:'],
])('%s gets the reference first', (question, start) => {
  expect(answerTo(question).startsWith(start)).toBe(true);
});

test.each([
  ['Romans. One paragraph. Seminary first-year.', 'Paul wrote Romans from Corinth'],
  ['What happens in Judges, big picture?', 'Judges describes the time between Joshua and the first king'],
  ['summarize exodus for my 10yo', 'Exodus is the second book of the Bible'],
  ['Give me Jonah but in truck-stop English', 'Jonah is a story about a prophet'],
  ['tell me the prodigal son story fast', 'younger son asks for his inheritance'],
  ['Can you give the gist of Hebrews 11?', 'The chapter goes through those who lived by it'],
])('%s is answered with a summary', (message, summary) => {
  expect(answerTo(message)).toContain(summary);
});

test.each(['the story of my life in a nutshell', 'what is my job about'])('%s is no book', (message) => {
  expect(answerTo(message)).not.toContain('Job is a story and a long poem');
});

test('a verse for someone who lost his job is not about Job', () => {
  expect(answerTo('a verse for someone who lost his job and feels useless')).not.toContain(
    'Job lost his oxen',
  );
});
