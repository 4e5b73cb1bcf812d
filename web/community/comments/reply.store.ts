import { create } from 'zustand';

/** The post whose comment form is open. At most one form is open. */
const useReply = create<{ postId: number | null }>(() => ({ postId: null }));

export function useIsReplying(postId: number): boolean {
  return useReply((reply) => reply.postId === postId);
}

export function toggleReply(postId: number): void {
  useReply.setState((reply) => ({ postId: reply.postId === postId ? null : postId }));
}

/** Closes the comment form of this post. If another post’s form was opened in the meantime, it stays open. */
export function closeReply(postId: number): void {
  useReply.setState((reply) => (reply.postId === postId ? { postId: null } : reply));
}

export function resetReply(): void {
  useReply.setState({ postId: null });
}
