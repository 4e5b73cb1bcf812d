import { useMutation } from '@tanstack/react-query';
import type { Comment } from '#contract/community/posts';
import {
  addCachedComment,
  postMutationKey,
  removeCachedComment,
  updateCachedComment,
} from '#web/community/posts/posts.cache';
import { saveRulesAgreement } from '#web/community/rules/rulesAgreement.hooks';
import { apiClient } from '#web/lib/api';
import { refreshProgress } from '#web/lib/session/progressRefresh';
import { showCrisisHelp } from '#web/shared/help/crisisHelp.store';
import { toastError } from '#web/ui/toast/errorToasts';

/** Posts a comment. The idempotency key keeps retries from posting the comment twice. */
export function useWriteComment(postId: number) {
  return useMutation({
    mutationKey: postMutationKey(postId),
    mutationFn: async ({ content, key }: { content: string; key: string }, { client }) => {
      await saveRulesAgreement(client);
      const header = { 'idempotency-key': key };
      return (await apiClient.community.comments.$post({ json: { postId, content }, header })).json();
    },
    onSuccess: ({ crisisHelp, ...comment }, _content, _result, { client }) => {
      addCachedComment(client, comment);
      showCrisisHelp(crisisHelp);
      refreshProgress(client);
    },
  });
}

export function useEditComment({ id, postId }: Comment) {
  return useMutation({
    mutationKey: postMutationKey(postId),
    mutationFn: async (content: string) =>
      (
        await apiClient.community.comments[':id'].$put({ param: { id: String(id) }, json: { content } })
      ).json(),
    onSuccess: ({ crisisHelp, ...comment }, _content, _result, { client }) => {
      updateCachedComment(client, comment);
      showCrisisHelp(crisisHelp);
    },
  });
}

export function useDeleteComment(comment: Comment) {
  return useMutation({
    mutationKey: postMutationKey(comment.postId),
    mutationFn: async () => {
      const param = { id: String(comment.id) };
      if (comment.mine) await apiClient.community.comments[':id'].$delete({ param });
      else await apiClient.admin.comments[':id'].$delete({ param });
    },
    onSuccess: (_data, _variables, _result, { client }) => removeCachedComment(client, comment),
    onError: (error) => {
      console.error('The comment could not be deleted:', error);
      toastError(error, 'Couldn’t delete it', 'Nothing changed. Please try again.');
    },
  });
}
