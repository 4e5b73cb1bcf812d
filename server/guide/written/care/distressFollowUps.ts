import { CRISIS_TEXTS } from '#content/care/crisisTexts';
import { DISTRESS_REPLIES, type DistressSituation } from '#content/care/distressReplies';
import { orderedLines } from '#content/care/helplines';
import { GUIDE_TEXTS, PRAYERS, TURN_TEXTS } from '#content/guide/guideTexts';
import {
  type DraftAnswer,
  type DraftPart,
  passagePart,
  textAnswer,
  textPart,
} from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { classifiedPage } from '#server/guide/written/pages/classifiedPages';
import { stayOnPage } from '#server/guide/written/pages/topicPages';
import { FIRST_OR_THIRD_PERSON_EXCEPT_THEM, SECOND_PERSON } from '#server/guide/written/pronouns';
import { type Distress, distressBefore, distressIn } from './distress';
import { type FollowUp, followUpIn } from './distressTurns';

/**
 * Answers a short follow-up ('what should I do', 'why', 'ok', 'more') to a message of danger or harm. The guide says
 * it itself in every kind of chat, and keeps help near. Returns null if the user changed the subject.
 */
export function answerAfterDistress(chat: ChatContext): DraftAnswer | null {
  const turn = followUpIn(chat.message);
  const distress = turn && distressBefore(chat);
  if (!turn || !distress) return null;
  if (turn === 'pray') return prayer(chat, distress);
  const text: DraftPart = textPart(
    pickPhrase(chat, DISTRESS_REPLIES[distress.situation][turn === 'anotherVerse' ? 'more' : turn]),
  );
  if (turn === 'whatNow' && HAS_LINES.has(distress.situation)) return withLines(chat, distress);
  const count = PASSAGES_PER_TURN[turn] ?? 0;
  const passages = distress.page.passages.filter((reference) => !wasShown(chat, reference)).slice(0, count);
  if (turn === 'more' && passages.length === 0)
    return {
      ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.stayingEnds)),
      suggestions: ['Give me words to pray'],
    };
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [text, ...passages.map((of) => passagePart(of))],
    also: distress.page.passages,
    suggestions: ['What can I do now?', 'Give me words to pray'],
  };
}

/**
 * Answers what users in distress say about themselves in a figure's chat: 'I still love him'. A story of the figure's
 * own life would leave them alone with it.
 */
export function listenInDistress(chat: ChatContext): DraftAnswer | null {
  if (SECOND_PERSON.test(chat.message) && !ASKS_TO_READ.test(chat.message)) return null;
  if (!FIRST_OR_THIRD_PERSON_EXCEPT_THEM.test(chat.message) && chat.message.includes('?')) return null;
  const distress = distressBefore(chat);
  return distress && (classifiedPage(chat) ?? stayOnPage(chat, distress.page));
}

/** Adds a line about help to the first answer about a figure or a dream after a message of distress. */
export function withHelpNear(chat: ChatContext, answer: DraftAnswer): DraftAnswer {
  const [earlier] = chat.earlierMessages;
  if (answer.isFinal || earlier === undefined || !distressIn(chat, earlier) || !distressBefore(chat))
    return answer;
  const line: DraftPart = textPart(pickPhrase(chat, CRISIS_TEXTS.nearby));
  const voiced: DraftPart = answer.speaker === 'figure' ? { ...line, basis: 'imagined' } : line;
  return { ...answer, drafts: [...answer.drafts, voiced] };
}

const ASKS_TO_READ = /\bsomething (?:else |gentle |short |kind )?(?:to|i (?:can|could)) read\b/i;

const PASSAGES_PER_TURN: Partial<Record<FollowUp, number>> = { more: 2, anotherVerse: 1, why: 1, stays: 0 };

/** Situations in which 'what should I do' shows the helplines again. */
const HAS_LINES = new Set<DistressSituation>(['despair', 'someone', 'harm', 'child', 'illness']);

function prayer(chat: ChatContext, { page, situation }: Distress): DraftAnswer {
  const words = chat.transcript.includes(page.prayer) ? pickPhrase(chat, PRAYERS) : page.prayer;
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [TURN_TEXTS.pray.study, [words], DISTRESS_REPLIES[situation].stays].map((phrasings) =>
      textPart(pickPhrase(chat, phrasings)),
    ),
    suggestions: ['What can I do now?', 'Another verse'],
  };
}

/** Shows the helplines again, with what can be done now. */
function withLines(chat: ChatContext, { situation, concern }: Distress): DraftAnswer {
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      {
        kind: 'crisis_help',
        text: pickPhrase(chat, DISTRESS_REPLIES[situation].whatNow),
        near: pickPhrase(chat, DISTRESS_REPLIES[situation].stays),
        concern,
        helplines: [...orderedLines(chat.country, concern)],
      },
    ],
    suggestions: ['Give me words to pray', 'More'],
  };
}
