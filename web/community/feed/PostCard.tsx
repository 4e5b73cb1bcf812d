import { memo, useState } from 'react';
import { POST_MAX } from '#contract/community/limits';
import type { Post } from '#contract/community/posts';
import { PostComments } from '#web/community/comments/PostComments';
import { focusMenu } from '#web/community/menu/focusMenu';
import { EditForm } from '#web/community/posts/EditForm';
import { HiddenNotice } from '#web/community/posts/HiddenNotice';
import { CollapsiblePostText, PostText } from '#web/community/posts/PostText';
import { useEditPost } from '#web/community/posts/posts.mutations';
import { QuotationNotes } from '#web/community/posts/QuotationNotes';
import { Avatar } from '#web/community/shared/Avatar';
import { Byline } from '#web/community/shared/Byline';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { useUser } from '#web/lib/session/session.hooks';
import { AnsweredPrayerCard } from './AnsweredPrayerCard';
import { PostActions } from './PostActions';
import { PostMenu } from './PostMenu';

/** A post with its comments. Memoized, so that only changed posts of a long feed render again. */
export const PostCard = memo(function PostCard({
  post,
  viewer,
  isStandalone = false,
  onDeleted,
}: {
  post: Post;
  viewer: CommunityViewer;
  /** Whether the screen shows only this post. Then the post and its comments are fully expanded. */
  isStandalone?: boolean;
  /** Called after the user has deleted the post with this card. */
  onDeleted: (postId: number) => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const bylineId = `post-${post.id}-by`;

  const endEditing = () => {
    setEditing(false);
    focusMenu(`[data-post="${post.id}"]`);
  };

  return (
    <article
      aria-labelledby={bylineId}
      data-post={post.id}
      className="rounded-card border border-line bg-card px-4 pt-4 pb-2 sm:px-5"
    >
      <header className="flex flex-wrap items-start gap-x-3">
        <Avatar user={post.user} />
        <Byline id={bylineId} written={post} variant="post" hidesLevel={post.type === 'prayer_request'}>
          {post.type === 'prayer_request' && <PrayerBadge />}
        </Byline>
        <PostMenu post={post} viewer={viewer} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
      </header>
      {isEditing ? (
        <PostEditor post={post} onDone={endEditing} />
      ) : (
        <div className="mt-3 leading-[1.6]">
          {isStandalone ? (
            <PostText content={post.content} references={post.annotations.references} />
          ) : (
            <CollapsiblePostText content={post.content} references={post.annotations.references} />
          )}
        </div>
      )}
      <QuotationNotes notes={post.annotations.notes} />
      {post.hidden && <HiddenNotice mine={post.mine} of={{ kind: 'post', id: post.id, postId: post.id }} />}
      <AnsweredPrayerCard post={post} />
      <PostActions post={post} />
      <PostComments post={post} viewer={viewer} isInitiallyExpanded={isStandalone} />
    </article>
  );
});

function PrayerBadge() {
  return (
    <span className="whitespace-nowrap rounded-full border border-line-strong px-2.5 py-px text-fine text-tan tracking-wide">
      Prayer Request
    </span>
  );
}

function PostEditor({ post, onDone }: { post: Post; onDone: () => void }) {
  return (
    <EditForm
      draft={`draft.edit.${useUser()?.id ?? ''}.post.${post.id}`}
      content={post.content}
      max={POST_MAX}
      label="Your post"
      editing={useEditPost(post.id)}
      onDone={onDone}
    />
  );
}
