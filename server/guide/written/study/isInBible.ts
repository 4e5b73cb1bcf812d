import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { type DraftAnswer, passagePart, textAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { currentPage } from '#server/guide/written/pages/topicPages';

/** Answers 'Is that even in the Bible?' after a page. */
export function answerIsInBible(chat: ChatContext): DraftAnswer | null {
  const page = IS_IN_BIBLE.test(chat.message) ? currentPage(chat) : null;
  const next = page?.passages.find((reference) => !wasShown(chat, reference));
  return page && textAnswer(pickPhrase(chat, GUIDE_TEXTS.isInBible), ...(next ? [passagePart(next)] : []));
}

const IS_IN_BIBLE =
  /^\W*(?:(?:wait|ok|so|but|and|hang on|really)[ ,.!]+)*(?:is|are|was) (?:that|this|it|those|these) (?:\w+ )?(?:in|from) (?:the |my |our )?bible\W*$/i;
