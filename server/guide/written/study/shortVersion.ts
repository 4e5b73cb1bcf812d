import { normalizeMessage } from '#server/guide/intent/normalizeMessage';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { entryContent, entryShownAfter } from '#server/guide/written/pages/knowledge';
import { shorterVerse } from '#server/guide/written/pages/occasionVerses';
import { currentPage, currentPageText } from '#server/guide/written/pages/topicPages';
import type { Scripture } from '#server/scripture/scripture';

/**
 * Shows the first sentence of the last answer and its first passage; the second time, only the passage. After a verse for
 * an occasion, shows a shorter one.
 */
export function shortVersion(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  if (!asksForShorter(chat.message)) return null;
  const verse = shorterVerse(scripture, chat);
  if (verse) return verse;
  const topic = currentPage(chat);
  const pageText = currentPageText(chat);
  const known = entryShownAfter(chat, pageText);
  const [text, passages] = known ? entryContent(known) : [pageText, topic?.passages ?? []];
  const [sentence] = text?.match(/^.*?[.!?](?=\s|$)/) ?? [];
  if (!sentence) return null;
  const wasShort = chat.earlierMessages[0] !== undefined && asksForShorter(chat.earlierMessages[0]);
  return {
    speaker: 'guide',
    drafts: [...(wasShort ? [] : [textPart(sentence)]), ...passages.slice(0, 1).map((of) => passagePart(of))],
    also: passages,
    suggestions: ['More', 'Give me words to pray'],
  };
}

/** Whether the user wants the last answer in fewer words: 'shorter', 'too long'. */
function asksForShorter(message: string): boolean {
  return SHORTER.test(normalizeMessage(message));
}

const SHORTER =
  /^(?:(?:ok|okay|no|too much|that'?s|it'?s|way|much|please|can you|could you|make it|say it|but|a bit|a lot|even)[ ,.!]+)*(?:shorter|briefer|simpler|too long|tl;?dr|in short|in one sentence|in a sentence|in (?:a )?few(?:er)? words|keep it short|the short version|sum it up|(?:i )?(?:still )?(?:do not|don'?t|dont) (?:really )?(?:get|understand) (?:it|that|this)|(?:i'?m )?(?:still )?confused|(?:that|it) (?:is|was) (?:too )?(?:complicated|confusing)|(?:i'?m |i am )?lost now)(?: please| pls| than that| still| version| though)*[\s.,!?…]*$/;
