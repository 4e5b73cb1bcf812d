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

/** A heart is there at once; when it does not arrive it is taken back. Quick taps are sent in their order. */
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
    onMutate: (isHearted) => changePost(id, (post) => withHeart(post, isHearted)),
    onSuccess: ({ reacted, count }) => {
      if (isLast()) changePost(id, (post) => withHearts(post, reacted, count));
      if (reacted) deedDone();
    },
    onError: (_, isHearted) => {
      if (!isLast()) return;
      changePost(id, (post) => withHeart(post, !isHearted));
      setTimeout(() => void refreshPost(id).catch(() => {}));
    },
  });
}

/** Somebody has prayed for this; it is not taken back, and nobody is told who. */
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
      sayFailed(error, 'Not noted', AGAIN);
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

/** Takes a post down: one's own, or as a moderator anybody's. */
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
      sayFailed(error, 'Not deleted', AGAIN);
    },
  });
}

/** Two people who no longer see each other's words. */
export function useBlockThem() {
  const { mutateAsync } = useBlock();
  return (userId: string) =>
    void mutateAsync(userId).then(
      () =>
        toast({
          title: 'Blocked',
          description: 'You no longer see each other’s words. On the Community page you can undo it.',
        }),
      (error: unknown) => sayFailed(error, 'Not blocked', AGAIN),
    );
}

const AGAIN = 'Nothing was changed. Please try again.';

function withHeart(post: Post, isHearted: boolean): Post {
  const { count, mine } = heartsOf(post);
  if (mine === isHearted) return post;
  return withHearts(post, isHearted, Math.max(0, count + (isHearted ? 1 : -1)));
}

function withHearts(post: Post, mine: boolean, count: number): Post {
  const others = post.reactions.filter(({ type }) => type !== HEART);
  return { ...post, reactions: count > 0 ? [...others, { type: HEART, count, mine }] : others };
}
