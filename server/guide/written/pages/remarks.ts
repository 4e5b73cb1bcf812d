import { REMARK_REPLIES } from '#content/guide/remarkReplies';
import { classifyRemark } from '#server/guide/intent/intentClassifier';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';

/** Replies to what a remark tells, such as that something failed or that someone is missed. Returns null if it is unclear. */
export function remarkReply(chat: ChatContext): string | null {
  if (!OF_SOMEONE.test(chat.message) || isAfterDisclosure(chat) || detectDanger(chat.message)) return null;
  const best = classifyRemark(chat.message);
  const replies = best && best.probability >= CLEAR ? REMARK_REPLIES[best.label] : undefined;
  return replies ? pickPhrase(chat, replies) : null;
}

/** 'Huh, didn't know that' is about the answer, and not about a life. */
const OF_SOMEONE =
  /\b(?:i|i['’]?m|i['’]?ve|im|ive|my|me|we|our|us|he|she|they|his|her|their|him|them|it['’]?s|nobody|no one|everyone|everybody)\b(?! (?:did ?n['’]?t|didnt|never) (?:know|knew|realize|hear))/i;

/** From this probability on, four of five remarks that were held out got the right kind. */
const CLEAR = 0.45;
