import { MAX_RELATIONSHIPS } from '#contract/people/relationshipLimits';
import type { NewRelationship } from '#contract/people/relationships';
import type { SignedIn } from '#server/auth/sessions.service';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { crisisDetectedIn } from '#server/lib/crisisDetected';
import {
  countRelationships,
  deleteRelationship,
  findRelationshipByIdempotencyKey,
  insertRelationship,
  lockRelationships,
  restorePrayedAt,
  setPrayedAt,
  updateRelationship,
} from './relationships.queries';

type Services = Pick<Env['Variables'], 'db' | 'limits' | 'country'> & { person: SignedIn };

/** Double taps and retries within this time count as the same prayer. */
const SAME_PRAYER_MS = 60_000;

/** Adds a person. A retry with the same idempotency key updates the row instead of adding another. */
export async function addRelationship(
  { db, limits, person, country }: Services,
  added: NewRelationship,
  idempotencyKey: string | null,
) {
  // Retries count too, because each one writes the row.
  await limits.listChangesOfPerson.use(person.id);
  const saved = await db.transaction(async (tx) => {
    await lockRelationships(tx, person.id);
    const sent = idempotencyKey && (await findRelationshipByIdempotencyKey(tx, person.id, idempotencyKey));
    if (sent) return (await updateRelationship(tx, person.id, sent.id, added)) ?? relationshipNotFound();
    if ((await countRelationships(tx, person.id)) >= MAX_RELATIONSHIPS) {
      throw new AppError(
        'conflict',
        `Your list is full (${MAX_RELATIONSHIPS} people). Remove someone to add another.`,
      );
    }
    return insertRelationship(tx, person.id, { ...added, idempotencyKey });
  });
  return { ...saved, crisisHelp: crisisDetectedIn(added.notes ?? '', country) };
}

export async function changeRelationship(
  { db, limits, person, country }: Services,
  id: number,
  change: NewRelationship,
) {
  await limits.listChangesOfPerson.use(person.id);
  const saved = (await updateRelationship(db, person.id, id, change)) ?? relationshipNotFound();
  return { ...saved, crisisHelp: crisisDetectedIn(change.notes ?? '', country) };
}

export async function removeRelationship({ db, limits, person }: Services, id: number) {
  await limits.listChangesOfPerson.use(person.id);
  if (!(await deleteRelationship(db, person.id, id))) relationshipNotFound();
}

/** Marks a person as prayed for. Awards no XP. */
export async function markPrayed({ db, limits, person }: Services, id: number, now: Date) {
  await limits.reactionsOfPerson.use(person.id);
  const since = new Date(now.getTime() - SAME_PRAYER_MS);
  return (await setPrayedAt(db, person.id, id, { now, since })) ?? relationshipNotFound();
}

export async function unmarkPrayed({ db, limits, person }: Services, id: number) {
  await limits.reactionsOfPerson.use(person.id);
  return (await restorePrayedAt(db, person.id, id)) ?? relationshipNotFound();
}

/** Throws the same error for a person who does not exist as for a person on another user’s list. */
function relationshipNotFound(): never {
  throw new AppError('not_found', 'This person is not on your list anymore.');
}
