import { CARE, careFor } from '#content/careWords';
import { orderedLines } from '#content/helplines';
import { SAFETY_WORDS } from '#content/safetyWords';
import type { Care, Concern } from '#contract/care';
import { crisisIn, tellsOfViolence } from '#language/crisis/crisis';
import { topicsFor } from '#server/scripture/topics';
import { actOf, replyHeardIn } from './acts';
import { type Conversation, phrase } from './conversation';
import { dangerHeardIn, disclosureIn, speaksAsChild } from './disclosures';
import type { Draft, Drafted } from './drafts';
import { tellPage } from './pages';

/**
 * Help first, then the page that speaks to what was said, and nothing else: never in a figure's voice, and never a verse
 * that only shares words. Null where neither danger nor harm is told.
 */
export function careFirst(talk: Conversation, answer: () => Drafted | null): Drafted | null {
  if (isHarmless(talk.said)) return null;
  const disclosure = disclosureIn(talk.said, talk.isAboutDream);
  if (disclosure) {
    const { words, page } = disclosure;
    const care = {
      text: phrase(talk, words.opening),
      near: phrase(talk, words.near),
      concern: words.concern,
    };
    return withHelp(talk, care, null, tellPage(talk, page, []));
  }
  if (dangerHeardIn(talk.said, talk.isAboutDream) !== 'plainly') return null;
  const seen = CARE.near.filter((words) => talk.told.includes(words)).length;
  const { opening, near, goOn, concern } = careFor(crisisIn(talk.said), seen);
  const care = { text: opening, near, concern: closerConcern(talk.said) ?? concern };
  return withHelp(talk, care, goOn, answer());
}

/** A turn of conversation known by its wording, which may sound like distress: 'I have to run', 'I'm in 6th grade'. */
function isHarmless(said: string): boolean {
  const heard = replyHeardIn(said);
  return heard === 'goodbye' || heard === 'age' || heard === 'fine';
}

/** Of violence now: a child needs the line for children first, and someone who was raped the one for that. */
function closerConcern(said: string): Concern | null {
  if (!tellsOfViolence(said)) return null;
  if (speaksAsChild(said)) return 'child';
  for (const { topic, score } of topicsFor(said)) {
    const words = SAFETY_WORDS.find(({ page }) => page === topic.id);
    if (words && score >= MIN_SCORE) return words.concern;
  }
  return null;
}

/** As for a disclosure. */
const MIN_SCORE = 9;

function withHelp(
  { country }: Conversation,
  care: Omit<Care, 'helplines'>,
  goOn: string | null,
  rest: Drafted | null,
): Drafted {
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      { kind: 'care', ...care, helplines: [...orderedLines(country, care.concern)] },
      ...(goOn ? [{ kind: 'text', text: goOn } satisfies Draft] : []),
      ...(rest?.drafts ?? []),
    ],
    also: rest?.also ?? [],
    suggestions: rest?.suggestions ?? ['Give me words to pray'],
  };
}

/** A weak sign of danger is one quiet line under the answer, and not a card over it. */
export function withQuietLine(talk: Conversation, answer: Drafted): Drafted {
  // A turn of conversation ('I don't think that helps') may sound like distress.
  if (actOf(talk.said) || isHarmless(talk.said)) return answer;
  if (dangerHeardIn(talk.said, talk.isAboutDream) !== 'faintly') return answer;
  if (answer.drafts.some(({ kind }) => kind === 'care')) return answer;
  const line: Draft = { kind: 'text', text: phrase(talk, CARE.faint) };
  // What stands in a figure's answer is said in its voice.
  const voiced: Draft = answer.speaker === 'figure' ? { ...line, basis: 'imagined' } : line;
  return { ...answer, drafts: [...answer.drafts, voiced] };
}
