import { FIGURES } from '#content/figures';
import type { Figure } from '#content/figures/figure';
import { FIGURE_REPLIES } from '#content/guide/figureReplies';
import { ABOUT_THE_GUIDE, GUIDE_TEXTS, OUT_OF_CHARACTER_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import { LISTENING_REPLIES } from '#content/guide/listening';
import { REMARK_REPLIES } from '#content/guide/remarkReplies';
import { SAYINGS } from '#content/guide/sayings';
import { ABSTENTION_TEXTS, SMALL_TALK_TEXTS } from '#content/guide/smallTalk';
import { TASK_TEXTS } from '#content/guide/tasks';
import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import { SUBTOPICS } from '#content/subtopics';
import { TOPICS } from '#content/topics';
import type { ChatAnswer } from '#contract/chats';

const MIN_LENGTH = 25;

/** Maps a reason to answer out of character to the conversation turns under which the cases list it. */
const TURN_OF_STEP_OUT: Readonly<Record<string, readonly string[]>> = {
  real: ['act:bot'],
  privacy: ['act:privacy'],
};

/** Replies of figures that do the same as a reply to small talk. */
const OWN_REPLIES: Readonly<Record<string, readonly string[]>> = {
  goodbye: [...FIGURE_REPLIES.goodbye, ...FIGURE_REPLIES.goodNight],
  resolved: FIGURE_REPLIES.decided,
  joke: FIGURES.flatMap(({ replies }) => replies.laugh),
  remark: [
    ...FIGURE_REPLIES.addition,
    ...Object.values(REMARK_REPLIES).flat(),
    ...Object.values(LISTENING_REPLIES).flatMap(({ heard }) => heard),
    ...FIGURES.flatMap(({ replies }) => [...replies.heard, ...replies.remark]),
  ],
};

/** Returns the ids of the parts of an answer. Recognizes the parts by their text, and names them as the cases do. */
export function partsOfAnswer(answer: ChatAnswer, figure: Figure | null): string[] {
  const answerText = answer.parts.flatMap((part) => (part.kind === 'scripture' ? [] : part.text)).join(' ');
  const isUsed = (text: string) =>
    answerText.includes(text.split('{')[0]?.slice(0, 70) ?? text) && text.length >= MIN_LENGTH / 5;
  const turns = Object.entries(TURN_TEXTS).map(
    ([intent, { study, figure: own }]) => [intent, [...study, ...own]] as const,
  );
  const replies = Object.entries(SMALL_TALK_TEXTS).map(
    ([label, { study, figure: own }]) =>
      [label, [...study, ...(own ?? []), ...(OWN_REPLIES[label] ?? [])]] as const,
  );
  return [
    ...TOPICS.filter(({ introduction, questions }) => [introduction, ...questions].some(isUsed)).map(
      ({ id }) => id,
    ),
    ...SUBTOPICS.filter(({ text }) => isUsed(text)).map(({ page }) => page),
    ...ENTRIES.filter(({ text }) => isUsed(text)).map(({ id }) => id),
    ...DIFFERENCES.filter(({ shared }) => isUsed(shared)).map(({ id }) => id),
    ...(figure?.cards.filter(({ story }) => isUsed(story)) ?? []).map(
      ({ id }) => `${figure?.figureId}/${id}`,
    ),
    ...(figure?.facts?.filter(({ text }) => isUsed(text)) ?? []).map(
      ({ id }) => `fact:${figure?.figureId}/${id}`,
    ),
    ...FIGURES.filter(({ about, name, title }) => isUsed(about.text) || isUsed(`${name}: ${title}`)).map(
      ({ figureId }) => `figure-about:${figureId}`,
    ),
    ...[...turns, ...replies, ['whoAreYou', ABOUT_THE_GUIDE] as const]
      .filter(([, lines]) => lines.some(isUsed))
      .map(([label]) => `act:${label}`),
    ...Object.entries(OUT_OF_CHARACTER_TEXTS)
      .filter(([, lines]) =>
        lines.some((line) => answerText.includes(line.split('{')[0]?.slice(0, 40) ?? line)),
      )
      .flatMap(([kind]) => [`step-out:${kind}`, ...(TURN_OF_STEP_OUT[kind] ?? [])]),
    ...([...GUIDE_TEXTS.sorry, ...GUIDE_TEXTS.sorryMisread].some(isUsed) ? ['act:notHelping'] : []),
    ...(GUIDE_TEXTS.sorryMisread.some(isUsed) ? ['act:correction'] : []),
    ...([...ABSTENTION_TEXTS.near, ...FIGURE_REPLIES.nearest, ...GUIDE_TEXTS.mayBeYours].some(isUsed)
      ? ['choices']
      : []),
    ...Object.entries(LIFE_AREAS)
      .filter(([, { openings }]) => openings.some(isUsed))
      .map(([id]) => `area:${id}`),
    ...([
      ...ABSTENTION_TEXTS.nothing,
      ...ABSTENTION_TEXTS.outside,
      ...ABSTENTION_TEXTS.bibleQuestion,
      ...Object.values(TASK_TEXTS).flat(),
      ...FIGURE_REPLIES.silent,
      ...FIGURE_REPLIES.silentOn,
    ].some(isUsed)
      ? ['out-of-scope', 'none']
      : []),
    ...(SAYINGS.some(({ answer: words }) => isUsed(words)) ? ['saying'] : []),
    ...([...GUIDE_TEXTS.verses, ...GUIDE_TEXTS.notFound].some(isUsed) ? ['searched'] : []),
    ...(answer.parts.some(({ kind }) => kind === 'crisis_help') ? ['care'] : []),
    ...answer.parts.flatMap((part) => (part.kind === 'scripture' ? `passage:${part.reference}` : [])),
  ];
}

/** Returns the ids of the pages and entries that are offered as suggestions. */
export function suggestedIdsIn({ suggestions }: ChatAnswer): string[] {
  const known = [...TOPICS, ...ENTRIES, ...DIFFERENCES].filter(({ title }) => suggestions.includes(title));
  const cards = FIGURES.flatMap(({ figureId, cards }) =>
    cards
      .filter(({ asks }) => asks.some((ask) => suggestions.includes(ask)))
      .map(({ id }) => `${figureId}/${id}`),
  );
  const subtopics = SUBTOPICS.filter(({ title }) => suggestions.includes(title));
  return [...known.map(({ id }) => id), ...subtopics.map(({ page }) => page), ...cards];
}
