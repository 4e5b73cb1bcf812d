import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { type DraftAnswer, textAnswer, textPart } from '#server/guide/written/answerParts';
import { answerLoss } from '#server/guide/written/care/grief';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { complaintIn } from '#server/guide/written/complaints';
import { nearestTitles, offered } from '#server/guide/written/pages/abstention';
import { pageNotYetShown } from '#server/guide/written/pages/classifiedPages';
import { answerReply } from './smallTalkReply';
import { subjectBefore } from './studyTurns';

/**
 * Answers a complaint that also names a subject: apologizes and shows the page about it, or no verses if the user wants
 * none.
 */
export function answerComplaint(chat: ChatContext): DraftAnswer | null {
  const isOfAnswer = chat.answerCount > 0 || OF_EARLIER_CHAT.test(chat.message);
  const complaint = isOfAnswer ? complaintIn(chat.message) : null;
  if (!complaint) return null;
  const { kind, refuses, rest } = complaint;
  if (refuses === 'verses' && wordsOf(rest).length === 0)
    return textAnswer(pickPhrase(chat, GUIDE_TEXTS.withoutVerses));
  if (wordsOf(rest).length < MIN_WORDS_OF_SUBJECT)
    return smallTalkFromWording(chat.message) ? null : answerReply(chat, 'notHelping');
  const subject = `${subjectBefore(chat)} ${rest}`;
  const near = nearestTitles(chat, classifyMessage(subject).pages);
  const sorry = pickPhrase(chat, kind === 'misread' ? GUIDE_TEXTS.sorryMisread : GUIDE_TEXTS.sorry);
  const withoutVerses: DraftAnswer = {
    ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.withoutVerses)),
    suggestions: near,
  };
  const answer =
    refuses === 'verses' || refuses === 'more'
      ? withoutVerses
      : (lossIn(chat, subjectBefore(chat)) ?? pageNotYetShown(chat, subject) ?? offered(chat, near));
  return { ...answer, drafts: [textPart(sorry), ...answer.drafts] };
}

const OF_EARLIER_CHAT = /\b(?:you gave|you told|you said|last (?:week|time|night)|yesterday)\b/i;

/** Comforts a user whose complaint mentions a death: 'I'm angry at my sister', then 'What do you mean, she is dead'. */
function lossIn(chat: ChatContext, before: string): DraftAnswer | null {
  const [someone] = before.match(/\bmy \w+(?: \w+)?$|\bmy \w+/i) ?? [];
  if (!someone || !HAS_DIED.test(chat.message)) return answerLoss(chat);
  const message = `${someone} died`;
  return answerLoss({ ...chat, message }) ?? pageNotYetShown(chat, message);
}

const HAS_DIED = /\b(?:he|she)(?:['’]s| is| has| was)? (?:dead|died|gone|passed|killed)\b/i;

/** With fewer words than this ('yes or no'), the rest of a complaint names no subject. */
const MIN_WORDS_OF_SUBJECT = 4;
