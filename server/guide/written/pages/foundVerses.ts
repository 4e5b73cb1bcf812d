import { type ChatContext, wasShown } from '#server/guide/written/chatContext';
import type { Scripture } from '#server/scripture/scripture';
import { expandQuery, kingJamesStems } from '#server/scripture/search/queryExpansion';
import { searchVerses } from '#server/scripture/search/search';
import { findBySubject } from '#server/scripture/search/subjectSearch';
import { referenceOf, type Span } from '#server/scripture/text/text';

/** Finds verses that share words with the question. Leaves out verses that `chat` has already shown. */
export function versesSharing(
  scripture: Scripture,
  message: string,
  count: number,
  chat?: ChatContext,
): Span[] {
  const matches = searchVerses(scripture.index, message, kingJamesStems(expandQuery(message)), 30);
  const best = matches[0]?.score ?? 0;
  if (best < 7) return [];
  return matches
    .filter(({ score }) => score > best * 0.55)
    .map(({ verse }) => ({ first: verse, last: verse }))
    .filter((span) => !chat || !wasShown(chat, referenceOf(scripture.text, span)))
    .slice(0, count);
}

/** Finds verses on the subject of a question that shares no words with the text. Leaves out what was already shown. */
export function versesOnSubject(scripture: Scripture, chat: ChatContext, count: number): Span[] {
  return findBySubject(scripture, chat.message, 30)
    .map(({ verse }) => ({ first: verse, last: verse }))
    .filter((span) => !wasShown(chat, referenceOf(scripture.text, span)))
    .slice(0, count);
}
