import type { OccasionVerse } from '#content/guide/versesFor/occasionVerse';
import { occasionOf } from '#server/guide/intent/askedPhrases';
import { type DraftAnswer, passageParts, textAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, wasShown } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { titlesOf } from './knowledge';
import { currentPage } from './topicPages';

/** Answers 'a verse for my exam' with one fitting verse. Returns null if the message asks for no verse. */
export function verseForOccasion(chat: ChatContext): DraftAnswer | null {
  const occasion = isAfterDisclosure(chat) ? null : occasionOf(chat.message);
  if (!occasion) return null;
  const isShown = chat.transcript.includes(occasion.lead);
  return isShown ? nextVerse(chat, occasion) : shown(occasion, occasion.lead, occasion.passages[0]);
}

/** Answers 'another verse' after a verse for an occasion. Returns null if the last answer was about something else. */
export function anotherVerseForOccasion(chat: ChatContext, lead: string): DraftAnswer | null {
  const occasion = chat.earlierMessages.map(occasionOf).find(Boolean);
  const at = occasion ? chat.transcript.lastIndexOf(occasion.lead) : -1;
  const page = currentPage(chat);
  const isLast = at >= 0 && (!page || at > chat.transcript.lastIndexOf(page.introduction));
  return occasion && isLast ? nextVerse(chat, occasion, lead) : null;
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
