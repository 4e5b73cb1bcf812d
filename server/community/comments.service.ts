import type { NewComment } from '#contract/community';
import type { SignedIn } from '#server/auth/sessions.service';
import { careOn } from '#server/lib/careOn';
import type { Db } from '#server/lib/db';
import { giveAllBack } from '#server/lib/limits';
import { Refusal } from '#server/lib/refusal';
import { grantDaily } from '#server/progress/progress.service';
import { annotate } from './annotations';
import {
  commentsUnder,
  deleteComment,
  findComment,
  findSentComment,
  insertComment,
  lockComment,
  updateComment,
} from './comments.queries';
import { insertNoticed } from './moderation.queries';
import { may } from './posts.policy';
import { postFor, postToAnswer, tellOf } from './posts.service';
import { type House, refuseManyLinks, screen, sendOnce, spendLimits, tooLate } from './writing.service';

const MAX_COMMENTS_WITH_XP_A_DAY = 5;

export async function comments(house: House, postId: number, before?: number) {
  await postFor(house, postId);
  return commentsUnder(house.db, house.person, postId, before);
}

/** Idempotent: requests with the same key create one comment. */
export async function writeComment(house: House, comment: NewComment, sendKey: string | null) {
  const written = await sendOnce(house, {
    kind: 'comment',
    key: sendKey,
    find: (key) => findSentComment(house.db, house.person.id, key),
    answer: (sent) => answerSentComment(house, sent, comment),
    write: () => insertNewComment(house, comment, sendKey),
  });
  if (!written) throw gone();
  return written;
}

/** Returns null if the idempotency key was already used. */
async function insertNewComment(house: House, { postId, content }: NewComment, sendKey: string | null) {
  const { db, person, scripture } = house;
  refuseManyLinks(person, content);
  const spent = await spendLimits(house, 'comments');
  const { autoReports, hiddenAt } = screen(person, content);
  const annotations = await annotate(scripture, content);
  const commentId = await db.transaction(async (tx) => {
    const post = await postToAnswer(tx, person, postId);
    const inserted = await insertComment(tx, {
      postId,
      userId: person.id,
      content,
      annotations,
      // The author of an anonymous request stays anonymous in the comments on it.
      anonymous: post.anonymous && post.userId === person.id,
      hiddenAt,
      sendKey,
    });
    if (!inserted) return null;
    await insertNoticed(tx, { kind: 'comment', id: inserted.id }, autoReports);
    await grantDaily(tx, person.id, 'commented', MAX_COMMENTS_WITH_XP_A_DAY);
    if (!hiddenAt) await tellOf(tx, post, 'changed');
    return inserted.id;
  });
  if (commentId !== null)
    return { ...(await commentFor(house, commentId)), care: careOn(content, house.country) };
  await giveAllBack(spent);
  return null;
}

async function answerSentComment(
  house: House,
  sent: { id: number; content: string; postId: number },
  comment: NewComment,
) {
  if (sent.content !== comment.content || sent.postId !== comment.postId) {
    throw new Refusal('conflict', 'This idempotency key was already used for something else.');
  }
  return { ...(await commentFor(house, sent.id)), care: careOn(comment.content, house.country) };
}

export async function editComment(house: House, commentId: number, content: string) {
  const { db, limits, person, scripture } = house;
  await limits.editsOfPerson.use(person.id);
  refuseManyLinks(person, content);
  const annotations = await annotate(scripture, content);
  await db.transaction(async (tx) => {
    const comment = await ownComment(tx, person, commentId);
    if (!may.edit(person, comment, new Date())) throw tooLate();
    if (comment.content === content) return;
    const { autoReports, hiddenAt } = screen(person, content);
    await updateComment(tx, commentId, {
      content,
      annotations,
      editedAt: new Date(),
      hiddenAt: comment.hiddenAt ?? hiddenAt,
      keptAt: null,
    });
    await insertNoticed(tx, { kind: 'comment', id: commentId }, autoReports);
    await tellOf(tx, comment.post, 'changed');
  });
  return { ...(await commentFor(house, commentId)), care: careOn(content, house.country) };
}

export async function removeOwnComment({ db, person }: House, commentId: number) {
  await db.transaction(async (tx) => {
    const comment = await ownComment(tx, person, commentId);
    await deleteComment(tx, commentId);
    await tellOf(tx, comment.post, 'changed');
  });
}

async function commentFor({ db, person }: House, commentId: number) {
  const comment = await findComment(db, person, commentId);
  if (!comment) throw gone();
  return comment;
}

async function ownComment(tx: Db, person: SignedIn, commentId: number) {
  const comment = await lockComment(tx, person, commentId);
  if (comment?.userId !== person.id) throw gone();
  return comment;
}

export function gone() {
  return new Refusal('not_found', 'This comment was deleted.');
}
