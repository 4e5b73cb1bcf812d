import { HandHeart, Heart, MessageCircle } from 'lucide-react';
import type { Post } from '#contract/community/posts';
import { formatCount } from '#contract/fields/numbers';
import { toggleReply, useIsReplying } from '#web/community/comments/reply.store';
import { heartReaction, useHeart, usePrayForPost } from '#web/community/posts/posts.mutations';
import { tooltipProps } from '#web/ui/tooltipProps';

const BUTTON_CLASS =
  'inline-flex min-h-11 items-center gap-2 rounded-field px-2.5 text-small text-quiet tabular-nums transition hover:bg-tan/8 hover:text-ivory';

/** Heart, comment and prayer buttons. */
export function PostActions({ post }: { post: Post }) {
  return (
    <div className="-mx-2.5 mt-2 flex flex-wrap items-center gap-x-1">
      <HeartButton post={post} />
      <ReplyButton post={post} />
      {post.type === 'prayer_request' && <PrayerButton post={post} />}
    </div>
  );
}

function HeartButton({ post }: { post: Post }) {
  const { mutate } = useHeart(post);
  const { count, mine } = heartReaction(post);
  return (
    <button
      type="button"
      aria-pressed={mine}
      aria-label={count > 0 ? `Heart, ${count}` : 'Heart'}
      {...tooltipProps('Heart')}
      onClick={() => mutate(!mine)}
      className={`${BUTTON_CLASS} group aria-pressed:text-amber`}
    >
      <Heart className="size-5 transition-transform duration-quick group-active:scale-90 group-aria-pressed:fill-amber" />
      {count > 0 && count}
    </button>
  );
}

function ReplyButton({ post: { id, commentCount } }: { post: Post }) {
  const isReplying = useIsReplying(id);
  return (
    <button
      type="button"
      data-reply={id}
      aria-expanded={isReplying}
      aria-label={commentCount > 0 ? `Comment, ${commentCount}` : 'Comment'}
      {...tooltipProps('Comment')}
      onClick={() => toggleReply(id)}
      className={`${BUTTON_CLASS} aria-expanded:text-tan`}
    >
      <MessageCircle className="size-5" />
      {commentCount > 0 && commentCount}
    </button>
  );
}

function PrayerButton({ post }: { post: Post }) {
  const { mutate } = usePrayForPost(post);
  const { count, mine } = post.prayers;
  return (
    <>
      {!post.mine && (
        <button
          type="button"
          aria-pressed={mine}
          // aria-disabled keeps the focus; disabled would lose it.
          aria-disabled={mine || undefined}
          onClick={() => !mine && mutate()}
          className={`${BUTTON_CLASS} aria-pressed:text-sage`}
        >
          <HandHeart className="size-5" />
          {mine ? 'You prayed' : 'I prayed'}
        </button>
      )}
      {count > 0 && <p className="px-2.5 py-1 text-fine text-quiet">{prayerCountLabel(count)}</p>}
    </>
  );
}

function prayerCountLabel(count: number): string {
  return count === 1 ? '1 person prayed' : `${formatCount(count)} people prayed`;
}
