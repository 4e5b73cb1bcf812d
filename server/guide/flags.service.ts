import type { FlagWords, NewFlag } from '#contract/flags';
import type { Db } from '#server/lib/db';
import type { Limits } from '#server/lib/limits';
import { Refusal } from '#server/lib/refusal';
import { insertFlag, updateFlagWords } from './flags.queries';
import type { Model } from './model';

type House = { db: Db; limits: Limits; model: Model | null; person: { id: string } };

/** Notes that an answer was found wrong, and nothing of what it said. */
export async function flagAnswer(house: House, flag: NewFlag) {
  await house.limits.flagsOfPerson.use(house.person.id);
  const model = flag.source === 'model' ? (house.model?.name ?? null) : null;
  const { id } = await insertFlag(house.db, house.person.id, { ...flag, model });
  return { id, message: 'Thank you. Only the fact was noted, without any words.' };
}

/** Adds the words, which the person has agreed to. */
export async function includeWords(house: House, id: number, words: FlagWords) {
  await house.limits.flagsOfPerson.use(house.person.id);
  const isOwn = await updateFlagWords(house.db, house.person.id, id, words);
  if (!isOwn) throw new Refusal('not_found', 'We can’t find that flag.');
  return { message: 'Thank you. The words were included.' };
}
