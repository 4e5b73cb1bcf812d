import { type Blueprint, type IdentityAnswer, QUESTION_COUNTS } from '#contract/identity';
import type { SignedIn } from '#server/auth/sessions.service';
import type { Env } from '#server/http/api';
import { crisisDetectedIn } from '#server/lib/crisisDetected';
import { awardXp } from '#server/progress/progress.service';
import type { Scripture } from '#server/scripture/scripture';
import { composeBlueprint } from './blueprint';
import {
  countResponses,
  deleteEdit,
  editsOf,
  lockIdentity,
  responsesOf,
  upsertEdit,
  upsertProgress,
  upsertResponse,
} from './identity.queries';

type IdentityServices = Pick<Env['Variables'], 'db' | 'limits' | 'country'> & {
  person: SignedIn;
  scripture: Scripture;
};

/** Saves an answer or replaces an earlier one. The first answer to each question and a completed truth earn XP. */
export async function saveAnswer({ db, limits, person, country }: IdentityServices, answer: IdentityAnswer) {
  await limits.answersOfPerson.use(person.id);
  const { truthId, questionIndex } = answer;
  await db.transaction(async (tx) => {
    await lockIdentity(tx, person.id);
    await upsertResponse(tx, person.id, answer);
    await awardXp(tx, person.id, 'answered', `${truthId}.${questionIndex}`);
    const isComplete = (await countResponses(tx, person.id, truthId)) === QUESTION_COUNTS[truthId];
    await upsertProgress(tx, person.id, truthId, isComplete);
    if (isComplete) await awardXp(tx, person.id, 'completedTruth', truthId);
  });
  return { ...answer, crisisHelp: crisisDetectedIn(answer.response, country) };
}

/** Returns the Blueprint of a user's answers, with the sections that the user rewrote. */
export async function blueprintOf({ db, person, scripture }: IdentityServices): Promise<Blueprint> {
  const [answers, edits] = await Promise.all([responsesOf(db, person.id), editsOf(db, person.id)]);
  return composeBlueprint(scripture, answers, new Map(edits.map(({ section, text }) => [section, text])));
}

/** Replaces a section with the user's text. An empty text restores the composed section. */
export async function editBlueprint(services: IdentityServices, section: string, text: string) {
  const { db, limits, person } = services;
  await limits.answersOfPerson.use(person.id);
  if (text === '') await deleteEdit(db, person.id, section);
  else await upsertEdit(db, person.id, section, text);
  return { ...(await blueprintOf(services)), crisisHelp: crisisDetectedIn(text, services.country) };
}
