import { RELATIONSHIPS_MAX } from '#contract/relationshipLimits';
import type { NewRelationship } from '#contract/relationships';
import type { SignedIn } from '#server/auth/sessions.service';
import type { Env } from '#server/lib/api';
import { careOn } from '#server/lib/careOn';
import { Refusal } from '#server/lib/refusal';
import {
  countRelationships,
  deleteRelationship,
  findSentRelationship,
  insertRelationship,
  lockList,
  updatePrayed,
  updateRelationship,
  updateUnprayed,
} from './relationships.queries';

type Services = Pick<Env['Variables'], 'db' | 'limits' | 'country'> & { person: SignedIn };

/** Double taps and retries within this time count as the same prayer. */
const SAME_PRAYER_MS = 60_000;

/** Idempotent: a retry with the same key updates the row instead of adding another. */
export async function addRelationship(
  { db, limits, person, country }: Services,
  added: NewRelationship,
  sendKey: string | null,
) {
  // Retries count too, because each one writes the row.
  await limits.listChangesOfPerson.use(person.id);
  const saved = await db.transaction(async (tx) => {
    await lockList(tx, person.id);
    const sent = sendKey && (await findSentRelationship(tx, person.id, sendKey));
    if (sent) return (await updateRelationship(tx, person.id, sent.id, added)) ?? relationshipNotFound();
    if ((await countRelationships(tx, person.id)) >= RELATIONSHIPS_MAX) {
      throw new Refusal(
        'conflict',
        `Your list is full (${RELATIONSHIPS_MAX} people). Remove someone to add another.`,
      );
    }
    return insertRelationship(tx, person.id, { ...added, sendKey });
  });
  return { ...saved, care: careOn(added.notes ?? '', country) };
}

export async function changeRelationship(
  { db, limits, person, country }: Services,
  id: number,
  change: NewRelationship,
) {
  await limits.listChangesOfPerson.use(person.id);
  const saved = (await updateRelationship(db, person.id, id, change)) ?? relationshipNotFound();
  return { ...saved, care: careOn(change.notes ?? '', country) };
}

export async function removeRelationship({ db, limits, person }: Services, id: number) {
  await limits.listChangesOfPerson.use(person.id);
  if (!(await deleteRelationship(db, person.id, id))) relationshipNotFound();
}

/** Awards no experience points. */
export async function sayPrayed({ db, limits, person }: Services, id: number, now: Date) {
  await limits.reactionsOfPerson.use(person.id);
  const since = new Date(now.getTime() - SAME_PRAYER_MS);
  return (await updatePrayed(db, person.id, id, { now, since })) ?? relationshipNotFound();
}

export async function takePrayedBack({ db, limits, person }: Services, id: number) {
  await limits.reactionsOfPerson.use(person.id);
  return (await updateUnprayed(db, person.id, id)) ?? relationshipNotFound();
}

/** The same for a person on another user’s list. */
function relationshipNotFound(): never {
  throw new Refusal('not_found', 'This person is not on your list anymore.');
}
