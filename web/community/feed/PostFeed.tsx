import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { usePosts } from '#web/community/posts/posts.queries';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { useProgressiveList } from '#web/lib/progressiveList.hooks';
import { ArchNotice } from '#web/ui/ArchNotice';
import { Button } from '#web/ui/Button';
import { LampIcon } from '#web/ui/icons';
import { LoadError } from '#web/ui/LoadError';
import { useFeedScrollRestoration } from './feedScroll.hooks';
import { PostCard } from './PostCard';
import { PostSkeletons } from './PostSkeletons';

/** About as many posts as fit in a window. They are rendered first. The server renders only these. */
const INITIAL_POSTS = 4;

/** Longer than the dialog’s closing animation. */
const DIALOG_CLOSE_MS = 400;

/** A room’s posts, newest first, with infinite scrolling. */
export function PostFeed({ roomId, viewer }: { roomId: number; viewer: CommunityViewer }) {
  const posts = usePosts(roomId);
  const list = useRef<HTMLOListElement>(null);
  const all = posts.data?.pages.flatMap((page) => page.posts);
  const shown = useProgressiveList(all, INITIAL_POSTS);
  const isComplete = shown !== undefined && shown.length === all?.length;
  useFeedScrollRestoration(roomId, list, isComplete);

  // Focuses the list, because the closing dialog returns the focus to a button that was deleted with its post.
  const onDeleted = useCallback(() => {
    const restoreFocus = () =>
      document.activeElement === document.body && list.current?.focus({ preventScroll: true });
    setTimeout(restoreFocus, DIALOG_CLOSE_MS);
  }, []);

  if (posts.isPending || (posts.data && !shown)) return <PostSkeletons />;
  if (!shown) {
    return <LoadError query={posts}>We couldn’t load the posts.</LoadError>;
  }
  return (
    <>
      {shown.length === 0 && !posts.hasNextPage && (
        <div className="-mt-6">
          <ArchNotice
            drawing={<LampIcon className="w-1/2" />}
            text={
              <>
                No posts yet. Be the first to start the conversation!
                <span className="mt-1.5 block font-serif text-lead text-ivory italic">
                  A hello is enough.
                </span>
              </>
            }
          />
        </div>
      )}
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Posts"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
      >
        {shown.map((post) => (
          <li key={post.id} className="[contain-intrinsic-height:auto_15rem] [content-visibility:auto]">
            <PostCard post={post} viewer={viewer} onDeleted={onDeleted} />
          </li>
        ))}
      </ol>
      {isComplete && posts.hasNextPage && (
        <OlderPosts
          isFetching={posts.isFetchingNextPage}
          hasFailed={posts.isFetchNextPageError}
          onFetch={() => void posts.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

/** Loads older posts when the user scrolls near the end. After a failure, loads them only on a click. */
function OlderPosts({
  isFetching,
  hasFailed,
  onFetch,
}: {
  isFetching: boolean;
  hasFailed: boolean;
  onFetch: () => void;
}): ReactNode {
  const sentinel = useRef<HTMLDivElement>(null);
  const fetchNext = useRef(onFetch);
  useEffect(() => {
    fetchNext.current = onFetch;
  });

  useEffect(() => {
    if (!sentinel.current || isFetching || hasFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNext.current(), {
      rootMargin: '600px 0px',
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isFetching, hasFailed]);

  return (
    <div ref={sentinel} className="mt-5 text-center">
      {hasFailed && (
        <p role="alert" className="mb-3 text-small text-rose">
          We couldn’t load older posts.
        </p>
      )}
      <Button variant="ghost" pending={isFetching} onClick={onFetch}>
        Show older posts
      </Button>
    </div>
  );
}
