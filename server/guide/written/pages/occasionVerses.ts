import type { OccasionVerse } from '#content/guide/versesFor/occasionVerse';
import { occasionOf } from '#server/guide/intent/askedPhrases';
import { type DraftAnswer, passageParts, textAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, wasShown } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { verseText } from '#server/scripture/text/text';
import { titlesOf } from './knowledge';
import { currentPageText } from './topicPages';

/** Answers 'a verse for my exam' with one fitting verse. Returns null if the message asks for no verse. */
export function verseForOccasion(chat: ChatContext): DraftAnswer | null {
  const occasion = isAfterDisclosure(chat) ? null : occasionOf(chat.message);
  if (!occasion) return null;
  const isShown = chat.transcript.includes(occasion.lead);
  return isShown ? nextVerse(chat, occasion) : shown(occasion, occasion.lead, occasion.passages[0]);
}

/** Answers 'another verse' after a verse for an occasion. Returns null if the last answer was about something else. */
export function anotherVerseForOccasion(chat: ChatContext, lead: string): DraftAnswer | null {
  const occasion = lastOccasion(chat);
  return occasion && nextVerse(chat, occasion, lead);
}

/** Answers 'shorter' after a verse for an occasion with the shortest of its other verses. */
export function shorterVerse({ text }: Scripture, chat: ChatContext): DraftAnswer | null {
  const occasion = lastOccasion(chat);
  if (!occasion) return null;
  const lengthOf = (reference: string) => {
    const read = readReference(text, reference);
    return 'spans' in read ? read.spans.reduce((sum, span) => sum + verseText(text, span).length, 0) : 0;
  };
  const isNew = (reference: string) => !wasShown(chat, reference);
  const [shortest] = occasion.passages.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return shortest && isNew(shortest)
    ? shown(occasion, 'The shortest I have for it:', shortest)
    : { ...textAnswer('I don’t have a shorter one for this.'), suggestions: ['Another verse'] };
}

/** Returns the occasion whose verse was the last answer. */
function lastOccasion(chat: ChatContext): OccasionVerse | null {
  const occasion = chat.earlierMessages.map(occasionOf).find(Boolean);
  const at = occasion ? chat.transcript.lastIndexOf(occasion.lead) : -1;
  const pageText = currentPageText(chat);
  const isLast = at >= 0 && (!pageText || at > chat.transcript.lastIndexOf(pageText));
  return occasion && isLast ? occasion : null;
}

function nextVerse(chat: ChatContext, occasion: OccasionVerse, lead = 'Or this one:'): DraftAnswer | null {
  const next = occasion.passages.find((reference) => !wasShown(chat, reference));
  return next ? shown(occasion, lead, next) : null;
}

function shown({ passages, page }: OccasionVerse, lead: string, reference: string): DraftAnswer {
  return {
    ...textAnswer(lead, ...passageParts([reference])),
    also: passages,
    suggestions: ['Another verse', ...titlesOf(page ? [page] : []), 'Give me words to pray'],
  };
}
