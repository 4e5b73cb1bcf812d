import { MENTORS } from '#content/guide/mentors';
import type { CrisisHelp } from '#contract/crisisHelp';
import type { Mentor } from '#contract/figures';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { crisisHelpFirst } from '#server/guide/written/care/crisisHelp';
import { chatContextOf } from '#server/guide/written/chatContext';

const MAX_MENTORS = 3;
/** Figures are taken from this many of the likeliest pages. */
const MAX_PAGES = 4;
/** Minimum probability of a page whose figures are suggested. Tuned on the validation messages. */
const MIN_PROBABILITY = 0.05;
/** Minimum share of the best page's probability. */
const MIN_SHARE = 0.5;
/** Weight of the first, second and third figure of a page. */
const RANK_WEIGHTS = [1, 0.7, 0.5];

/** Finds up to three figures who lived through a similar situation, best match first, each with the reason. */
export function mentorsIn(situation: string, figureIds: ReadonlySet<string>): Mentor[] {
  const { pages, outOfScope } = classifyMessage(situation);
  const least = Math.max(MIN_PROBABILITY, outOfScope, (pages[0]?.probability ?? 0) * MIN_SHARE);
  const found = pages
    .slice(0, MAX_PAGES)
    .filter(({ probability }) => probability >= least)
    .flatMap(({ label, probability }) =>
      (MENTORS[label] ?? []).map((mentor, place) => ({
        mentor,
        score: probability * (RANK_WEIGHTS[place] ?? 0),
      })),
    )
    .filter(({ mentor }) => figureIds.has(mentor.figureId))
    .sort((a, b) => b.score - a.score);
  const nearest = new Map<string, Mentor>();
  for (const { mentor } of found) if (!nearest.has(mentor.figureId)) nearest.set(mentor.figureId, mentor);
  return [...nearest.values()].slice(0, MAX_MENTORS);
}

/** Returns crisis help if a text contains danger or harm. Returns null otherwise. */
export function helpIn(message: string, country: string | null): CrisisHelp | null {
  const chat = chatContextOf([{ role: 'user', content: message }], false, country);
  const help = crisisHelpFirst(chat, () => null)?.drafts.find((draft) => draft.kind === 'crisis_help');
  return help ? { ...help } : null;
}
