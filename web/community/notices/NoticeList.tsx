import { useQueryClient } from '@tanstack/react-query';
import { HandHeart, MessageCircle, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Notice, NoticeKind } from '#contract/community/notices';
import { refreshPost } from '#web/community/posts/posts.queries';
import { postUrl } from '#web/community/shared/communityUrls';
import { TimeAgo } from '#web/community/shared/TimeAgo';
import { UnreadDot } from '#web/ui/UnreadDot';
import { useNotices, useReadNotices } from './notices.queries';
import { noticeText } from './noticeText';

/** More would push the rooms out of view. */
const MAX_SHOWN = 4;

/** Long enough to have looked at the list. */
const READ_AFTER_MS = 2000;

const ICONS: Record<NoticeKind, typeof Sun> = { comment: MessageCircle, prayer: HandHeart, answered: Sun };

/** What others did that concerns the user, newest first. Hidden while there is nothing, or nothing can be loaded. */
export function NoticeList() {
  const shown = useNotices().data?.slice(0, MAX_SHOWN) ?? [];
  const newest = shown[0]?.id;
  const hasUnread = shown.some(({ unread }) => unread);
  const { mutate: readUpTo } = useReadNotices();
  // The dots stay until the user comes back to this screen.
  const [unreadIds, setUnreadIds] = useState<ReadonlySet<number>>(new Set());
  const isNews = shown.some(({ id, unread }) => unread && !unreadIds.has(id));
  if (isNews) setUnreadIds(new Set([...unreadIds, ...shown.flatMap(({ id, unread }) => (unread ? id : []))]));

  useEffect(() => {
    if (!hasUnread || newest === undefined) return;
    const timer = setTimeout(readUpTo, READ_AFTER_MS, newest);
    return () => clearTimeout(timer);
  }, [hasUnread, newest, readUpTo]);

  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="notices" className="animate-appear">
      <h2 id="notices" className="eyebrow font-sans">
        For you
      </h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {shown.map((notice) => (
          <li key={`${notice.kind}-${notice.postId}`}>
            <NoticeLine notice={notice} isUnread={unreadIds.has(notice.id)} onRead={readUpTo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoticeLine({
  notice,
  isUnread,
  onRead,
}: {
  notice: Notice;
  isUnread: boolean;
  onRead: (id: number) => void;
}) {
  const client = useQueryClient();
  const { id, kind, postId, roomId, excerpt, createdAt, unread } = notice;
  const open = () => {
    if (unread) onRead(id);
    // A notice may be newer than the cached post, which is updated live only while its room is open. If this fails, the
    // post shows what is cached.
    refreshPost(client, postId).catch(() => {});
  };
  const Icon = ICONS[kind];
  return (
    <Link
      href={postUrl({ id: postId, roomId })}
      onClick={open}
      className="group flex min-h-16 items-center gap-4 px-1 py-2.5"
    >
      <Icon className="size-5.5 shrink-0 text-tan" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug transition group-hover:text-amber">
          {isUnread && <UnreadDot label="New:" className="mr-2 mb-0.5" />}
          <bdi>{noticeText(notice)}</bdi>
        </span>
        <span className="mt-0.5 flex gap-2 text-fine text-quiet">
          <span dir="auto" className="min-w-0 truncate">
            {excerpt}
          </span>
          <TimeAgo moment={createdAt} className="shrink-0" />
        </span>
      </span>
    </Link>
  );
}
