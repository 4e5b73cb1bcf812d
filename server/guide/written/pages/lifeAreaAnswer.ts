import type { LifeArea } from '#content/guide/lifeAreas';
import type { Scored } from '#language/classifier';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { subjectOf } from '#server/guide/intent/subject';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { isToldWithLaugh } from '#server/guide/written/laughter';
import { topicById } from '#server/guide/written/topics';
import { titlesOf } from './knowledge';
import { afterRestating } from './restated';
import { ACCUSING_PAGES, firstShown, mayBeShown, wouldHurtAsGuess } from './sensitivePages';
import { answerWithPage, followsPage, wasPageShown } from './topicPages';

/** If only the life area is clear, shows its likeliest page, or else the text for the area with pages as choices. */
export function classifiedArea(chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || detectDanger(chat.message) || isToldWithLaugh(chat.message)) return null;
  if (followsPage(chat)) return null;
  const { area: read, pages } = classifyMessage(subjectOf(chat));
  if (!read) return null;
  const inArea = read.pages.filter(({ label }) => mayBeShown(chat, label));
  const titles = (scored: readonly Scored[]) => titlesOf(scored.map(({ label }) => label));
  const [best, second] = inArea;
  const isClear =
    best && best.probability >= LIKELY_IN_AREA && !ACCUSING_PAGES.has(best.label) && isLikely(pages, best);
  if (isClear && wouldHurtAsGuess(best.label, pages)) return null;
  const page = isClear ? topicById(best.label) : null;
  if (page && !wasPageShown(chat, page)) return answerWithPage(chat, page, titles(second ? [second] : []));
  const near = firstShown(chat, pages, MAX_CHOICES_PER_LIST);
  const choices = [...new Set([...titles(inArea.slice(0, MAX_CHOICES_PER_LIST)), ...titles(near)])];
  return answerWithArea(
    chat,
    read.area,
    choices.filter((title) => !chat.transcript.includes(title)).slice(0, MAX_AREA_CHOICES),
  );
}

/** Minimum share of a page in its life area. With a lower share, the text for the area is shown instead. */
const LIKELY_IN_AREA = 0.6;

/**
 * Minimum probability of a page among all pages, however large its share of the life area. Readers graded ten pages below
 * it, in conversations by people who had not seen the guide, and found none of them right.
 */
const MIN_PROBABILITY = 0.12;

function isLikely(pages: readonly Scored[], { label }: Scored): boolean {
  return pages.some((page) => page.label === label && page.probability >= MIN_PROBABILITY);
}

const MAX_CHOICES_PER_LIST = 3;
const MAX_AREA_CHOICES = 4;

/** Shows the text for a life area, one of its passages, and the nearest pages as choices. */
function answerWithArea(chat: ChatContext, area: LifeArea, titles: readonly string[]): DraftAnswer {
  const passage = area.passages.find((reference) => !wasShown(chat, reference)) ?? area.passages[0];
  return {
    speaker: 'guide',
    drafts: [
      textPart(afterRestating(chat, pickPhrase(chat, area.openings))),
      passagePart(passage),
      ...(titles.length > 0 ? [textPart(pickPhrase(chat, CLOSER))] : []),
    ],
    also: area.passages,
    suggestions: titles.length > 0 ? [...titles] : ['Give me words to pray'],
  };
}

const CLOSER = [
  'I also have pages on these. You can choose one, or tell me more.',
  'If one of these is closer, choose it. Or say a little more in your own words.',
  'There is more on each of these, if you want it.',
] as const;
