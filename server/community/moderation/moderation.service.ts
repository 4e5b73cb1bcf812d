import type { NewModerationAction, NewReport } from '#contract/community/moderation';
import type { SignedIn } from '#server/auth/sessions.service';
import { deleteComment, lockComment, updateComment } from '#server/community/comments/comments.queries';
import { commentNotFound as goneComment } from '#server/community/comments/comments.service';
import { publish } from '#server/community/events/events.service';
import { establishedSince, may, REPORTS_TO_HIDE } from '#server/community/posts/posts.policy';
import { deletePost, lockPost, updatePost } from '#server/community/posts/posts.queries';
import { postNotFound as gonePost, publishPostEvent } from '#server/community/posts/posts.service';
import {
  countSeriousReports,
  type ReportTarget,
  resolveReports,
  upsertReport,
} from '#server/community/reports/reports.queries';
import { deleteBlock, findUserToBlock, insertBlock } from '#server/community/visibility/blocks.queries';
import type { Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import type { Limits } from '#server/http/limits';
import { insertLogEntry, insertModeratorNote, selectQueue } from './moderation.queries';

type Services = { db: Db; limits: Limits; person: SignedIn };

const EXCERPT_LENGTH = 160;

const REPORTED_AS_WORRY = 'Thank you for looking out for someone. Moderators will see this first.';
const REPORTED = 'Thank you. A moderator will take a look.';

/**
 * Reports a post or comment. Enough reports by established users hide it until a moderator decides. Reports out of
 * worry never hide it.
 */
export async function reportContent({ db, limits, person }: Services, { kind, id, reason, note }: NewReport) {
  await limits.reportsOfPerson.use(person.id);
  await db.transaction(async (tx) => {
    const found = await lock(tx, person, { kind, id });
    if (found.userId === person.id)
      throw new AppError('invalid', 'This is yours. You can delete it yourself.');
    await upsertReport(tx, { kind, id }, { reporterId: person.id, reason, note });
    if (found.hiddenAt || found.keptAt || reason === 'worried') return;
    const seriousReports = await countSeriousReports(tx, { kind, id }, establishedSince(new Date()));
    if (seriousReports >= REPORTS_TO_HIDE) await found.change({ hiddenAt: new Date() }, 'gone');
  });
  return { message: reason === 'worried' ? REPORTED_AS_WORRY : REPORTED };
}

const DONE = {
  keep: 'Approved.',
  hide: 'Hidden.',
  remove: 'Removed.',
  warn: 'Your note has been sent.',
} as const;

/** Returns the moderation queue for this moderator, up to `limit` items. */
export function moderationQueue({ db, person }: Pick<Services, 'db' | 'person'>, limit: number) {
  return selectQueue(db, person.id, establishedSince(new Date()), limit);
}

/** Applies a moderator's decision. If two moderators act at once, the second gets a conflict. */
export async function moderate({ db, person }: Services, { kind, id, act, note }: NewModerationAction) {
  await db.transaction(async (tx) => {
    const found = await lockForModerator(tx, person, { kind, id });
    const resolved = await resolveReports(tx, { kind, id });
    // A hidden item can be approved at any time, without an open report.
    if (resolved.length === 0 && !(act === 'keep' && found.hiddenAt)) {
      throw new AppError('conflict', 'Another moderator has already handled this.');
    }
    const entry = { moderatorId: person.id, act, kind, roomType: found.roomType, reason: reasonOf(resolved) };
    await insertLogEntry(tx, { ...entry, [`${kind}Id`]: id });
    // The author isn't notified when a report has no consequences, unless the moderator left a note.
    if (note !== null || act === 'remove' || act === 'hide')
      await notifyAuthor(tx, found, { act, kind, note });
    if (act === 'remove') return found.remove();
    if (act === 'hide') return found.change({ hiddenAt: found.hiddenAt ?? new Date() }, 'gone');
    return found.change({ hiddenAt: null, keptAt: new Date() }, found.hiddenAt ? 'posted' : null);
  });
  return { message: DONE[act] };
}

/** Removes a post or comment, even if it is not in the queue. Sends the author a note and adds a log entry. */
export async function removeAsModerator({ db, person }: Services, target: ReportTarget) {
  await db.transaction(async (tx) => {
    // Moderators may also remove their own posts, because authors can delete their posts at any time.
    const found = await lock(tx, person, target);
    const resolved = await resolveReports(tx, target);
    const entry = { act: 'remove', kind: target.kind, roomType: found.roomType } as const;
    await insertLogEntry(tx, {
      ...entry,
      moderatorId: person.id,
      reason: reasonOf(resolved),
      [`${target.kind}Id`]: target.id,
    });
    await notifyAuthor(tx, found, { act: 'remove', kind: target.kind, note: null });
    await found.remove();
  });
  return { message: DONE.remove };
}

/** Returns the reason for the log. 'worried' takes precedence over every other reason. */
function reasonOf(resolved: Awaited<ReturnType<typeof resolveReports>>) {
  const first = resolved.find(({ reason }) => reason === 'worried') ?? resolved[0];
  return first?.reason ?? null;
}

/** Hides two users' posts from each other. Anonymous posts stay visible, so that their author stays unknown. */
export async function blockUser({ db, limits, person }: Services, userId: string) {
  await limits.blocksOfPerson.use(person.id);
  if (userId === person.id) throw new AppError('invalid', 'You can’t block yourself.');
  const other = await findUserToBlock(db, userId);
  if (!other) throw new AppError('not_found', 'We can’t find that person.');
  if (other.isModerator) throw new AppError('invalid', 'Moderators can’t be blocked.');
  await db.transaction(async (tx) => {
    const isNew = await insertBlock(tx, person.id, userId);
    if (isNew) await publish(tx, { event: 'block', between: [person.id, userId] });
  });
  return { message: 'Blocked. You won’t see each other’s posts.' };
}

export async function unblockUser({ db, limits, person }: Services, userId: string) {
  await limits.blocksOfPerson.use(person.id);
  await db.transaction(async (tx) => {
    const isDeleted = await deleteBlock(tx, person.id, userId);
    if (isDeleted) await publish(tx, { event: 'block', between: [person.id, userId] });
  });
  return { message: 'Unblocked. You’ll see each other’s posts again.' };
}

async function lockForModerator(tx: Db, person: SignedIn, target: ReportTarget) {
  const found = await lock(tx, person, target);
  if (may.moderate(person, found)) return found;
  throw new AppError(
    'forbidden',
    'You wrote this, so another moderator will decide. You can delete it yourself.',
  );
}

type Change = { hiddenAt?: Date | null; keptAt?: Date };

/** Locks a post or comment until the transaction ends. Returns it with functions that change and remove it. */
async function lock(tx: Db, person: SignedIn, { kind, id }: ReportTarget) {
  if (kind === 'comment') {
    const comment = await lockComment(tx, person, id);
    if (!comment) throw goneComment();
    return {
      ...comment,
      async change(change: Change, event: 'posted' | 'gone' | null) {
        await updateComment(tx, id, change);
        if (event) await publishPostEvent(tx, comment.post, 'changed');
      },
      async remove() {
        await deleteComment(tx, id);
        await publishPostEvent(tx, comment.post, 'changed');
      },
    };
  }
  const post = await lockPost(tx, person, id, 'update');
  if (!post) throw gonePost();
  return {
    ...post,
    async change(change: Change, event: 'posted' | 'gone' | null) {
      await updatePost(tx, id, change);
      if (event) await publishPostEvent(tx, post, event);
    },
    async remove() {
      await deletePost(tx, id);
      await publishPostEvent(tx, post, 'gone');
    },
  };
}

async function notifyAuthor(
  tx: Db,
  { userId, content }: { userId: string; content: string },
  action: Pick<NewModerationAction, 'act' | 'kind' | 'note'>,
) {
  const excerpt = content.length > EXCERPT_LENGTH ? `${content.slice(0, EXCERPT_LENGTH)}…` : content;
  await insertModeratorNote(tx, { userId, ...action, excerpt: excerpt.toWellFormed() });
}
