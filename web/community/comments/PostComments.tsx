import { useState } from 'react';
import type { Post } from '#contract/community';
import { COMMENTS_PREVIEW } from '#contract/communityLimits';
import { useComments } from '#web/community/posts/posts.queries';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { LoadError } from '#web/ui/LoadError';
import { CommentForm } from './CommentForm';
import { CommentView } from './CommentView';
import { useIsReplying } from './reply.store';

/** The comments of a post (the newest two, or all) and the comment form. */
export function PostComments({
  post,
  viewer,
  isInitiallyExpanded,
}: {
  post: Post;
  viewer: CommunityViewer;
  isInitiallyExpanded: boolean;
}) {
  const [isExpanded, setExpanded] = useState(isInitiallyExpanded);
  const isReplying = useIsReplying(post.id);
  const [hasSent, setSent] = useState(false);
  const isLong = post.commentCount > COMMENTS_PREVIEW;
  const thread = useComments(post.id, isExpanded && isLong);
  const loaded = thread.data?.pages.toReversed().flatMap(({ comments }) => comments);
  const shown = (isExpanded && isLong && loaded) || post.comments;

  if (post.commentCount === 0 && !isReplying) return null;
  return (
    <div className="-mx-4 mt-1 border-line border-t px-4 pt-1 pb-2 sm:-mx-5 sm:px-5">
      {isLong && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-busy={thread.isLoading || undefined}
          onClick={() => setExpanded(!isExpanded)}
          className={BUTTON_CLASS}
        >
          {isExpanded ? 'Show less' : `View all ${post.commentCount} comments`}
        </button>
      )}
      {isExpanded && thread.isError && !thread.isFetchNextPageError && (
        <LoadError isRetrying={thread.isFetching} onRetry={() => void thread.refetch()}>
          We couldn’t load the comments.
        </LoadError>
      )}
      {isExpanded && isLong && thread.hasNextPage && (
        <button
          type="button"
          disabled={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
          className={`${BUTTON_CLASS} ml-5`}
        >
          {thread.isFetchingNextPage ? 'Loading…' : 'Show older comments'}
        </button>
      )}
      <ul aria-label="Comments">
        {shown.map((comment) => (
          <CommentView
            key={comment.id}
            comment={comment}
            viewer={viewer}
            hidesLevel={post.type === 'prayer_request'}
          />
        ))}
      </ul>
      {isReplying && <CommentForm post={post} personId={viewer.id} onSent={() => setSent(true)} />}
      <p role="status" className="sr-only">
        {hasSent && !isReplying && 'Your comment is up.'}
      </p>
    </div>
  );
}

const BUTTON_CLASS =
  'min-h-11 font-semibold text-small text-amber underline-offset-4 hover:text-ivory hover:underline disabled:text-quiet';
