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

type House = Pick<Env['Variables'], 'db' | 'limits' | 'country'> & { person: SignedIn };

/** Long enough for a second touch or a call that is sent again; nobody prays anew within it. */
const SAME_PRAYER_MS = 60_000;

/** Written down once, however often it is sent with the same key: then the words that came last stand. */
export async function addRelationship(
  { db, limits, person, country }: House,
  added: NewRelationship,
  sendKey: string | null,
) {
  // Also when it is sent again: each time writes the row anew.
  await limits.listChangesOfPerson.use(person.id);
  const kept = await db.transaction(async (tx) => {
    await lockList(tx, person.id);
    const sent = sendKey && (await findSentRelationship(tx, person.id, sendKey));
    if (sent) return (await updateRelationship(tx, person.id, sent.id, added)) ?? gone();
    if ((await countRelationships(tx, person.id)) >= RELATIONSHIPS_MAX) {
      throw new Refusal(
        'conflict',
        `Your list is full (${RELATIONSHIPS_MAX} people). Remove someone to add another.`,
      );
    }
    return insertRelationship(tx, person.id, { ...added, sendKey });
  });
  return { ...kept, care: careOn(added.notes ?? '', country) };
}

export async function changeRelationship(
  { db, limits, person, country }: House,
  id: number,
  change: NewRelationship,
) {
  await limits.listChangesOfPerson.use(person.id);
  const kept = (await updateRelationship(db, person.id, id, change)) ?? gone();
  return { ...kept, care: careOn(change.notes ?? '', country) };
}

export async function removeRelationship({ db, limits, person }: House, id: number) {
  await limits.listChangesOfPerson.use(person.id);
  if (!(await deleteRelationship(db, person.id, id))) gone();
}

/** Nothing is earned by it: a prayer is no deed that counts. */
export async function sayPrayed({ db, limits, person }: House, id: number, now: Date) {
  await limits.reactionsOfPerson.use(person.id);
  const since = new Date(now.getTime() - SAME_PRAYER_MS);
  return (await updatePrayed(db, person.id, id, { now, since })) ?? gone();
}

export async function takePrayedBack({ db, limits, person }: House, id: number) {
  await limits.reactionsOfPerson.use(person.id);
  return (await updateUnprayed(db, person.id, id)) ?? gone();
}

/** Also of who stands on another's list. */
function gone(): never {
  throw new Refusal('not_found', 'This person is not on your list anymore.');
}
