import { FIGURE_REPLIES } from '#content/guide/figureReplies';
import { reactionIn } from '#server/guide/intent/reactions';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { isQuestion } from './statements';

export const THANKS = /\b(?:thank you|thanks|thx)\b/i;

export const BEREAVED =
  /\b(?:(?<!\bi )passed away|funeral|is buried|(?:him|her|them|mother|father|mom|mum|dad) buried|in the ground|(?:my|his|her|our) (?:\w+ )?(?:wife|husband|mother|mom|mum|father|dad|son|daughter|brother|sister|friend|baby|child|grand\w+) (?:has |just )?died)\b/i;

/** Whether a conversation is about harm or danger, so that a light reply would hurt. */
export function isTroubled(chat: ChatContext): boolean {
  return isAfterDisclosure(chat) || detectDanger(chat.message) !== null;
}

/** Words of sad messages, to which no laugh is an answer. */
export const SAD =
  /\b(?:died|dead|death|funeral|buried|cry|cried|crying|scared|afraid|hurts?|hurting|sad|alone|lonely|ashamed|guilty|hate[ds]?|broke[n]?|sick|ill|cancer|worse|tired|exhausted|worried|miss(?:es|ed)?|lied|lie|snapped|yelled|shouted|angry|bitter|lost|failed|never|debt|unfair|bully|bullied|divorced?|left me|nothing)\b/i;

/** Whether a user says what they are going to do. */
export function decides(message: string): boolean {
  return reactionIn(message) === 'resolved' || DECIDES.test(message);
}

const DECIDES =
  /\b(?:i['’]?ll|i will|i(?:['’]?m| am) (?:going to|gonna)|i have decided to|i['’]?ve decided to) (?:just |now |today |also )*(?:call|tell|ask|talk|speak|write|text|message|visit|try|apologi[sz]e|meet|send|ring|phone|start|book|sign|invite|thank)\b/i;

/** Returns a short reply to a teasing question, said before the answer. */
export function replyToTease(chat: ChatContext): string | undefined {
  if (!isQuestion(chat.message) || !TEASES.test(chat.message) || isTroubled(chat)) return undefined;
  return FIGURE_REPLIES.teased.find((text) => !chat.transcript.includes(text));
}

export const TEASES =
  /\b(?:lol|lmao|rofl|ha(?:ha)+h?|hehe\w*|mate)\b|[\u{1f602}\u{1f923}\u{1f605}\u{1f606}\u{1f609}]/iu;
