import type { NewComment } from '#contract/community/posts';
import type { SignedIn } from '#server/auth/sessions.service';
import { notifyAuthor } from '#server/community/notices/notices.service';
import { lockPostForResponse, postFor, publishPostEvent } from '#server/community/posts/posts.service';
import { editModerated, type WritingServices, writeOnce } from '#server/community/posts/writing.service';
import type { Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import { crisisDetectedIn } from '#server/lib/crisisDetected';
import {
  commentsOnPost,
  deleteComment,
  findComment,
  findCommentByIdempotencyKey,
  insertComment,
  lockComment,
  updateComment,
} from './comments.queries';

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
  const { db, person } = services;
  const { postId, content } = comment;
  const commentId = await writeOnce(services, {
    kind: 'comment',
    key: idempotencyKey,
    sent: comment,
    find: (key) => findCommentByIdempotencyKey(db, person.id, key),
    insert: async (tx, columns) => {
      const post = await lockPostForResponse(tx, person, postId);
      // The author of an anonymous request stays anonymous in the comments on it.
      const anonymous = post.anonymous && post.userId === person.id;
      const inserted = await insertComment(tx, { ...columns, postId, anonymous });
      if (!inserted) return null;
      const isHidden = columns.hiddenAt !== null;
      if (!isHidden) await publishPostEvent(tx, post, 'changed');
      await notifyAuthor(tx, services, post, { kind: 'comment', commentId: inserted.id, isHidden });
      return inserted.id;
    },
  });
  if (commentId === null) throw commentNotFound();
  return writtenComment(services, commentId, content);
}

export async function editComment(services: WritingServices, commentId: number, content: string) {
  await editModerated(services, {
    kind: 'comment',
    id: commentId,
    content,
    lockOwn: (tx) => ownComment(tx, services.person, commentId),
    update: (tx, columns) => updateComment(tx, commentId, columns),
    announce: (tx, { post }) => publishPostEvent(tx, post, 'changed'),
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
