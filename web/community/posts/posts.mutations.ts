import { type QueryClient, useMutation } from '@tanstack/react-query';
import { HEART_REACTION } from '#contract/community/limits';
import type { Post } from '#contract/community/posts';
import { useBlock } from '#web/community/moderation/moderation.hooks';
import { apiClient, IDEMPOTENT } from '#web/lib/api';
import { refreshProgress } from '#web/lib/session/progressRefresh';
import { showCrisisHelp } from '#web/shared/help/crisisHelp.store';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { postMutationKey, removeCachedPost, updateCachedPost } from './posts.cache';
import { refreshPost } from './posts.queries';

export function heartReaction({ reactions }: Post) {
  return reactions[0] ?? { type: HEART_REACTION, count: 0, mine: false };
}

/** Gives or takes back a heart, with an optimistic update that a failure rolls back. Quick taps are sent in order. */
export function useHeart({ id }: Post) {
  const isLast = (client: QueryClient) => client.isMutating({ mutationKey: postMutationKey(id) }) <= 1;
  return useMutation({
    mutationKey: postMutationKey(id),
    scope: { id: `heart-${id}` },
    mutationFn: async (isHearted: boolean) => {
      if (isHearted)
        return (
          await apiClient.community.reactions.$post(
            { json: { postId: id, type: HEART_REACTION } },
            IDEMPOTENT,
          )
        ).json();
      return (
        await apiClient.community.reactions[':postId'].$delete({ param: { postId: String(id) } })
      ).json();
    },
    onMutate: (isHearted, { client }) =>
      updateCachedPost(client, id, (post) => withHeartToggled(post, isHearted)),
    onSuccess: ({ reacted, count }, _isHearted, _result, { client }) => {
      if (isLast(client)) updateCachedPost(client, id, (post) => withHearts(post, reacted, count));
      if (reacted) refreshProgress(client);
    },
    onError: (_error, isHearted, _result, { client }) => {
      if (!isLast(client)) return;
      updateCachedPost(client, id, (post) => withHeartToggled(post, !isHearted));
      setTimeout(() => void refreshPost(client, id).catch(() => {}));
    },
  });
}

/** Marks the post as prayed for. This cannot be undone. The app does not show who prayed. */
export function usePrayForPost({ id }: Post) {
  return useMutation({
    mutationKey: postMutationKey(id),
    mutationFn: async () =>
      (await apiClient.community.prayers.$post({ json: { postId: id } }, IDEMPOTENT)).json(),
    onMutate: (_variables, { client }) =>
      updateCachedPost(client, id, (post) => ({
        ...post,
        prayers: { count: post.prayers.count + 1, mine: true },
      })),
    onSuccess: ({ count }, _variables, _result, { client }) => {
      updateCachedPost(client, id, (post) => ({ ...post, prayers: { count, mine: true } }));
      refreshProgress(client);
    },
    onError: (error, _variables, _result, { client }) => {
      updateCachedPost(client, id, (post) => ({
        ...post,
        prayers: { count: Math.max(0, post.prayers.count - 1), mine: false },
      }));
      toastError(error, 'Couldn’t save that', NOTHING_CHANGED);
    },
  });
}

export function useMarkAnswered({ id }: Post) {
  return useMutation({
    mutationKey: postMutationKey(id),
    mutationFn: async (json: { answered: boolean; thanks: string | null }) =>
      (await apiClient.community.posts[':id'].answered.$put({ param: { id: String(id) }, json })).json(),
    onSuccess: ({ crisisHelp, ...post }, _change, _result, { client }) => {
      updateCachedPost(client, id, () => post);
      showCrisisHelp(crisisHelp);
    },
  });
}

export function useEditPost(id: number) {
  return useMutation({
    mutationKey: postMutationKey(id),
    mutationFn: async (content: string) =>
      (await apiClient.community.posts[':id'].$put({ param: { id: String(id) }, json: { content } })).json(),
    onSuccess: ({ crisisHelp, ...post }, _change, _result, { client }) => {
      updateCachedPost(client, id, () => post);
      showCrisisHelp(crisisHelp);
    },
  });
}

/** Deletes the user’s own post or, as a moderator, anyone’s. */
export function useDeletePost({ id, mine }: Post) {
  return useMutation({
    mutationFn: async () => {
      const param = { id: String(id) };
      if (mine) await apiClient.community.posts[':id'].$delete({ param });
      else await apiClient.admin.posts[':id'].$delete({ param });
    },
    onSuccess: (_data, _variables, _result, { client }) => removeCachedPost(client, id),
    onError: (error) => {
      console.error('The post could not be deleted:', error);
      toastError(error, 'Couldn’t delete it', NOTHING_CHANGED);
    },
  });
}

/** Blocks a user and confirms with a toast. */
export function useBlockAuthor() {
  const { mutateAsync } = useBlock();
  return (userId: string) =>
    void mutateAsync(userId).then(
      () =>
        toast({
          title: 'Blocked',
          description: 'You won’t see each other’s posts. You can undo this on the Community page.',
        }),
      (error: unknown) => toastError(error, 'Couldn’t block them', NOTHING_CHANGED),
    );
}

const NOTHING_CHANGED = 'Nothing changed. Please try again.';

function withHeartToggled(post: Post, isHearted: boolean): Post {
  const { count, mine } = heartReaction(post);
  if (mine === isHearted) return post;
  return withHearts(post, isHearted, Math.max(0, count + (isHearted ? 1 : -1)));
}

function withHearts(post: Post, mine: boolean, count: number): Post {
  return { ...post, reactions: count > 0 ? [{ type: HEART_REACTION, count, mine }] : [] };
}
