import { memo, useState } from 'react';
import type { Post } from '#contract/community';
import { Answered } from './Answered';
import { Avatar } from './Avatar';
import { Byline } from './Byline';
import { EditBox } from './EditBox';
import { focusMenu } from './focusMenu';
import { Held } from './Held';
import { Notes } from './Notes';
import { PostActions } from './PostActions';
import { PostComments } from './PostComments';
import { PostTools } from './PostTools';
import { useEditPost } from './postDeeds.hooks';
import type { Viewer } from './viewer';
import { FoldedWords, Words } from './Words';

/** A post and what came of it. Of a thousand, only those that changed are drawn anew. */
export const PostCard = memo(function PostCard({
  post,
  viewer,
  isAlone = false,
  onGone,
}: {
  post: Post;
  viewer: Viewer;
  /** Whether it stands on a screen of its own: there it is whole, and so is what was answered. */
  isAlone?: boolean;
  /** It was deleted from here. */
  onGone: (postId: number) => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const name = `post-${post.id}-by`;

  const endEditing = () => {
    setEditing(false);
    focusMenu(`[data-post="${post.id}"]`);
  };

  return (
    <article
      aria-labelledby={name}
      data-post={post.id}
      className="rounded-card border border-line bg-card px-4 pt-4 pb-2 sm:px-5"
    >
      <header className="flex flex-wrap items-start gap-x-3">
        <Avatar user={post.user} />
        <Byline id={name} written={post} look="post">
          {post.type === 'prayer_request' && <PrayerBadge />}
        </Byline>
        <PostTools post={post} viewer={viewer} onEdit={() => setEditing(true)} onGone={onGone} />
      </header>
      {isEditing ? (
        <PostEditor post={post} onDone={endEditing} />
      ) : (
        <div className="mt-3 leading-[1.6]">
          {isAlone ? (
            <Words content={post.content} references={post.annotations.references} />
          ) : (
            <FoldedWords content={post.content} references={post.annotations.references} />
          )}
        </div>
      )}
      <Notes notes={post.annotations.notes} />
      {post.hidden && <Held mine={post.mine} of={{ kind: 'post', id: post.id, postId: post.id }} />}
      <Answered post={post} />
      <PostActions post={post} />
      <PostComments post={post} viewer={viewer} startsWhole={isAlone} />
    </article>
  );
});

function PrayerBadge() {
  return (
    <span className="whitespace-nowrap rounded-full border border-line-strong px-2.5 py-px text-[0.8rem] text-tan tracking-wide">
      Prayer Request
    </span>
  );
}

function PostEditor({ post, onDone }: { post: Post; onDone: () => void }) {
  const editing = useEditPost(post.id);
  return <EditBox kind="post" of={post} editing={editing} onDone={onDone} />;
}
