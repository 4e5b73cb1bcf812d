import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import { holidayIn } from '#server/guide/intent/greetings';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeByName } from '#server/guide/intent/knowledgeNames';
import { type DraftAnswer, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { nearestTitles } from '#server/guide/written/pages/abstention';
import { answerWithEntry, titlesOf } from '#server/guide/written/pages/knowledge';
import { answerWithPage, suggestedTitles, wasPageShown } from '#server/guide/written/pages/topicPages';
import { smallTalkAnswer } from '#server/guide/written/smallTalk';
import { topicById } from '#server/guide/written/topics';
import { answers } from './studyTurns';

/** Answers a holiday greeting such as 'Happy Easter!' */
export function answerHolidayGreeting(chat: ChatContext): DraftAnswer | null {
  const wished = holidayIn(chat.message);
  if (!wished) return null;
  const page = topicById(wished);
  const known = knowledgeByName(wished);
  const about = page ? answerWithPage(chat, page, []) : known && answerWithEntry(chat, known);
  if (!about) return { ...answers(chat, 'greeting'), suggestions: suggestedTitles(chat) };
  return { ...about, drafts: [textPart(pickPhrase(chat, GUIDE_TEXTS.feast)), ...about.drafts] };
}

/** Celebrates good news. */
export function celebrate(chat: ChatContext): DraftAnswer | null {
  if (!mentionsGoodNews(chat.message) || isAfterDisclosure(chat)) return null;
  const pages = classifyMessage(chat.message).pages.filter(({ label }) =>
    LIFE_AREAS.joy?.pages.includes(label),
  );
  const [best] = pages;
  const page = best && best.probability >= MIN_GLAD_PAGE ? topicById(best.label) : null;
  if (page && !wasPageShown(chat, page)) return answerWithPage(chat, page, []);
  const near = [...nearestTitles(chat, pages), ...titlesOf(['gratitude', 'joy'])];
  const reply = chat.earlierMessages.some(mentionsGoodNews) ? 'goodNewsAgain' : 'goodNews';
  return { ...smallTalkAnswer(chat, reply, false), suggestions: [...new Set(near)].slice(0, 3) };
}

/** Lower than for other pages, because only pages about good things are candidates. */
const MIN_GLAD_PAGE = 0.1;
