import { LISTENING_REPLIES } from '#content/guide/listening';
import type { ListeningReplies } from '#content/guide/listening/listeningReplies';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { isOwnStory } from '#server/guide/intent/ownStories';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { isHarmPage, mayBeShown } from './sensitivePages';
import { currentPage } from './topicPages';

/**
 * Returns a reply to a remark on the subject of the conversation, such as 'he's 14 his name is Biscuit' after the page
 * about the death of a pet. Returns null if the subject is unclear or about harm, or if all replies were said.
 */
export function replyOnSubject(chat: ChatContext): string | null {
  return repliesOnSubject(chat)?.heard.find((reply) => !chat.transcript.includes(reply)) ?? null;
}

/** Returns what helps others with the subject of the conversation, for 'what do I do now'. */
export function helpOnSubject(chat: ChatContext): string | null {
  const help = repliesOnSubject(chat)?.help;
  return help !== undefined && !chat.transcript.includes(help) ? help : null;
}

function repliesOnSubject(chat: ChatContext): ListeningReplies | undefined {
  if (isAfterDisclosure(chat) || detectDanger(chat.message) !== null) return undefined;
  const page = subjectPage(chat);
  return page === null || isHarmPage(page) ? undefined : LISTENING_REPLIES[page];
}

/** Returns the id of the page shown last, or of the page that one of the user's last messages is clearly about. */
function subjectPage(chat: ChatContext): string | null {
  const shown = currentPage(chat);
  if (shown) return shown.id;
  for (const message of [chat.message, ...chat.earlierMessages.slice(0, MAX_MESSAGES_BACK)]) {
    const [best] = isOwnStory(message) ? classifyMessage(message).pages : [];
    if (best && best.probability >= CLEAR) return mayBeShown(chat, best.label) ? best.label : null;
  }
  return null;
}

const MAX_MESSAGES_BACK = 2;
/** Minimum probability of a page that was not shown. At .3, readers of old conversations found half of the replies off. */
const CLEAR = 0.5;
