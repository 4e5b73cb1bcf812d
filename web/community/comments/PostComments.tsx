import { useState } from 'react';
import { COMMENTS_PREVIEW } from '#contract/community/limits';
import type { Post } from '#contract/community/posts';
import { useComments } from '#web/community/posts/posts.queries';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { LoadError } from '#web/ui/LoadError';
import { ReadMore } from '#web/ui/ReadMore';
import { TextButton } from '#web/ui/TextButton';
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
        <ReadMore
          isOpen={isExpanded}
          onToggle={setExpanded}
          more={`View all ${post.commentCount} comments`}
          aria-busy={thread.isLoading || undefined}
        />
      )}
      {isExpanded && thread.isError && !thread.isFetchNextPageError && (
        <LoadError query={thread} isInCard>
          We couldn’t load the comments.
        </LoadError>
      )}
      {isExpanded && isLong && thread.hasNextPage && (
        <TextButton
          disabled={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
          className="ml-5 text-small disabled:text-quiet"
        >
          {thread.isFetchingNextPage ? 'Loading…' : 'Show older comments'}
        </TextButton>
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
