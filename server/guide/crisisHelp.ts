import { CRISIS_TEXTS, crisisTextFor } from '#content/crisisTexts';
import { DISCLOSURE_TEXTS } from '#content/disclosureTexts';
import { orderedLines } from '#content/helplines';
import type { Concern, CrisisHelp } from '#contract/crisisHelp';
import { crisisIn, tellsOfViolence } from '#language/crisis/detect';
import { topicsFor } from '#server/scripture/topicMatching';
import type { DraftAnswer, DraftPart } from './answerParts';
import { type ChatContext, pickPhrase } from './chatContext';
import { detectDanger, detectDisclosure, speaksAsChild } from './disclosures';
import { smallTalkFromWording, turnIntentFromWording } from './intents';
import { answerWithPage } from './topicPages';

/**
 * Help first, then the page that speaks to what was said, and nothing else: never in a figure's voice, and never a verse
 * that only shares words. Null where neither danger nor harm is told.
 */
export function crisisHelpFirst(chat: ChatContext, answer: () => DraftAnswer | null): DraftAnswer | null {
  if (isHarmless(chat.message)) return null;
  const disclosure = detectDisclosure(chat.message, chat.isAboutDream);
  if (disclosure) {
    const { words, page } = disclosure;
    const care = {
      text: pickPhrase(chat, words.opening),
      near: pickPhrase(chat, words.near),
      concern: words.concern,
    };
    return withHelp(chat, care, null, answerWithPage(chat, page, []));
  }
  if (detectDanger(chat.message, chat.isAboutDream) !== 'plainly') return null;
  const seen = CRISIS_TEXTS.near.filter((words) => chat.transcript.includes(words)).length;
  const { opening, near, goOn, concern } = crisisTextFor(crisisIn(chat.message), seen);
  const care = { text: opening, near, concern: closerConcern(chat.message) ?? concern };
  return withHelp(chat, care, goOn, answer());
}

/** A turn of conversation known by its wording, which may sound like distress: 'I have to run', 'I'm in 6th grade'. */
function isHarmless(said: string): boolean {
  const heard = smallTalkFromWording(said);
  return heard === 'goodbye' || heard === 'age' || heard === 'fine';
}

/** Of violence now: a child needs the line for children first, and someone who was raped the one for that. */
function closerConcern(said: string): Concern | null {
  if (!tellsOfViolence(said)) return null;
  if (speaksAsChild(said)) return 'child';
  for (const { topic, score } of topicsFor(said)) {
    const words = DISCLOSURE_TEXTS.find(({ page }) => page === topic.id);
    if (words && score >= MIN_SCORE) return words.concern;
  }
  return null;
}

/** As for a disclosure. */
const MIN_SCORE = 9;

function withHelp(
  { country }: ChatContext,
  care: Omit<CrisisHelp, 'helplines'>,
  goOn: string | null,
  rest: DraftAnswer | null,
): DraftAnswer {
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      { kind: 'care', ...care, helplines: [...orderedLines(country, care.concern)] },
      ...(goOn ? [{ kind: 'text', text: goOn } satisfies DraftPart] : []),
      ...(rest?.drafts ?? []),
    ],
    also: rest?.also ?? [],
    suggestions: rest?.suggestions ?? ['Give me words to pray'],
  };
}

/** A weak sign of danger is one quiet line under the answer, and not a card over it. */
export function withQuietLine(chat: ChatContext, answer: DraftAnswer): DraftAnswer {
  // A turn of conversation ('I don't think that helps') may sound like distress.
  if (turnIntentFromWording(chat.message) || isHarmless(chat.message)) return answer;
  if (detectDanger(chat.message, chat.isAboutDream) !== 'faintly') return answer;
  if (answer.drafts.some(({ kind }) => kind === 'care')) return answer;
  const line: DraftPart = { kind: 'text', text: pickPhrase(chat, CRISIS_TEXTS.faint) };
  // What stands in a figure's answer is said in its voice.
  const voiced: DraftPart = answer.speaker === 'figure' ? { ...line, basis: 'imagined' } : line;
  return { ...answer, drafts: [...answer.drafts, voiced] };
}
