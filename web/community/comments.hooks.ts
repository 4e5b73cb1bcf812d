import { useMutation } from '@tanstack/react-query';
import type { Comment } from '#contract/community';
import { api } from '#web/lib/api';
import { deedDone } from '#web/lib/deeds';
import { offerCare } from '#web/ui/care.store';
import { sayFailed } from '#web/ui/failing';
import { addComment, changeComment, deedKey, dropComment } from './postCache';

/** The idempotency key keeps retries from posting the comment twice. */
export function useWriteComment(postId: number) {
  return useMutation({
    mutationKey: deedKey(postId),
    mutationFn: async ({ content, key }: { content: string; key: string }) => {
      const header = { 'idempotency-key': key };
      return (await api.community.comments.$post({ json: { postId, content }, header })).json();
    },
    onSuccess: ({ care, ...comment }) => {
      addComment(comment);
      offerCare(care);
      deedDone();
    },
  });
}

export function useEditComment({ id, postId }: Comment) {
  return useMutation({
    mutationKey: deedKey(postId),
    mutationFn: async (content: string) =>
      (await api.community.comments[':id'].$put({ param: { id: String(id) }, json: { content } })).json(),
    onSuccess: ({ care, ...comment }) => {
      changeComment(comment);
      offerCare(care);
    },
  });
}

export function useRemoveComment(comment: Comment) {
  return useMutation({
    mutationKey: deedKey(comment.postId),
    mutationFn: async () => {
      const param = { id: String(comment.id) };
      if (comment.mine) await api.community.comments[':id'].$delete({ param });
      else await api.admin.comments[':id'].$delete({ param });
    },
    onSuccess: () => dropComment(comment),
    onError: (error) => {
      console.error('The comment could not be deleted:', error);
      sayFailed(error, 'Couldn’t delete it', 'Nothing changed. Please try again.');
    },
  });
}
