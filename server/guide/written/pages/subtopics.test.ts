import { expect, test } from 'vitest';
import { REMARK_PRAYERS } from '#content/guide/remarkPrayers';
import { REMARK_REPLIES } from '#content/guide/remarkReplies';
import { SUBTOPICS } from '#content/subtopics';
import { TOPICS } from '#content/topics';
import { figureWithId, startFigureChat, startStudyChat } from '#server/testing/guideChats';

const textsOf = (page: string) => SUBTOPICS.filter((one) => one.page === page).map(({ text }) => text);
const introductionOf = (id: string) => TOPICS.find((page) => page.id === id)?.introduction ?? id;
const shows = (response: string, texts: readonly string[]) => texts.some((text) => response.includes(text));

test('a message after a page gets the subtopic it clearly belongs to, once', () => {
  const chat = startStudyChat();
  expect(chat.says('In-laws').response).toContain(introductionOf('in-laws'));

  const { response } = chat.says('he wont talk to her for me, i asked 3 times');
  expect(shows(response, textsOf('in-laws'))).toBe(true);
  const again = chat.says('he wont talk to her for me, i asked him again');
  expect(again.response).not.toContain(textsOf('in-laws').find((text) => response.includes(text)));
});

test('a page offers its nearest subtopics, and tapping one shows it with its passage', () => {
  const chat = startStudyChat();
  const { suggestions } = chat.says('my mother in law visits us every single day');
  const title = suggestions.find((one) => SUBTOPICS.some((subtopic) => subtopic.title === one)) ?? '';
  const tapped = SUBTOPICS.find((subtopic) => subtopic.title === title);
  const { response, parts } = chat.says(title);

  expect(response).toContain(tapped?.text);
  expect(parts.some(({ kind }) => kind === 'scripture')).toBe(tapped?.passage !== null);
});

test('a subtopic is about its page: more of it, and its prayer, follow', () => {
  const chat = startStudyChat();
  chat.says('In-laws');
  chat.says('he wont talk to her for me, i asked 3 times');
  expect(chat.says('more').parts.filter(({ kind }) => kind === 'scripture').length).toBeGreaterThan(1);
  expect(chat.says('Give me words to pray').response).toContain(
    TOPICS.find(({ id }) => id === 'in-laws')?.prayer,
  );
});

test('a question for what the Bible says, and a message of few words, get the page itself', () => {
  expect(startStudyChat().says('what does the bible say about divorce').response).not.toContain(
    textsOf('divorce').find(Boolean),
  );
  const { response } = startStudyChat().says('debt');
  expect(shows(response, textsOf('debt'))).toBe(false);
});

test('after a disclosure, no subtopic is shown or offered', () => {
  const chat = startStudyChat();
  chat.says('my husband hits me');
  const { response, suggestions } = chat.says('he wont talk to his mother for me, i asked 3 times');
  expect(
    shows(
      response,
      SUBTOPICS.map(({ text }) => text),
    ),
  ).toBe(false);
  expect(suggestions.filter((one) => SUBTOPICS.some(({ title }) => title === one))).toEqual([]);
});

test.each([
  ['he used to whistle in the kitchen every morning and now it is so quiet', 'missing-someone'],
  ['i told him ten times and he just shrugs', 'they-will-not'],
  ['we tried counseling twice already and it went nowhere', 'tried-and-failed'],
])('a remark gets a reply to what it tells: %s', (remark, kind) => {
  const study = startStudyChat();
  study.says('my brother lives with us now');
  expect(shows(study.says(remark).response, REMARK_REPLIES[kind] ?? [])).toBe(true);
});

test('grave news looks like a plain detail and gets no reply for one', () => {
  const chat = startStudyChat();
  chat.says('i am so angry at god');
  const { response } = chat.says('my brother got 9 months to live and my uncle is 80 and fine');
  expect(shows(response, REMARK_REPLIES['plain-detail'] ?? [])).toBe(false);
});

test('a prayer is about what the user told last, if no page is', () => {
  const chat = startFigureChat(figureWithId('esther'));
  chat.says('how did you get the courage to go to the king');
  chat.says('i have to speak in front of the whole school board on tuesday and my voice shakes');
  const { response } = chat.says('could you write me a short prayer for that');
  const prayers = [
    ...Object.values(REMARK_PRAYERS).flat(),
    TOPICS.find(({ id }) => id === 'courage')?.prayer ?? '',
  ];
  expect(shows(response, prayers)).toBe(true);
});

test('a short question that nothing answers is offered the subtopics of the page before, and no page about something else', () => {
  const chat = startStudyChat();
  chat.says('my daughter is 15 and wont talk to me anymore');
  const { response, suggestions } = chat.says('what did i do wrong');
  const titles = SUBTOPICS.filter(({ page }) => page === 'a-teenager-who-shuts-the-door').map(
    ({ title }) => title,
  );
  expect(response).not.toContain(introductionOf('unanswered-prayer'));
  expect(suggestions.filter((one) => titles.includes(one)).length).toBeGreaterThan(0);
});

test('in a conversation about a page, a short message that is about it, too, needs less to belong to a subtopic', () => {
  const chat = startStudyChat();
  chat.says('I got fired yesterday after 22 years');
  expect(shows(chat.says('im 58 who will hire me').response, textsOf('losing-a-job'))).toBe(true);
});

test('a message that says the page was the wrong one gets no subtopic of it, and no reply to a remark', () => {
  const chat = startStudyChat();
  chat.says('give me a verse on anger');
  const { response } = chat.says('no i mean GODS anger not mine');
  expect(shows(response, [...textsOf('anger'), ...Object.values(REMARK_REPLIES).flat()])).toBe(false);
});
