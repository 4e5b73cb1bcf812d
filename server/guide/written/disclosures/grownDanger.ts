import { mentionsMeansAtHand, soundsLikeFollowing } from '#language/disclosures/meansAtHand';
import { raisesDanger } from '#language/disclosures/raisedDanger';
import type { ChatContext } from '#server/guide/written/chatContext';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { isAfterDisclosure } from './afterDisclosure';
import { detectDisclosure } from './disclosures';

/** Whether the danger to life of a user who wrote about harm, a suicide or despair has grown. */
export function hasDangerGrown(chat: ChatContext): boolean {
  return hasMeansNow(chat) || (!chat.isAboutDream && isAfterDisclosure(chat) && raisesDanger(chat.message));
}

/** Whether a user who wrote about harm, a suicide or despair now mentions a way to die that is at hand. */
function hasMeansNow(chat: ChatContext): boolean {
  if (chat.isAboutDream || !isAfterDisclosure(chat)) return false;
  const [earlier = ''] = chat.earlierMessages;
  if (mentionsMeansAtHand(chat.message, earlier)) return true;
  const isBereaved = [chat.message, ...chat.earlierMessages].some(
    (message) => detectDisclosure(message)?.page.id === PAGE_IDS.afterSuicide,
  );
  return isBereaved && soundsLikeFollowing(chat.message);
}

/** Whether a user who asked about suicide 'for a friend' or 'for an essay' says that it is about themselves. */
export function admitsOwnDanger({ message, earlierMessages }: ChatContext): boolean {
  return (
    ADMITS.test(message) &&
    earlierMessages.slice(0, MAX_MESSAGES_BACK).some((earlier) => ABOUT_SUICIDE.test(earlier))
  );
}

const MAX_MESSAGES_BACK = 3;
const ADMITS =
  /^\W*(?:(?:ok(?:ay)?|fine|alright|actually|well|so|lol|the truth is|honestly|tbh)\W+)*(?:(?:it|this|that|the friend)(?:['’]?s| is| was)? (?:is )?(?:actually |really )?(?:me\b|about me|for me|myself|not (?:for )?(?:a|an|my|the) (?:essay|friend|project|assignment|homework|school))|i(?:['’]?m| am) (?:the friend|talking about me|that friend)|i mean(?:t)? me\b)/i;
const ABOUT_SUICIDE =
  /\b(?:suicid\w*|kill(?:ing|s|ed)? (?:him|her|them|my)sel\w+|end(?:ing)? (?:it all|(?:his|her|their|my) life)|self[- ]?harm\w*|overdos\w*)\b/i;
