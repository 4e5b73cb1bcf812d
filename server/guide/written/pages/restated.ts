import { restatement, restatementOfAddition } from '#server/guide/intent/restatement';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';

/**
 * Restates what the user just told, to begin an answer that listens. Returns null if that isn't safe, and if the previous
 * answer began in the same way.
 */
export function restated(chat: ChatContext): string | null {
  return isSafeToRestate(chat) ? restatement(chat.message) : null;
}

/** The same for a message that adds to an earlier one. */
export function restatedAddition(chat: ChatContext): string | null {
  return isSafeToRestate(chat) ? restatementOfAddition(chat.message) : null;
}

function isSafeToRestate(chat: ChatContext): boolean {
  if (chat.isCorrected || isAfterDisclosure(chat) || detectDanger(chat.message) === 'high') return false;
  const [earlier] = chat.earlierMessages;
  const before = earlier === undefined ? null : restatementOfAddition(earlier);
  return !before || !chat.transcript.includes(before);
}

/** Puts what the user just told before a text. */
export function afterRestating(chat: ChatContext, text: string): string {
  const told = chat.answerCount > 0 ? restatedAddition(chat) : restated(chat);
  return told ? `${told} ${text}` : text;
}
