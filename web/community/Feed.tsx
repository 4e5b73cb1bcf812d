import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useInPieces } from '#web/lib/inPieces.hooks';
import { Button } from '#web/ui/Button';
import { Trouble } from '#web/ui/Trouble';
import { usePosts } from './feed.hooks';
import { useFeedPlace } from './feedPlace.hooks';
import { PostCard } from './PostCard';
import { PostSkeletons } from './PostSkeletons';
import type { Viewer } from './viewer';

/** As many as stand in a window: they are drawn first, and by the server alone. */
const FIRST = 4;

/** By then a dialog has closed. */
const DIALOG_MS = 400;

/** A room's posts, newest first, without end. */
export function Feed({ roomId, viewer }: { roomId: number; viewer: Viewer }) {
  const posts = usePosts(roomId);
  const list = useRef<HTMLOListElement>(null);
  const all = posts.data?.pages.flatMap((page) => page.posts);
  const shown = useInPieces(all, FIRST);
  const isWhole = shown !== undefined && shown.length === all?.length;
  useFeedPlace(roomId, list, isWhole);

  // The dialog gives the focus back to a button that has gone with its post.
  const onGone = useCallback(() => {
    const catchFocus = () =>
      document.activeElement === document.body && list.current?.focus({ preventScroll: true });
    setTimeout(catchFocus, DIALOG_MS);
  }, []);

  if (posts.isPending || (posts.data && !shown)) return <PostSkeletons />;
  if (!shown) {
    return (
      <Trouble isRetrying={posts.isFetching} onRetry={() => void posts.refetch()}>
        The posts could not be fetched.
      </Trouble>
    );
  }
  return (
    <>
      {shown.length === 0 && !posts.hasNextPage && (
        <p className="py-12 text-center text-quiet">No posts yet. Be the first to start the conversation!</p>
      )}
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Posts"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
      >
        {shown.map((post) => (
          <li key={post.id} className="[contain-intrinsic-height:auto_15rem] [content-visibility:auto]">
            <PostCard post={post} viewer={viewer} onGone={onGone} />
          </li>
        ))}
      </ol>
      {isWhole && posts.hasNextPage && (
        <Older
          isFetching={posts.isFetchingNextPage}
          hasFailed={posts.isFetchNextPageError}
          onFetch={() => void posts.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

/** The way to what is older: it goes by itself when one comes near, unless that has just failed. */
function Older({
  isFetching,
  hasFailed,
  onFetch,
}: {
  isFetching: boolean;
  hasFailed: boolean;
  onFetch: () => void;
}): ReactNode {
  const edge = useRef<HTMLDivElement>(null);
  const fetchNext = useRef(onFetch);
  useEffect(() => {
    fetchNext.current = onFetch;
  });

  useEffect(() => {
    if (!edge.current || isFetching || hasFailed) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNext.current(), {
      rootMargin: '600px 0px',
    });
    watcher.observe(edge.current);
    return () => watcher.disconnect();
  }, [isFetching, hasFailed]);

  return (
    <div ref={edge} className="mt-5 text-center">
      {hasFailed && (
        <p role="alert" className="mb-3 text-[0.97rem] text-rose">
          Older posts could not be fetched.
        </p>
      )}
      <Button look="ghost" pending={isFetching} onClick={onFetch}>
        Show older posts
      </Button>
    </div>
  );
}
