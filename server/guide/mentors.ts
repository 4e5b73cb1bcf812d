import { MENTORS } from '#content/mentors';
import type { CrisisHelp } from '#contract/crisisHelp';
import type { Mentor } from '#contract/figures';
import { chatContextOf } from './chatContext';
import { crisisHelpFirst } from './crisisHelp';
import { classifyMessage } from './intentClassifier';

const MOST = 3;
/** Among so many of the likeliest pages figures are looked for. */
const PAGES = 4;
/** Below it a page is a guess; found on the validation messages. */
const MIN_PROBABILITY = 0.05;
/** A page far behind the likeliest one is about something else. */
const MIN_SHARE = 0.5;
/** What a figure who stands second or third on a page counts. */
const BY_PLACE = [1, 0.7, 0.5];

/** Up to three of the figures who lived through something like a situation, the nearest first, each with the reason why. */
export function mentorsIn(situation: string, figureIds: ReadonlySet<string>): Mentor[] {
  const { pages, outOfScope } = classifyMessage(situation);
  const least = Math.max(MIN_PROBABILITY, outOfScope, (pages[0]?.probability ?? 0) * MIN_SHARE);
  const found = pages
    .slice(0, PAGES)
    .filter(({ probability }) => probability >= least)
    .flatMap(({ label, probability }) =>
      (MENTORS[label] ?? []).map((mentor, place) => ({
        mentor,
        score: probability * (BY_PLACE[place] ?? 0),
      })),
    )
    .filter(({ mentor }) => figureIds.has(mentor.figureId))
    .sort((a, b) => b.score - a.score);
  const nearest = new Map<string, Mentor>();
  for (const { mentor } of found) if (!nearest.has(mentor.figureId)) nearest.set(mentor.figureId, mentor);
  return [...nearest.values()].slice(0, MOST);
}

/** Help for someone who tells of danger or harm in a few words; null where neither is told. */
export function helpIn(said: string, country: string | null): CrisisHelp | null {
  const chat = chatContextOf([{ role: 'user', content: said }], false, country);
  const help = crisisHelpFirst(chat, () => null)?.drafts.find((draft) => draft.kind === 'care');
  return help ? { ...help } : null;
}
