import { REMARK_REPLIES } from '#content/guide/remarkReplies';
import { classifyRemark } from '#server/guide/intent/intentClassifier';
import { saysMisread } from '#server/guide/intent/subject';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';

/** Replies to what a remark tells, such as that something failed or that someone is missed. Returns null if it is unclear. */
export function remarkReply(chat: ChatContext): string | null {
  const { message } = chat;
  if (message.includes('?') || !OF_SOMEONE.test(message) || saysMisread(message)) return null;
  if (isAfterDisclosure(chat) || detectDanger(message)) return null;
  const best = classifyRemark(message);
  if (!best || best.probability < CLEAR) return null;
  if (LIGHT.has(best.label) && GRAVE.test(message)) return null;
  const replies = REMARK_REPLIES[best.label];
  return replies ? pickPhrase(chat, replies) : null;
}

/** Kinds whose replies would be cold after grave news: 'My brother got nine months to live' may look like a plain detail. */
const LIGHT = new Set([
  'plain-detail',
  'glad-news',
  'joke-or-irony',
  'will-do',
  'soon-to-happen',
  'small-hope',
  'did-not-expect-it',
]);
const GRAVE =
  /\b(?:(?:days|weeks|months|year|years) to live|terminal\w*|stage (?:[34]|three|four|iii|iv)|cancer|dying|died|dead|death|funeral|hospice|tumou?r|kill(?:s|ed)|miscarr\w*|stillb\w*|suicid\w*|overdos\w*)\b/i;

/** 'Huh, didn't know that' is about the answer, and not about a life. */
const OF_SOMEONE =
  /\b(?:i|i['’]?m|i['’]?ve|im|ive|my|me|we|our|us|he|she|they|his|her|their|him|them|it['’]?s|nobody|no one|everyone|everybody)\b(?! (?:did ?n['’]?t|didnt|never) (?:know|knew|realize|hear))/i;

/** From this probability on, four of five remarks that were held out got the right kind. */
const CLEAR = 0.5;
