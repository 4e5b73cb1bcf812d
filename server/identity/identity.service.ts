import { type Blueprint, type IdentityAnswer, QUESTION_COUNTS } from '#contract/identity';
import type { SignedIn } from '#server/auth/sessions.service';
import type { Env } from '#server/lib/api';
import { careOn } from '#server/lib/careOn';
import { grant } from '#server/progress/progress.service';
import type { Scripture } from '#server/scripture/scripture';
import { composeBlueprint } from './blueprint';
import {
  countResponses,
  deleteEdit,
  editsOf,
  lockPerson,
  responsesOf,
  upsertEdit,
  upsertProgress,
  upsertResponse,
} from './identity.queries';

type House = Pick<Env['Variables'], 'db' | 'limits' | 'country'> & { person: SignedIn; scripture: Scripture };

/** Keeps an answer, the newest in place of the one before. The first one to each question counts, and so does a truth's last. */
export async function saveAnswer({ db, limits, person, country }: House, answer: IdentityAnswer) {
  await limits.answersOfPerson.use(person.id);
  const { truthId, questionIndex } = answer;
  await db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    await upsertResponse(tx, person.id, answer);
    await grant(tx, person.id, 'answered', `${truthId}.${questionIndex}`);
    const isComplete = (await countResponses(tx, person.id, truthId)) === QUESTION_COUNTS[truthId];
    await upsertProgress(tx, person.id, truthId, isComplete);
    if (isComplete) await grant(tx, person.id, 'completedTruth', truthId);
  });
  return { ...answer, care: careOn(answer.response, country) };
}

/** The Blueprint of a person's answers, with what she has written anew in it. */
export async function blueprintOf({ db, person, scripture }: House): Promise<Blueprint> {
  const [answers, edits] = await Promise.all([responsesOf(db, person.id), editsOf(db, person.id)]);
  return composeBlueprint(scripture, answers, new Map(edits.map(({ section, text }) => [section, text])));
}

/** Writes a section anew; blank words give it back to what is made of the answers. */
export async function editBlueprint(house: House, section: string, text: string) {
  const { db, limits, person } = house;
  await limits.answersOfPerson.use(person.id);
  if (text === '') await deleteEdit(db, person.id, section);
  else await upsertEdit(db, person.id, section, text);
  return { ...(await blueprintOf(house)), care: careOn(text, house.country) };
}
