import type { Answered, NewPost } from '#contract/community';
import type { SignedIn } from '#server/auth/sessions.service';
import { careOn } from '#server/lib/careOn';
import type { Db } from '#server/lib/db';
import { giveAllBack } from '#server/lib/limits';
import { Refusal } from '#server/lib/refusal';
import { grantDaily } from '#server/progress/progress.service';
import { annotate } from './annotations';
import { tell } from './live.service';
import { insertNoticed } from './moderation.queries';
import { may } from './posts.policy';
import {
  countPrayers,
  countReactions,
  deletePost,
  deleteReaction,
  findPost,
  findSentPost,
  insertPost,
  insertPrayer,
  insertReaction,
  type LockedPost,
  lockPost,
  postsIn,
  type SentPost,
  updatePost,
} from './posts.queries';
import { findRoom } from './rooms.queries';
import { type House, refuseManyLinks, screen, sendOnce, spendLimits, tooLate } from './writing.service';

const MAX_POSTS_WITH_XP_A_DAY = 2;
const MAX_PRAYERS_WITH_XP_A_DAY = 5;

/** A page of a room's posts. Checks that the room exists only if the page is empty, so that a feed is one statement. */
export async function feed({ db, person }: Pick<House, 'db' | 'person'>, roomId: number, before?: number) {
  const found = await postsIn(db, person, roomId, before);
  if (found.length === 0 && !(await findRoom(db, roomId))) throw roomNotFound();
  return found;
}

/** Idempotent: requests with the same key create one post. */
export async function writePost(house: House, post: NewPost, sendKey: string | null) {
  const written = await sendOnce(house, {
    kind: 'post',
    key: sendKey,
    find: (key) => findSentPost(house.db, house.person.id, key),
    answer: (sent) => answerSentPost(house, sent, post),
    write: () => insertNewPost(house, post, sendKey),
  });
  if (!written) throw gone();
  return written;
}

/** Returns null if the idempotency key was already used. */
async function insertNewPost(house: House, post: NewPost, sendKey: string | null) {
  const { db, person, scripture } = house;
  refuseManyLinks(person, post.content);
  const spent = await spendLimits(house, 'posts');
  const moderated = screen(person, post.content);
  const annotations = await annotate(scripture, post.content);
  const postId = await db.transaction(async (tx) => {
    const room = await findRoom(tx, post.roomId);
    if (!room) throw roomNotFound();
    const inserted = await insertPost(tx, {
      ...post,
      userId: person.id,
      themeId: room.type === 'walking_together' ? room.activeThemeId : null,
      annotations,
      hiddenAt: moderated.hiddenAt,
      sendKey,
    });
    if (!inserted) return null;
    await insertNoticed(tx, { kind: 'post', id: inserted.id }, moderated.autoReports);
    await grantDaily(tx, person.id, 'posted', MAX_POSTS_WITH_XP_A_DAY);
    if (!moderated.hiddenAt) {
      const by = post.anonymous ? null : person.id;
      await tell(tx, { event: 'posted', roomId: room.id, postId: inserted.id, by });
    }
    return inserted.id;
  });
  if (postId !== null)
    return { ...(await postFor(house, postId)), care: careOn(post.content, house.country) };
  await giveAllBack(spent);
  return null;
}

const COMPARED_FIELDS = ['content', 'roomId', 'type', 'anonymous'] as const;

async function answerSentPost(house: House, sent: SentPost, post: NewPost) {
  if (COMPARED_FIELDS.some((what) => sent[what] !== post[what])) {
    throw new Refusal('conflict', 'This idempotency key was already used for something else.');
  }
  return { ...(await postFor(house, sent.id)), care: careOn(post.content, house.country) };
}

/** Edits the user's own post within the edit window and marks it as edited. */
export async function editPost(house: House, postId: number, content: string) {
  const { db, limits, person, scripture } = house;
  await limits.editsOfPerson.use(person.id);
  refuseManyLinks(person, content);
  const annotations = await annotate(scripture, content);
  await db.transaction(async (tx) => {
    const post = await ownPost(tx, person, postId);
    if (!may.edit(person, post, new Date())) throw tooLate();
    if (post.content === content) return;
    const { autoReports, hiddenAt } = screen(person, content);
    await updatePost(tx, postId, {
      content,
      annotations,
      editedAt: new Date(),
      hiddenAt: post.hiddenAt ?? hiddenAt,
      // The moderator approved the earlier text.
      keptAt: null,
    });
    await insertNoticed(tx, { kind: 'post', id: postId }, autoReports);
    await tellOf(tx, post, hiddenAt ? 'gone' : 'changed');
  });
  return { ...(await postFor(house, postId)), care: careOn(content, house.country) };
}

/** Deletes the user's own post; there is no time limit. */
export async function removeOwnPost({ db, person }: House, postId: number) {
  await db.transaction(async (tx) => {
    const post = await ownPost(tx, person, postId);
    await deletePost(tx, postId);
    await tellOf(tx, post, 'gone');
  });
}

/** Marks the user's own prayer request as answered, or takes the mark off again. */
export async function answerPrayer(house: House, postId: number, { answered, ...said }: Answered) {
  const { db, limits, person } = house;
  await limits.editsOfPerson.use(person.id);
  const thanks = answered ? said.thanks : null;
  await db.transaction(async (tx) => {
    const post = await ownRequest(tx, person, postId);
    const isSameThanks = thanks === post.thanks;
    if (isSameThanks && answered === (post.answeredAt !== null)) return;
    refuseManyLinks(person, thanks ?? '');
    const { autoReports, hiddenAt } = screen(person, thanks ?? '');
    await updatePost(tx, postId, {
      // Editing the thanks keeps the original date.
      answeredAt: answered ? (post.answeredAt ?? new Date()) : null,
      thanks,
      hiddenAt: post.hiddenAt ?? hiddenAt,
      // The moderator approved the earlier text.
      keptAt: isSameThanks ? post.keptAt : null,
    });
    await insertNoticed(tx, { kind: 'post', id: postId }, autoReports);
    await tellOf(tx, post, hiddenAt ? 'gone' : 'changed');
  });
  return { ...(await postFor(house, postId)), care: careOn(thanks ?? '', house.country) };
}

/** Idempotent: each user has at most one heart on a post. */
export async function giveHeart({ db, limits, person }: House, postId: number, type: string) {
  await limits.reactionsOfPerson.use(person.id);
  return db.transaction(async (tx) => {
    await postToAnswer(tx, person, postId);
    await insertReaction(tx, { postId, userId: person.id, type });
    return { reacted: true, count: await countReactions(tx, postId) };
  });
}

export async function takeHeartBack({ db, limits, person }: House, postId: number) {
  await limits.reactionsOfPerson.use(person.id);
  if (!(await findPost(db, person, postId))) throw gone();
  await deleteReaction(db, person.id, postId);
  return { reacted: false, count: await countReactions(db, postId) };
}

/** Records a prayer. Other users see the number of prayers, never who prayed. */
export async function sayPrayer({ db, limits, person }: House, postId: number) {
  await limits.reactionsOfPerson.use(person.id);
  return db.transaction(async (tx) => {
    const { type, userId } = await postToAnswer(tx, person, postId);
    if (type !== 'prayer_request') throw new Refusal('invalid', 'This isn’t a prayer request.');
    if (userId === person.id)
      throw new Refusal('invalid', 'This is your own request. Others can pray for it.');
    const isFirst = await insertPrayer(tx, postId, person.id);
    if (isFirst) await grantDaily(tx, person.id, 'prayed', MAX_PRAYERS_WITH_XP_A_DAY);
    return { prayed: true, count: await countPrayers(tx, postId) };
  });
}

export async function postFor({ db, person }: Pick<House, 'db' | 'person'>, postId: number) {
  const post = await findPost(db, person, postId);
  if (!post) throw gone();
  return post;
}

/** Locks a post that is visible to this user, so that it can't be deleted while they respond to it. */
export async function postToAnswer(tx: Db, person: SignedIn, postId: number) {
  const post = await lockPost(tx, person, postId, 'key share');
  if (!post) throw gone();
  return post;
}

async function ownPost(tx: Db, person: SignedIn, postId: number) {
  const post = await lockPost(tx, person, postId, 'update');
  if (post?.userId !== person.id) throw gone();
  return post;
}

async function ownRequest(tx: Db, person: SignedIn, postId: number) {
  const post = await ownPost(tx, person, postId);
  if (post.type === 'prayer_request') return post;
  throw new Refusal('invalid', 'Only a prayer request can be marked as answered.');
}

type PublishablePost = Pick<LockedPost, 'id' | 'roomId' | 'userId' | 'anonymous' | 'hiddenAt'>;

/** Publishes a post's event. Hidden posts publish nothing until they are shown. */
export async function tellOf(tx: Db, post: PublishablePost, event: 'posted' | 'changed' | 'gone') {
  if (post.hiddenAt && event !== 'posted') return;
  const by = post.anonymous ? null : post.userId;
  await tell(tx, { event, roomId: post.roomId, postId: post.id, by });
}

function roomNotFound() {
  return new Refusal('not_found', 'We can’t find that room.');
}

export function gone() {
  return new Refusal('not_found', 'This post was deleted.');
}
