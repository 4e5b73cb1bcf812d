import { PRAYERS } from '#content/guide/guideTexts';
import { REMARK_PRAYERS } from '#content/guide/remarkPrayers';
import { wordsOf } from '#language/normalize';
import { classifyMessage, classifyRemark } from '#server/guide/intent/intentClassifier';
import { isOwnStory } from '#server/guide/intent/ownStories';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { topicById } from '#server/guide/written/topics';
import { mayBeShown } from './sensitivePages';
import { currentPage } from './topicPages';

/**
 * Returns a prayer for what the conversation is about: that of the page shown last or of the page that one of the user's
 * messages is clearly about, one for what the user told last, or one for anybody.
 */
export function prayerFor(chat: ChatContext): string {
  const isNew = (prayer: string) => !chat.transcript.includes(prayer);
  const shown = currentPage(chat)?.prayer;
  if (shown && isNew(shown)) return shown;
  const own = [chat.message, ...chat.earlierMessages].filter(isOwnStory);
  const told = own.toSorted((one, other) => Number(isRequest(one)) - Number(isRequest(other)));
  const ofPages = told.flatMap((message) => {
    const [best] = classifyMessage(message).pages;
    const isClear = best && best.probability >= CLEAR_PAGE && mayBeShown(chat, best.label);
    return isClear ? (topicById(best.label)?.prayer ?? []) : [];
  });
  return ofPages.find(isNew) ?? pickPhrase(chat, prayersForRemark(chat, told[0]) ?? PRAYERS);
}

/** 'Pray for me please, I start at 9' asks, and an earlier message tells. */
function isRequest(message: string): boolean {
  return /\bpray/i.test(message) && wordsOf(message).length <= MAX_WORDS_OF_REQUEST;
}

const MAX_WORDS_OF_REQUEST = 14;
const CLEAR_PAGE = 0.3;

function prayersForRemark(chat: ChatContext, told: string | undefined) {
  if (told === undefined || isAfterDisclosure(chat)) return null;
  const remark = classifyRemark(told);
  return remark && remark.probability >= CLEAR_REMARK ? REMARK_PRAYERS[remark.label] : null;
}

const CLEAR_REMARK = 0.4;
