import { useMutation } from '@tanstack/react-query';
import type { Post } from '#contract/community';
import { api, IDEMPOTENT } from '#web/lib/api';
import { deedDone } from '#web/lib/deeds';
import { queries } from '#web/lib/queries';
import { offerCare } from '#web/ui/care.store';
import { sayFailed } from '#web/ui/failing';
import { toast } from '#web/ui/toast';
import { refreshPost } from './feed.hooks';
import { useBlock } from './moderation/moderation.hooks';
import { changePost, deedKey, dropPost } from './postCache';

const HEART = 'heart';

export function heartsOf({ reactions }: Post) {
  return reactions.find(({ type }) => type === HEART) ?? { type: HEART, count: 0, mine: false };
}

/** Optimistic update of a heart, rolled back on failure. Quick taps are sent in order. */
export function useHeart({ id }: Post) {
  const isLast = () => queries.isMutating({ mutationKey: deedKey(id) }) <= 1;
  return useMutation({
    mutationKey: deedKey(id),
    scope: { id: `heart-${id}` },
    mutationFn: async (isHearted: boolean) => {
      if (isHearted)
        return (
          await api.community.reactions.$post({ json: { postId: id, type: HEART } }, IDEMPOTENT)
        ).json();
      return (await api.community.reactions[':postId'].$delete({ param: { postId: String(id) } })).json();
    },
    onMutate: (isHearted) => changePost(id, (post) => withHeartToggled(post, isHearted)),
    onSuccess: ({ reacted, count }) => {
      if (isLast()) changePost(id, (post) => withHearts(post, reacted, count));
      if (reacted) deedDone();
    },
    onError: (_, isHearted) => {
      if (!isLast()) return;
      changePost(id, (post) => withHeartToggled(post, !isHearted));
      setTimeout(() => void refreshPost(id).catch(() => {}));
    },
  });
}

/** Marks the post as prayed for. This cannot be undone, and no one learns who prayed. */
export function usePray({ id }: Post) {
  return useMutation({
    mutationKey: deedKey(id),
    mutationFn: async () => (await api.community.prayers.$post({ json: { postId: id } }, IDEMPOTENT)).json(),
    onMutate: () =>
      changePost(id, (post) => ({ ...post, prayers: { count: post.prayers.count + 1, mine: true } })),
    onSuccess: ({ count }) => {
      changePost(id, (post) => ({ ...post, prayers: { count, mine: true } }));
      deedDone();
    },
    onError: (error) => {
      changePost(id, (post) => ({
        ...post,
        prayers: { count: Math.max(0, post.prayers.count - 1), mine: false },
      }));
      sayFailed(error, 'Couldn’t save that', NOTHING_CHANGED);
    },
  });
}

export function useAnswered({ id }: Post) {
  return useMutation({
    mutationKey: deedKey(id),
    mutationFn: async (json: { answered: boolean; thanks: string | null }) =>
      (await api.community.posts[':id'].answered.$put({ param: { id: String(id) }, json })).json(),
    onSuccess: ({ care, ...post }) => {
      changePost(id, () => post);
      offerCare(care);
    },
  });
}

export function useEditPost(id: number) {
  return useMutation({
    mutationKey: deedKey(id),
    mutationFn: async (content: string) =>
      (await api.community.posts[':id'].$put({ param: { id: String(id) }, json: { content } })).json(),
    onSuccess: ({ care, ...post }) => {
      changePost(id, () => post);
      offerCare(care);
    },
  });
}

/** Deletes the user’s own post or, as a moderator, anyone’s. */
export function useRemovePost({ id, mine }: Post) {
  return useMutation({
    mutationFn: async () => {
      const param = { id: String(id) };
      if (mine) await api.community.posts[':id'].$delete({ param });
      else await api.admin.posts[':id'].$delete({ param });
    },
    onSuccess: () => dropPost(id),
    onError: (error) => {
      console.error('The post could not be deleted:', error);
      sayFailed(error, 'Couldn’t delete it', NOTHING_CHANGED);
    },
  });
}

/** Blocks a user and confirms with a toast. */
export function useBlockThem() {
  const { mutateAsync } = useBlock();
  return (userId: string) =>
    void mutateAsync(userId).then(
      () =>
        toast({
          title: 'Blocked',
          description: 'You won’t see each other’s posts. You can undo this on the Community page.',
        }),
      (error: unknown) => sayFailed(error, 'Couldn’t block them', NOTHING_CHANGED),
    );
}

const NOTHING_CHANGED = 'Nothing changed. Please try again.';

function withHeartToggled(post: Post, isHearted: boolean): Post {
  const { count, mine } = heartsOf(post);
  if (mine === isHearted) return post;
  return withHearts(post, isHearted, Math.max(0, count + (isHearted ? 1 : -1)));
}

function withHearts(post: Post, mine: boolean, count: number): Post {
  const others = post.reactions.filter(({ type }) => type !== HEART);
  return { ...post, reactions: count > 0 ? [...others, { type: HEART, count, mine }] : others };
}
