import { FIGURES } from '#content/figures';
import type { BibleQuestion, ChatAnswer, FigureQuestion } from '#contract/chats';
import type { MentorAnswer, MentorQuestion } from '#contract/figures';
import { type GuideHouse, mentorsFor, study, talkAs } from '#server/guide/guide.service';
import type { Db } from '#server/lib/db';
import { counted } from '#server/lib/metrics';
import { Refusal } from '#server/lib/refusal';
import type { Answering } from '#server/lib/stream';
import { grant, today } from '#server/progress/progress.service';
import { activeFigures, promptOf } from './figures.queries';

type FigureServices = GuideHouse & { db: Db };

/** Answers in a figure's voice. The first conversation with each figure earns XP. The conversation is not stored. */
export async function talkWithFigure(
  house: FigureServices,
  question: FigureQuestion,
): Promise<Answering<ChatAnswer>> {
  await house.limits.messagesOfPerson.use(house.person.id);
  const figure = FIGURES.find(({ figureId }) => figureId === question.figureId);
  const systemPrompt = figure ? await promptOf(house.db, figure.figureId) : null;
  if (!figure || systemPrompt === null) {
    throw new Refusal('not_found', 'We don’t have that figure. Go back and choose another.');
  }
  await grant(house.db, house.person.id, 'metFigure', figure.figureId);
  return counted('figure', performance.now(), await talkAs(house, figure, systemPrompt, question));
}

/** Answers a question about the Bible. The first question of a day earns XP. The conversation is not stored. */
export async function askTheBible(
  house: FigureServices,
  question: BibleQuestion,
): Promise<Answering<ChatAnswer>> {
  await house.limits.messagesOfPerson.use(house.person.id);
  await grant(house.db, house.person.id, 'studied', today());
  return counted('study', performance.now(), await study(house, question));
}

/** Up to three figures for a situation, or crisis help for someone in danger. The question is not stored. */
export async function findMentors(house: FigureServices, question: MentorQuestion): Promise<MentorAnswer> {
  await house.limits.messagesOfPerson.use(house.person.id);
  const active = await activeFigures(house.db);
  return mentorsFor(house, question, new Set(active.map(({ figureId }) => figureId)));
}
