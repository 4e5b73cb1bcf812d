import type { FlagText, NewFlag } from '#contract/flags';
import type { Db } from '#server/db/db';
import type { LanguageModelConnection } from '#server/guide/model/model';
import { AppError } from '#server/http/appError';
import type { Limits } from '#server/http/limits';
import { insertFlag, updateFlagWords } from './flags.queries';

type FlagServices = { db: Db; limits: Limits; model: LanguageModelConnection | null; person: { id: string } };

/** Stores that an answer was flagged, without any of its text. */
export async function flagAnswer(services: FlagServices, flag: NewFlag) {
  await services.limits.flagsOfPerson.use(services.person.id);
  const model = flag.source === 'model' ? (services.model?.name ?? null) : null;
  const { id } = await insertFlag(services.db, services.person.id, { ...flag, model });
  return { id, message: 'Thank you. We noted that you flagged this answer. We didn’t keep its text.' };
}

/** Adds the question and answer to a flag, with the user's consent. */
export async function includeWords(services: FlagServices, id: number, words: FlagText) {
  await services.limits.flagsOfPerson.use(services.person.id);
  const isOwn = await updateFlagWords(services.db, services.person.id, id, words);
  if (!isOwn) throw new AppError('not_found', 'We can’t find that flag.');
  return { message: 'Thank you. We’ve kept the text.' };
}
