import { FIGURE_REPLIES } from '#content/guide/figureReplies';
import { reactionIn } from '#server/guide/intent/reactions';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { LAUGHS } from '#server/guide/written/laughter';
import { isQuestion } from './statements';

export const THANKS = /\b(?:thank you|thanks|thx)\b/i;

export const BEREAVED =
  /\b(?:(?<!\bi )passed away|funeral|is buried|(?:him|her|them|mother|father|mom|mum|dad) buried|in the ground|(?:my|his|her|our) (?:\w+ )?(?:wife|husband|mother|mom|mum|father|dad|son|daughter|brother|sister|friend|baby|child|grand\w+) (?:has |just )?died)\b/i;

/** Whether a conversation is about harm or danger, so that a light reply would hurt. */
export function isTroubled(chat: ChatContext): boolean {
  return isAfterDisclosure(chat) || detectDanger(chat.message) !== null;
}

/** Whether a user says what they are going to do. */
export function decides(message: string): boolean {
  return reactionIn(message) === 'resolved' || DECIDES.test(message);
}

const DECIDES =
  /\b(?:i['’]?ll|i will|i(?:['’]?m| am) (?:going to|gonna)|i have decided to|i['’]?ve decided to) (?:just |now |today |also )*(?:call|tell|ask|talk|speak|write|text|message|visit|try|apologi[sz]e|meet|send|ring|phone|start|book|sign|invite|thank)\b/i;

/** Returns a short reply to a teasing question, said before the answer. */
export function replyToTease(chat: ChatContext): string | undefined {
  if (!isQuestion(chat.message) || !LAUGHS.test(chat.message) || isTroubled(chat)) return undefined;
  return FIGURE_REPLIES.teased.find((text) => !chat.transcript.includes(text));
}
