import type { Notice, NoticeKind } from '#contract/community/notices';
import type { SignedIn } from '#server/auth/sessions.service';
import { publish } from '#server/community/events/events.service';
import { blockedUserIds } from '#server/community/visibility/blocks.queries';
import type { Db } from '#server/db/db';
import type { Settings } from '#server/lib/settings';
import { renderMail } from '#server/mail/mails';
import { enqueueMail } from '#server/mail/mailWorker';
import {
  deleteAnsweredNotices,
  findMailRecipient,
  insertAnsweredNotices,
  insertNotice,
  markNoticesRead,
  noticesOf,
} from './notices.queries';

type Services = { db: Db; person: SignedIn; settings: Pick<Settings, 'PRODUCT_NAME' | 'PUBLIC_URL'> };

type NoticedPost = { id: number; roomId: number; userId: string };

type Response = {
  kind: Exclude<NoticeKind, 'answered'>;
  commentId?: number;
  /** Whether only moderators see the comment so far. The notice then appears when they approve it. */
  isHidden?: boolean;
};

/**
 * Tells the author of a post that another user commented on it or prayed for it. Call it in the transaction of the
 * response. Users who have blocked each other get no notices from each other.
 */
export async function notifyAuthor(
  tx: Db,
  { person, settings }: Pick<Services, 'person' | 'settings'>,
  post: NoticedPost,
  { kind, commentId, isHidden = false }: Response,
) {
  if (post.userId === person.id) return;
  if ((await blockedUserIds(tx, post.userId)).includes(person.id)) return;
  const notice = await insertNotice(tx, {
    userId: post.userId,
    kind,
    postId: post.id,
    commentId: commentId ?? null,
    byUserId: person.id,
  });
  if (!notice || isHidden) return;
  await publish(tx, { event: 'notices', to: post.userId });
  const recipient = await findMailRecipient(tx, post.userId, notice.id);
  if (!recipient) return;
  // The mail worker sends it with its next poll. A notice is not urgent.
  const link = `${settings.PUBLIC_URL}/community?room=${post.roomId}&post=${post.id}`;
  await enqueueMail(tx, renderMail(recipient, kind, settings, link));
}

/** Notifies everyone who prayed for a request that it was answered, or deletes these notices again. */
export async function notifyPrayed(tx: Db, post: NoticedPost, isAnswered: boolean) {
  if (isAnswered) await insertAnsweredNotices(tx, post, await blockedUserIds(tx, post.userId));
  else await deleteAnsweredNotices(tx, post.id);
}

/** Returns a user’s notices, newest first. Notices of one kind about one post are combined. */
export async function listNotices({ db, person }: Pick<Services, 'db' | 'person'>): Promise<Notice[]> {
  const byPost = new Map<string, Notice>();
  for (const notice of await noticesOf(db, person)) {
    const key = `${notice.kind} ${notice.postId}`;
    const newest = byPost.get(key);
    if (newest) {
      newest.count += 1;
      newest.unread ||= notice.unread;
    } else {
      byPost.set(key, { ...notice, createdAt: notice.createdAt.toISOString(), count: 1 });
    }
  }
  return [...byPost.values()];
}

export async function readNotices({ db, person }: Pick<Services, 'db' | 'person'>, upTo: number) {
  await markNoticesRead(db, person.id, upTo);
}
