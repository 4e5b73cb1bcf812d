import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { COMMENTS_PAGE_SIZE, POSTS_PAGE_SIZE } from '#contract/community/limits';
import type { Post } from '#contract/community/posts';
import { ApiError, apiClient, keysetQuery } from '#web/lib/api';
import { COMMUNITY_KEY } from '#web/lib/queryClient';
import { toFeedPage } from './feedData';
import {
  cachedPost,
  cachedPostIds,
  commentsKey,
  feedKey,
  isPostMutating,
  mergePage,
  postKey,
  removeCachedPost,
  resetFeed,
  setCachedPost,
} from './posts.cache';

export const ROOMS_KEY = [...COMMUNITY_KEY, 'rooms'];

const ROOMS_STALE_MS = 5 * 60_000;
const POSTS_STALE_MS = 30_000;

export function useRooms() {
  return useQuery({
    queryKey: ROOMS_KEY,
    queryFn: async () => (await apiClient.community.rooms.$get()).json(),
    staleTime: ROOMS_STALE_MS,
  });
}

/** Fetches pages of a room’s posts, newest first. */
export function usePosts(roomId: number, enabled = true) {
  return useInfiniteQuery({
    queryKey: feedKey(roomId),
    queryFn: async ({ pageParam }) => toFeedPage(await postsIn(roomId, pageParam)),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: POSTS_STALE_MS,
    enabled,
  });
}

/** Fetches one post. The data is null if the post does not exist or was deleted. */
export function usePost(postId: number) {
  return useQuery({
    queryKey: postKey(postId),
    queryFn: () => findPost(postId),
    staleTime: POSTS_STALE_MS,
  });
}

/** Fetches pages of all comments of a post, newest page first. */
export function useComments(postId: number, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    queryFn: async ({ pageParam }) => {
      const comments = await commentsUnder(postId, pageParam);
      const isLast = comments.length < COMMENTS_PAGE_SIZE;
      return { comments, next: isLast ? null : (comments[0]?.id ?? null) };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: POSTS_STALE_MS,
    enabled,
  });
}

/** Replaces the feed with its newest page. */
export async function reloadFeed(client: QueryClient, roomId: number): Promise<void> {
  resetFeed(client, roomId, toFeedPage(await postsIn(roomId, null)));
}

/** Merges the newest page into the feed. Returns how many new posts by others are not shown yet. */
export async function refreshFeed(client: QueryClient, roomId: number): Promise<number> {
  return mergePage(client, roomId, await postsIn(roomId, null));
}

/** Updates the feed after missed events. Merges the newest page, then every older page that is shown. */
export async function resyncFeed(client: QueryClient, roomId: number): Promise<number> {
  const newest = await postsIn(roomId, null);
  const unseen = mergePage(client, roomId, newest);
  let coveredTo = lowestCoveredId(newest);
  while (true) {
    const next = cachedPostIds(client, roomId).find((id) => id < coveredTo);
    if (next === undefined) return unseen;
    // The page may have just changed, so a replica of the database could be too old.
    const page = await postsIn(roomId, next + 1, { cache: 'no-store' });
    mergePage(client, roomId, page, next + 1);
    coveredTo = lowestCoveredId(page);
  }
}

/** Returns the lowest id that a page covers, which is 0 for the last page. */
function lowestCoveredId(page: Post[]): number {
  return page.length < POSTS_PAGE_SIZE ? 0 : (page.at(-1)?.id ?? 0);
}

/** Refetches a cached post. Discards the result if a mutation of the post is in flight, which returns newer data. */
export async function refreshPost(client: QueryClient, postId: number): Promise<void> {
  if (!cachedPost(client, postId)) return;
  const post = await findPost(postId);
  if (isPostMutating(client, postId)) return;
  if (!post) return removeCachedPost(client, postId);
  setCachedPost(client, post);
  void client.invalidateQueries({ queryKey: commentsKey(postId) });
}

async function findPost(postId: number): Promise<Post | null> {
  try {
    return await (await apiClient.community.posts[':id'].$get({ param: { id: String(postId) } })).json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function postsIn(roomId: number, before: number | null, init: RequestInit = {}): Promise<Post[]> {
  const param = { roomId: String(roomId) };
  return (
    await apiClient.community.rooms[':roomId'].posts.$get({ param, query: keysetQuery(before) }, { init })
  ).json();
}

async function commentsUnder(postId: number, before: number | null) {
  const param = { id: String(postId) };
  return (await apiClient.community.posts[':id'].comments.$get({ param, query: keysetQuery(before) })).json();
}
