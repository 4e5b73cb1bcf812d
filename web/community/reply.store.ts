import { create } from 'zustand';

/** Under which post a comment is being written: one at a time. */
const useReply = create<{ postId: number | null }>(() => ({ postId: null }));

export function useIsReplying(postId: number): boolean {
  return useReply((reply) => reply.postId === postId);
}

export function toggleReply(postId: number): void {
  useReply.setState((reply) => ({ postId: reply.postId === postId ? null : postId }));
}

export function closeReply(): void {
  useReply.setState({ postId: null });
}
