import { create } from 'zustand';

/** Under which post a comment is being written: one at a time. */
const useReply = create<{ postId: number | null }>(() => ({ postId: null }));

export function useIsReplying(postId: number): boolean {
  return useReply((reply) => reply.postId === postId);
}

export function toggleReply(postId: number): void {
  useReply.setState((reply) => ({ postId: reply.postId === postId ? null : postId }));
}

/** Closes the box under this post; one that was opened under another meanwhile stays. */
export function closeReply(postId: number): void {
  useReply.setState((reply) => (reply.postId === postId ? { postId: null } : reply));
}

export function leaveReply(): void {
  useReply.setState({ postId: null });
}
