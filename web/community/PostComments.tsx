import { useState } from 'react';
import type { Post } from '#contract/community';
import { COMMENTS_PREVIEW } from '#contract/communityLimits';
import { Trouble } from '#web/ui/Trouble';
import { CommentView } from './CommentView';
import { useThread } from './feed.hooks';
import { ReplyBox } from './ReplyBox';
import { useIsReplying } from './reply.store';
import type { Viewer } from './viewer';

/** What was said to a post: the newest two, or on asking all of it, and where one answers. */
export function PostComments({
  post,
  viewer,
  startsWhole,
}: {
  post: Post;
  viewer: Viewer;
  startsWhole: boolean;
}) {
  const [isWhole, setWhole] = useState(startsWhole);
  const isReplying = useIsReplying(post.id);
  const isLong = post.commentCount > COMMENTS_PREVIEW;
  const thread = useThread(post.id, isWhole && isLong);
  const read = thread.data?.pages.toReversed().flatMap(({ comments }) => comments);
  const shown = (isWhole && isLong && read) || post.comments;

  if (post.commentCount === 0 && !isReplying) return null;
  return (
    <div className="-mx-4 mt-1 border-line border-t px-4 pt-1 pb-2 sm:-mx-5 sm:px-5">
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-busy={thread.isLoading || undefined}
          onClick={() => setWhole(!isWhole)}
          className={MORE}
        >
          {isWhole ? 'Show less' : `View all ${post.commentCount} comments`}
        </button>
      )}
      {isWhole && thread.isError && !thread.isFetchNextPageError && (
        <Trouble isRetrying={thread.isFetching} onRetry={() => void thread.refetch()}>
          The comments could not be fetched.
        </Trouble>
      )}
      {isWhole && isLong && thread.hasNextPage && (
        <button
          type="button"
          disabled={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
          className={`${MORE} ml-5`}
        >
          {thread.isFetchingNextPage ? 'Fetching…' : 'Show older comments'}
        </button>
      )}
      <ul aria-label="Comments">
        {shown.map((comment) => (
          <CommentView key={comment.id} comment={comment} viewer={viewer} />
        ))}
      </ul>
      {isReplying && <ReplyBox post={post} personId={viewer.id} />}
    </div>
  );
}

const MORE =
  'min-h-11 font-semibold text-[0.9rem] text-amber underline-offset-4 hover:text-ivory hover:underline disabled:text-quiet';
