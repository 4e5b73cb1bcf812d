import { FIGURES } from '#content/figures';
import type { BibleQuestion, ChatAnswer, FigureQuestion } from '#contract/chats';
import type { MentorAnswer, MentorQuestion } from '#contract/figures';
import type { Db } from '#server/db/db';
import { askFigure, askStudy, type GuideServices, mentorsFor } from '#server/guide/guide.service';
import { AppError } from '#server/http/appError';
import type { StreamedAnswer } from '#server/http/stream';
import { countOutcome } from '#server/observability/metrics';
import { awardXp, currentUtcDay } from '#server/progress/progress.service';
import { activeFigures, promptOf } from './figures.queries';

type FigureServices = GuideServices & { db: Db };

/** Answers in a figure's voice. The first conversation with each figure earns XP. The conversation is not stored. */
export async function chatWithFigure(
  services: FigureServices,
  question: FigureQuestion,
): Promise<StreamedAnswer<ChatAnswer>> {
  await services.limits.messagesOfPerson.use(services.person.id);
  const figure = FIGURES.find(({ figureId }) => figureId === question.figureId);
  const systemPrompt = figure ? await promptOf(services.db, figure.figureId) : null;
  if (!figure || systemPrompt === null) {
    throw new AppError('not_found', 'We don’t have that figure. Go back and choose another.');
  }
  await awardXp(services.db, services.person.id, 'metFigure', figure.figureId);
  return countOutcome('figure', performance.now(), await askFigure(services, figure, systemPrompt, question));
}

/** Answers a question about the Bible. The first question of a day earns XP. The conversation is not stored. */
export async function askBibleStudy(
  services: FigureServices,
  question: BibleQuestion,
): Promise<StreamedAnswer<ChatAnswer>> {
  await services.limits.messagesOfPerson.use(services.person.id);
  await awardXp(services.db, services.person.id, 'studied', currentUtcDay());
  return countOutcome('study', performance.now(), await askStudy(services, question));
}

/** Returns up to three figures for a situation, or crisis help for someone in danger. The question is not stored. */
export async function findMentors(services: FigureServices, question: MentorQuestion): Promise<MentorAnswer> {
  await services.limits.messagesOfPerson.use(services.person.id);
  const active = await activeFigures(services.db);
  return mentorsFor(services, question, new Set(active.map(({ figureId }) => figureId)));
}
