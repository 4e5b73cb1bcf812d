import { SMALL_TALK_TEXTS, type SmallTalkIntent } from '#content/guide/smallTalk';
import { TASK_TEXTS } from '#content/guide/tasks';
import { wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { asksForAnotherJoke, reactionIn, tellsJoke } from '#server/guide/intent/reactions';
import { taskIn } from '#server/guide/intent/tasks';
import { type DraftAnswer, textAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { smallTalkAnswer } from '#server/guide/written/smallTalk';

/** Answers a joke, a reaction to the last answer ('Ha! That will make her laugh') or a remark after small talk. */
export function answerReaction(chat: ChatContext, isFigure: boolean): DraftAnswer | null {
  if (tellsJoke(chat.message)) return smallTalkAnswer(chat, 'joke', isFigure);
  if (hasRelapsed(chat)) return smallTalkAnswer({ ...chat, answerCount: 0 }, 'relapse', false);
  if (chat.answerCount === 0 || isAfterDisclosure(chat)) return null;
  if (asksForAnotherJoke(chat.message) && followsReply(chat, ['joke']))
    return smallTalkAnswer(chat, 'joke', isFigure);
  const reaction = reactionIn(chat.message) ?? (isRemark(chat) ? 'remark' : null);
  return reaction && smallTalkAnswer(chat, reaction, isFigure);
}

/** Says that the guide cannot do what the user asks for, such as playing music. */
export function declineTask(chat: ChatContext): DraftAnswer | null {
  const task = taskIn(chat.message);
  return task && textAnswer(pickPhrase(chat, TASK_TEXTS[task]));
}

/** Whether a user in recovery says that they have taken something again, or goes on about it. */
function hasRelapsed(chat: ChatContext): boolean {
  const { message, earlierMessages } = chat;
  if (wordsOf(message).length > MAX_REMARK_WORDS * 2) return false;
  if (SMALL_TALK_TEXTS.relapse.study.some((text) => chat.transcript.includes(text)))
    return !message.includes('?') && !reactionIn(message) && wordsOf(message).length <= MAX_REMARK_WORDS;
  return (
    [message, ...earlierMessages.slice(0, MAX_MESSAGES_BACK)].some((one) => IN_RECOVERY.test(one)) &&
    TOOK_AGAIN.test(message)
  );
}

const MAX_MESSAGES_BACK = 3;
const IN_RECOVERY =
  /\b(?:(?:days?|weeks?|months?|years?) (?:clean|sober)|(?:clean|sober|dry) (?:for|since)|sobriety|my sponsor|in recovery|(?:aa|na|ga) meetings?|twelve steps?|12 steps?|rehab|days\b(?=[^?!]{0,90}\b(?:open bar|toast|bottle|pub|drank|drink|wine|beers?)\b))\b/i;
const TOOK_AGAIN =
  /\b(?:i (?:just |already )?(?:had|drank|took|bought|opened|poured|used|placed|smoked|have had|[’']ve had) (?:a|an|one|two|some|the|my|just|again)\b[^.?!]{0,20}\b(?:beers?|drinks?|wine|vodka|whiske?y|shots?|bottles?|glass|six ?pack|pills?|hits?|lines?|bets?|joint|it|again|coke|percs?|oxy)\b|i had (?:the lot|a few|too many|one too many|them all)\b|i thought just (?:the|one|a)\b|i (?:just )?(?:relapsed|slipped|used again|drank again|fell off|drank|picked up))\b/i;

/** Whether a short remark after small talk is about nothing that a page is about. */
function isRemark(chat: ChatContext): boolean {
  if (chat.message.includes('?') || wordsOf(chat.message).length > MAX_REMARK_WORDS) return false;
  if (!followsReply(chat, LIGHT) || detectDanger(chat.message)) return false;
  const [best] = classifyMessage(chat.message).pages;
  return (best?.probability ?? 0) < CLEAR_PAGE;
}

const MAX_REMARK_WORDS = 14;
const CLEAR_PAGE = 0.3;

/** Replies after which a remark is still small talk. */
const LIGHT: readonly SmallTalkIntent[] = [
  'joke',
  'privacy',
  'injection',
  'typo',
  'style',
  'insult',
  'smallTalk',
  'capabilities',
  'test',
  'love',
  'pleased',
  'remark',
  'enough',
];

/** Whether the last answer ends with one of these replies. */
function followsReply({ transcript }: ChatContext, labels: readonly SmallTalkIntent[]): boolean {
  const end = transcript.trimEnd();
  return labels.some((label) => {
    const { study, figure } = SMALL_TALK_TEXTS[label];
    return [...study, ...(figure ?? [])].some((text) => end.endsWith(text));
  });
}
