import { restatement } from '#server/guide/intent/restatement';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';

/**
 * Restates what the user just told, to begin an answer that listens. Returns null if that isn't safe, and if the previous
 * answer began in the same way.
 */
export function restated(chat: ChatContext): string | null {
  const { message, earlierMessages, transcript } = chat;
  if (chat.isCorrected || isAfterDisclosure(chat) || detectDanger(message)) return null;
  const [earlier] = earlierMessages;
  const before = earlier === undefined ? null : restatement(earlier);
  return before && transcript.includes(before) ? null : restatement(message);
}

/** Puts what the user just told before a text. */
export function afterRestating(chat: ChatContext, text: string): string {
  const told = restated(chat);
  return told ? `${told} ${text}` : text;
}
