import { FIGURES } from '#content/figures';
import type { BibleQuestion, ChatAnswer, FigureQuestion } from '#contract/chats';
import { study, talkAs } from '#server/guide/guide.service';
import type { Env } from '#server/lib/api';
import { Refusal } from '#server/lib/refusal';
import { grant } from '#server/progress/progress.service';
import type { Scripture } from '#server/scripture/verification';
import { isActive } from './figures.queries';

type House = Pick<Env['Variables'], 'db' | 'limits'> & { scripture: Scripture };

/** Answers in a figure's voice; the first conversation with each counts. Nothing of it is kept. */
export async function talkWithFigure(
  house: House,
  personId: string,
  question: FigureQuestion,
): Promise<ChatAnswer> {
  await house.limits.messagesOfPerson.use(personId);
  const figure = FIGURES.find(({ figureId }) => figureId === question.figureId);
  if (!figure || !(await isActive(house.db, figure.figureId))) {
    throw new Refusal('not_found', 'There is no such figure. Go back and choose another.');
  }
  const answer = talkAs(house.scripture, figure, question.messages);
  await house.db.transaction((db) => grant(db, personId, 'metFigure', figure.figureId));
  return answer;
}

/** Answers a question about the Bible; the first of a day counts. Nothing of it is kept. */
export async function askTheBible(
  house: House,
  personId: string,
  question: BibleQuestion,
): Promise<ChatAnswer> {
  await house.limits.messagesOfPerson.use(personId);
  const answer = study(house.scripture, question.messages);
  const day = new Date().toISOString().slice(0, 10);
  await house.db.transaction((db) => grant(db, personId, 'studied', day));
  return answer;
}
