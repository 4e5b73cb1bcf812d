import type { NewComment } from '#contract/community/posts';
import type { SignedIn } from '#server/auth/sessions.service';
import { notifyAuthor } from '#server/community/notices/notices.service';
import { annotate } from '#server/community/posts/annotations';
import { may } from '#server/community/posts/posts.policy';
import { lockPostForResponse, postFor, publishPostEvent } from '#server/community/posts/posts.service';
import {
  consumeWriteLimits,
  editWindowPassed,
  moderateText,
  refuseTooManyLinks,
  requireRulesAgreement,
  type WritingServices,
  writeOnce,
} from '#server/community/posts/writing.service';
import { insertAutoReports } from '#server/community/reports/reports.queries';
import type { Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import { refundLimits } from '#server/http/limits';
import { crisisDetectedIn } from '#server/lib/crisisDetected';
import { awardDailyXp } from '#server/progress/progress.service';
import {
  commentsOnPost,
  deleteComment,
  findComment,
  findCommentByIdempotencyKey,
  insertComment,
  lockComment,
  updateComment,
} from './comments.queries';

const MAX_COMMENTS_WITH_XP_A_DAY = 5;

export async function listComments(services: WritingServices, postId: number, before?: number) {
  await postFor(services, postId);
  return commentsOnPost(services.db, services.person, postId, before);
}

/** Writes a comment. Requests with the same idempotency key create it only once. */
export async function writeComment(
  services: WritingServices,
  comment: NewComment,
  idempotencyKey: string | null,
) {
  const commentId = await writeOnce(services, {
    kind: 'comment',
    key: idempotencyKey,
    sent: comment,
    find: (key) => findCommentByIdempotencyKey(services.db, services.person.id, key),
    write: () => insertNewComment(services, comment, idempotencyKey),
  });
  if (commentId === null) throw commentNotFound();
  return writtenComment(services, commentId, comment.content);
}

/** Returns null if the idempotency key was already used. */
async function insertNewComment(
  services: WritingServices,
  { postId, content }: NewComment,
  idempotencyKey: string | null,
) {
  const { db, person, scripture } = services;
  requireRulesAgreement(person);
  refuseTooManyLinks(person, content);
  const spent = await consumeWriteLimits(services, 'comments');
  const { autoReports, hiddenAt } = moderateText(person, content);
  const annotations = await annotate(scripture, content);
  const commentId = await db.transaction(async (tx) => {
    const post = await lockPostForResponse(tx, person, postId);
    const inserted = await insertComment(tx, {
      postId,
      userId: person.id,
      content,
      annotations,
      // The author of an anonymous request stays anonymous in the comments on it.
      anonymous: post.anonymous && post.userId === person.id,
      hiddenAt,
      idempotencyKey,
    });
    if (!inserted) return null;
    await insertAutoReports(tx, { kind: 'comment', id: inserted.id }, autoReports);
    await awardDailyXp(tx, person.id, 'commented', MAX_COMMENTS_WITH_XP_A_DAY);
    if (!hiddenAt) await publishPostEvent(tx, post, 'changed');
    const isHidden = hiddenAt !== null;
    await notifyAuthor(tx, services, post, { kind: 'comment', commentId: inserted.id, isHidden });
    return inserted.id;
  });
  if (commentId === null) await refundLimits(spent);
  return commentId;
}

export async function editComment(services: WritingServices, commentId: number, content: string) {
  const { db, limits, person, scripture } = services;
  await limits.editsOfPerson.use(person.id);
  refuseTooManyLinks(person, content);
  const annotations = await annotate(scripture, content);
  await db.transaction(async (tx) => {
    const comment = await ownComment(tx, person, commentId);
    if (!may.edit(person, comment, new Date())) throw editWindowPassed();
    if (comment.content === content) return;
    const { autoReports, hiddenAt } = moderateText(person, content);
    await updateComment(tx, commentId, {
      content,
      annotations,
      editedAt: new Date(),
      hiddenAt: comment.hiddenAt ?? hiddenAt,
      keptAt: null,
    });
    await insertAutoReports(tx, { kind: 'comment', id: commentId }, autoReports);
    await publishPostEvent(tx, comment.post, 'changed');
  });
  return writtenComment(services, commentId, content);
}

export async function removeOwnComment({ db, person }: WritingServices, commentId: number) {
  await db.transaction(async (tx) => {
    const comment = await ownComment(tx, person, commentId);
    await deleteComment(tx, commentId);
    await publishPostEvent(tx, comment.post, 'changed');
  });
}

/** Returns a comment with crisis help if the text that was written sounds like a crisis. */
async function writtenComment(services: WritingServices, commentId: number, text: string) {
  return { ...(await commentFor(services, commentId)), crisisHelp: crisisDetectedIn(text, services.country) };
}

async function commentFor({ db, person }: WritingServices, commentId: number) {
  const comment = await findComment(db, person, commentId);
  if (!comment) throw commentNotFound();
  return comment;
}

async function ownComment(tx: Db, person: SignedIn, commentId: number) {
  const comment = await lockComment(tx, person, commentId);
  if (comment?.userId !== person.id) throw commentNotFound();
  return comment;
}

export function commentNotFound() {
  return new AppError('not_found', 'This comment was deleted.');
}
