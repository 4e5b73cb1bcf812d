import type { NewAct, NewReport } from '#contract/moderation';
import { Refusal } from '#server/lib/refusal';
import { deleteBlock, findMember, insertBlock } from './blocks.queries';
import { deleteComment, lockComment, updateComment } from './comments.queries';
import { gone as goneComment } from './comments.service';
import { tell } from './live.service';
import {
  countWeighty,
  insertLogEntry,
  insertModeratorNote,
  queue,
  resolveReports,
  type Target,
  upsertReport,
} from './moderation.queries';
import { establishedSince, HIDING_REPORTS, may } from './posts.policy';
import { deletePost, lockPost, updatePost } from './posts.queries';
import { gone as gonePost, tellOf } from './posts.service';
import type { House } from './writing.service';

const EXCERPT_LENGTH = 160;

const WORRIED = 'Thank you for looking out for someone. Moderators will see this first.';
const SHOWN = 'Thank you. A moderator will take a look.';

/** Shows something to the moderators. Several who have been here for a while hide it meanwhile; a worry hides nothing. */
export async function report({ db, limits, person }: House, { kind, id, reason, note }: NewReport) {
  await limits.reportsOfPerson.use(person.id);
  await db.transaction(async (tx) => {
    const found = await lock(tx, person, { kind, id });
    if (found.userId === person.id)
      throw new Refusal('invalid', 'This is yours. You can delete it yourself.');
    await upsertReport(tx, { kind, id }, { reporterId: person.id, reason, note });
    if (found.hiddenAt || found.keptAt || reason === 'worried') return;
    const weighty = await countWeighty(tx, { kind, id }, establishedSince(new Date()));
    if (weighty >= HIDING_REPORTS) await found.change({ hiddenAt: new Date() }, 'gone');
  });
  return { message: reason === 'worried' ? WORRIED : SHOWN };
}

const DONE = {
  keep: 'It stands.',
  hide: 'It is hidden.',
  remove: 'Removed.',
  warn: 'Your note has been sent.',
} as const;

/** What waits, so far as it is to be shown to this moderator. */
export function moderationQueue({ db, person }: Pick<House, 'db' | 'person'>, limit: number) {
  return queue(db, person.id, establishedSince(new Date()), limit);
}

/** What a moderator does with something that waits. The second of two who act at once hears that the other was faster. */
export async function act({ db, person }: House, { kind, id, act, note }: NewAct) {
  await db.transaction(async (tx) => {
    const found = await lockForModerator(tx, person, { kind, id });
    const waited = await resolveReports(tx, { kind, id });
    // What was hidden before can be shown again at any time.
    if (waited.length === 0 && !(act === 'keep' && found.hiddenAt)) {
      throw new Refusal('conflict', 'Another moderator has already handled this.');
    }
    const entry = { moderatorId: person.id, act, kind, roomType: found.roomType, reason: reasonOf(waited) };
    await insertLogEntry(tx, { ...entry, [`${kind}Id`]: id });
    // Nobody is told about a report that came to nothing, unless the moderator has something to say.
    if (note !== null || act === 'remove' || act === 'hide') await tellAuthor(tx, found, { act, kind, note });
    if (act === 'remove') return found.remove();
    if (act === 'hide') return found.change({ hiddenAt: found.hiddenAt ?? new Date() }, 'gone');
    return found.change({ hiddenAt: null, keptAt: new Date() }, found.hiddenAt ? 'posted' : null);
  });
  return { message: DONE[act] };
}

/** Takes something down without its having waited; who wrote it hears of it, and so does the log. */
export async function removeAsModerator({ db, person }: House, target: Target) {
  await db.transaction(async (tx) => {
    // One's own words too: their author may take them back at any time.
    const found = await lock(tx, person, target);
    const waited = await resolveReports(tx, target);
    const entry = { act: 'remove', kind: target.kind, roomType: found.roomType } as const;
    await insertLogEntry(tx, {
      ...entry,
      moderatorId: person.id,
      reason: reasonOf(waited),
      [`${target.kind}Id`]: target.id,
    });
    await tellAuthor(tx, found, { act: 'remove', kind: target.kind, note: null });
    await found.remove();
  });
  return { message: DONE.remove };
}

/** What the log gives as the reason; a worry before everything else. */
function reasonOf(waited: Awaited<ReturnType<typeof resolveReports>>) {
  const first = waited.find(({ reason }) => reason === 'worried') ?? waited[0];
  return first?.reason ?? null;
}

/** From now on these two do not see each other's words; what bears no name stays, or it would bear one. */
export async function block({ db, limits, person }: House, userId: string) {
  await limits.blocksOfPerson.use(person.id);
  if (userId === person.id) throw new Refusal('invalid', 'You cannot block yourself.');
  const other = await findMember(db, userId);
  if (!other) throw new Refusal('not_found', 'We can’t find that person.');
  if (other.isModerator) throw new Refusal('invalid', 'Moderators can’t be blocked.');
  await db.transaction(async (tx) => {
    const isNew = await insertBlock(tx, person.id, userId);
    if (isNew) await tell(tx, { event: 'apart', between: [person.id, userId] });
  });
  return { message: 'Blocked. You won’t see each other’s posts.' };
}

export async function unblock({ db, limits, person }: House, userId: string) {
  await limits.blocksOfPerson.use(person.id);
  await db.transaction(async (tx) => {
    const isGone = await deleteBlock(tx, person.id, userId);
    if (isGone) await tell(tx, { event: 'apart', between: [person.id, userId] });
  });
  return { message: 'Unblocked. You’ll see each other’s posts again.' };
}

async function lockForModerator(tx: House['db'], person: House['person'], target: Target) {
  const found = await lock(tx, person, target);
  if (may.moderate(person, found)) return found;
  throw new Refusal(
    'forbidden',
    'This is your own, so another moderator decides about it. You can delete it yourself.',
  );
}

type Change = { hiddenAt?: Date | null; keptAt?: Date };

/** What a report or a moderator is about, and what can be done with it; nobody else changes it meanwhile. */
async function lock(tx: House['db'], person: House['person'], { kind, id }: Target) {
  if (kind === 'comment') {
    const comment = await lockComment(tx, person, id);
    if (!comment) throw goneComment();
    return {
      ...comment,
      async change(change: Change, told: 'posted' | 'gone' | null) {
        await updateComment(tx, id, change);
        if (told) await tellOf(tx, comment.post, 'changed');
      },
      async remove() {
        await deleteComment(tx, id);
        await tellOf(tx, comment.post, 'changed');
      },
    };
  }
  const post = await lockPost(tx, person, id, 'update');
  if (!post) throw gonePost();
  return {
    ...post,
    async change(change: Change, told: 'posted' | 'gone' | null) {
      await updatePost(tx, id, change);
      if (told) await tellOf(tx, post, told);
    },
    async remove() {
      await deletePost(tx, id);
      await tellOf(tx, post, 'gone');
    },
  };
}

async function tellAuthor(
  tx: House['db'],
  { userId, content }: { userId: string; content: string },
  word: Pick<NewAct, 'act' | 'kind' | 'note'>,
) {
  const excerpt = content.length > EXCERPT_LENGTH ? `${content.slice(0, EXCERPT_LENGTH)}…` : content;
  await insertModeratorNote(tx, { userId, ...word, excerpt: excerpt.toWellFormed() });
}
