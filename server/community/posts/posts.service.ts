import type { AnsweredPrayer, NewPost } from '#contract/community/posts';
import type { SignedIn } from '#server/auth/sessions.service';
import { publish } from '#server/community/events/events.service';
import { notifyAuthor, notifyPrayed } from '#server/community/notices/notices.service';
import { insertAutoReports } from '#server/community/reports/reports.queries';
import { findRoom } from '#server/community/rooms/rooms.queries';
import type { Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import { crisisDetectedIn } from '#server/lib/crisisDetected';
import { awardDailyXp } from '#server/progress/progress.service';
import { countOn } from './postCounters.queries';
import {
  deleteHeart,
  deletePost,
  findPost,
  findPostByIdempotencyKey,
  insertHeart,
  insertPost,
  insertPrayer,
  type LockedPost,
  lockPost,
  postsIn,
  updatePost,
} from './posts.queries';
import {
  editModerated,
  moderateText,
  refuseTooManyLinks,
  type WritingServices,
  writeOnce,
} from './writing.service';

const MAX_PRAYERS_WITH_XP_A_DAY = 5;

/** Returns a page of a room's posts. Checks that the room exists only if the page is empty, which saves a query. */
export async function listPosts(
  { db, person }: Pick<WritingServices, 'db' | 'person'>,
  roomId: number,
  before?: number,
) {
  const found = await postsIn(db, person, roomId, before);
  if (found.length === 0 && !(await findRoom(db, roomId))) throw roomNotFound();
  return found;
}

/** Writes a post. Requests with the same idempotency key create it only once. */
export async function writePost(services: WritingServices, post: NewPost, idempotencyKey: string | null) {
  const { db, person } = services;
  const postId = await writeOnce(services, {
    kind: 'post',
    key: idempotencyKey,
    sent: post,
    find: (key) => findPostByIdempotencyKey(db, person.id, key),
    insert: async (tx, columns) => {
      const room = await findRoom(tx, post.roomId);
      if (!room) throw roomNotFound();
      const themeId = room.type === 'walking_together' ? room.activeThemeId : null;
      const inserted = await insertPost(tx, { ...post, ...columns, themeId });
      if (!inserted) return null;
      if (!columns.hiddenAt)
        await publishPostEvent(tx, { ...post, id: inserted.id, userId: person.id, hiddenAt: null }, 'posted');
      return inserted.id;
    },
  });
  if (postId === null) throw postNotFound();
  return writtenPost(services, postId, post.content);
}

export async function editPost(services: WritingServices, postId: number, content: string) {
  await editModerated(services, {
    kind: 'post',
    id: postId,
    content,
    lockOwn: (tx) => ownPost(tx, services.person, postId),
    update: (tx, columns) => updatePost(tx, postId, columns),
    announce: (tx, post, isNowHidden) => publishPostEvent(tx, post, isNowHidden ? 'gone' : 'changed'),
  });
  return writtenPost(services, postId, content);
}

/** Deletes the user's own post, without a time limit. */
export async function removeOwnPost({ db, person }: WritingServices, postId: number) {
  await db.transaction(async (tx) => {
    const post = await ownPost(tx, person, postId);
    await deletePost(tx, postId);
    await publishPostEvent(tx, post, 'gone');
  });
}

/** Marks the user's own prayer request as answered, or removes the mark. */
export async function markPrayerAnswered(
  services: WritingServices,
  postId: number,
  { answered, ...said }: AnsweredPrayer,
) {
  const { db, limits, person } = services;
  await limits.editsOfPerson.use(person.id);
  const thanks = answered ? said.thanks : null;
  await db.transaction(async (tx) => {
    const post = await ownRequest(tx, person, postId);
    const isSameThanks = thanks === post.thanks;
    if (isSameThanks && answered === (post.answeredAt !== null)) return;
    refuseTooManyLinks(person, thanks ?? '');
    const { autoReports, hiddenAt } = moderateText(person, thanks ?? '');
    await updatePost(tx, postId, {
      // Editing the thanks keeps the original date.
      answeredAt: answered ? (post.answeredAt ?? new Date()) : null,
      thanks,
      hiddenAt: post.hiddenAt ?? hiddenAt,
      // The approval of a moderator applied to the earlier thanks only.
      keptAt: isSameThanks ? post.keptAt : null,
    });
    await insertAutoReports(tx, { kind: 'post', id: postId }, autoReports);
    await publishPostEvent(tx, post, hiddenAt ? 'gone' : 'changed');
    if (answered !== (post.answeredAt !== null)) await notifyPrayed(tx, post, answered);
  });
  return writtenPost(services, postId, thanks ?? '');
}

/** Gives a post a heart. Each user has at most one heart on a post. */
export async function giveHeart({ db, limits, person }: WritingServices, postId: number) {
  await limits.reactionsOfPerson.use(person.id);
  return db.transaction(async (tx) => {
    await lockPostForResponse(tx, person, postId);
    await insertHeart(tx, postId, person.id);
    return { reacted: true, count: await countOn(tx, postId, 'heartCount') };
  });
}

export async function removeHeart({ db, limits, person }: WritingServices, postId: number) {
  await limits.reactionsOfPerson.use(person.id);
  return db.transaction(async (tx) => {
    await lockPostForResponse(tx, person, postId);
    await deleteHeart(tx, postId, person.id);
    return { reacted: false, count: await countOn(tx, postId, 'heartCount') };
  });
}

/** Records a prayer. Other users see the number of prayers, never who prayed. */
export async function recordPrayer(services: WritingServices, postId: number) {
  const { db, limits, person } = services;
  await limits.reactionsOfPerson.use(person.id);
  return db.transaction(async (tx) => {
    const post = await lockPostForResponse(tx, person, postId);
    if (post.type !== 'prayer_request') throw new AppError('invalid', 'This isn’t a prayer request.');
    if (post.userId === person.id)
      throw new AppError('invalid', 'This is your own request. Others can pray for it.');
    const isFirst = await insertPrayer(tx, postId, person.id);
    if (isFirst) {
      await awardDailyXp(tx, person.id, 'prayed', MAX_PRAYERS_WITH_XP_A_DAY);
      await notifyAuthor(tx, services, post, { kind: 'prayer' });
    }
    return { prayed: true, count: await countOn(tx, postId, 'prayerCount') };
  });
}

/** Returns a post with crisis help if the text that was written sounds like a crisis. */
async function writtenPost(services: WritingServices, postId: number, text: string) {
  return { ...(await postFor(services, postId)), crisisHelp: crisisDetectedIn(text, services.country) };
}

export async function postFor({ db, person }: Pick<WritingServices, 'db' | 'person'>, postId: number) {
  const post = await findPost(db, person, postId);
  if (!post) throw postNotFound();
  return post;
}

/** Locks a post that this user can see, so that it can't be deleted while the user responds to it. */
export async function lockPostForResponse(tx: Db, person: SignedIn, postId: number) {
  const post = await lockPost(tx, person, postId, 'key share');
  if (!post) throw postNotFound();
  return post;
}

async function ownPost(tx: Db, person: SignedIn, postId: number) {
  const post = await lockPost(tx, person, postId, 'update');
  if (post?.userId !== person.id) throw postNotFound();
  return post;
}

async function ownRequest(tx: Db, person: SignedIn, postId: number) {
  const post = await ownPost(tx, person, postId);
  if (post.type === 'prayer_request') return post;
  throw new AppError('invalid', 'Only a prayer request can be marked as answered.');
}

type PublishablePost = Pick<LockedPost, 'id' | 'roomId' | 'userId' | 'anonymous' | 'hiddenAt'>;

/** Publishes an event about a post. Publishes nothing about a hidden post until it is visible again. */
export async function publishPostEvent(tx: Db, post: PublishablePost, event: 'posted' | 'changed' | 'gone') {
  if (post.hiddenAt && event !== 'posted') return;
  const by = post.anonymous ? null : post.userId;
  await publish(tx, { event, roomId: post.roomId, postId: post.id, by });
}

function roomNotFound() {
  return new AppError('not_found', 'We can’t find that room.');
}

export function postNotFound() {
  return new AppError('not_found', 'This post was deleted.');
}
