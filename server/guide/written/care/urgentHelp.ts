import { URGENT_TEXTS, type UrgentSituation, WAITING_LEAD, WAITING_PRAYER } from '#content/care/urgentTexts';
import { matchesCrisisPatterns } from '#language/crisis/detect';
import { harmInWording } from '#language/disclosures/harmInWording';
import { urgentSituationIn } from '#language/disclosures/urgentSituations';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, passagePart, textAnswer, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { isHarmlessSmallTalk } from './harmlessSmallTalk';
import { answerWithHelplines } from './helplineAnswer';

/** Answers a situation that cannot wait, such as a medical emergency, and what the user writes while they wait for help. */
export function answerUrgentSituation(chat: ChatContext): DraftAnswer | null {
  const message = chat.isAboutDream ? wakingPart(chat.message) : chat.message;
  if (!message) return null;
  const situation = urgentSituationIn(message, chat.earlierMessages);
  if (situation) return firstWords(chat, situation);
  const last = urgentSituationBefore(chat);
  return last && furtherWords(chat, last);
}

/**
 * Returns the sentences of a message about a dream that are not about the dream, if one tells what happens now, such as 'I just
 * woke up and my chest hurts'. Empty if none does.
 */
function wakingPart(message: string): string {
  const awake = message
    .split(/[.!?\n]+|, (?=but )/)
    .map((sentence) => sentence.replace(NOT_DREAMED, 'right now'))
    .filter((sentence) => !OF_DREAM.test(sentence));
  return awake.some((sentence) => HAPPENS_NOW.test(sentence)) ? awake.join('. ') : '';
}

const NOT_DREAMED =
  /\b(?:not (?:a|the|my|in (?:a|the|my)) dream|(?:is|was) ?n['’]?t (?:a|the|my) dream|in real life|irl|for real)\b/i;
const HAPPENS_NOW =
  /\b(?:right now|at this moment|this (?:very )?minute|(?:i['’]?m|i am) awake|wok(?:e|en)(?: up)? (?:and|with|now|to))\b/i;
const OF_DREAM = /\b(?:dream\w*|nightmares?)\b/i;

function firstWords(chat: ChatContext, situation: UrgentSituation): DraftAnswer {
  const { opening, near, concern, passages } = URGENT_TEXTS[situation];
  const help = { text: pickPhrase(chat, opening), near: pickPhrase(chat, near), concern };
  const passage = passages.find((reference) => !wasShown(chat, reference)) ?? passages[0];
  const lead = MEDICAL.has(situation) ? [textPart(WAITING_LEAD)] : [];
  return answerWithHelplines(chat, help, null, { speaker: 'guide', drafts: [...lead, passagePart(passage)] });
}

/** Returns null if the message leaves the situation, or if all further words were used. */
function furtherWords(chat: ChatContext, situation: UrgentSituation): DraftAnswer | null {
  if (harmInWording(chat.message)) return null;
  const asksForPrayer = MEDICAL.has(situation) && turnIntentFromWording(chat.message) === 'pray';
  if (!asksForPrayer && endsSituation(chat.message)) return null;
  const { after, passages } = URGENT_TEXTS[situation];
  const next = after.find((words) => !chat.transcript.includes(words));
  if (!next) return null;
  const suggestions = ['Give me words to pray'];
  if (asksForPrayer) return { ...textAnswer(next, textPart(WAITING_PRAYER)), isFinal: true, suggestions };
  const passage = passages.find((reference) => !wasShown(chat, reference));
  return { ...textAnswer(next, ...(passage ? [passagePart(passage)] : [])), suggestions };
}

/** Returns the urgent situation of one of the last messages. Returns null if there was none. */
function urgentSituationBefore({ earlierMessages }: ChatContext): UrgentSituation | null {
  for (const [at, message] of earlierMessages.slice(0, MAX_MESSAGES_BACK).entries()) {
    const situation = urgentSituationIn(message, earlierMessages.slice(at + 1));
    if (situation) return situation;
  }
  return null;
}

const MAX_MESSAGES_BACK = 3;

/** Whether a message leaves an urgent situation: it asks about the Bible, says thank you or goodbye, or asks for prayer. */
function endsSituation(message: string): boolean {
  return (
    isBibleQuestion(message) ||
    matchesCrisisPatterns(message) ||
    turnIntentFromWording(message) !== null ||
    isHarmlessSmallTalk(message)
  );
}

const MEDICAL = new Set<UrgentSituation>([
  'body',
  'stroke',
  'poison',
  'medication',
  'stoppedMedicine',
  'baby',
]);
