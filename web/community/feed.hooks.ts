import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/community';
import { COMMENTS_A_PAGE, POSTS_A_PAGE } from '#contract/communityLimits';
import { ApiError, api, queryBefore } from '#web/lib/api';
import { COMMUNITY, queries } from '#web/lib/queries';
import { pageOf } from './feed';
import {
  commentsKey,
  dropPost,
  feedKey,
  isBusy,
  postKey,
  shownIn,
  shownPost,
  showPage,
  showPost,
  takeIn,
} from './postCache';

export const ROOMS = [...COMMUNITY, 'rooms'];

const ROOMS_STALE_MS = 5 * 60_000;
const POSTS_STALE_MS = 30_000;

export function useRooms() {
  return useQuery({
    queryKey: ROOMS,
    queryFn: async () => (await api.community.rooms.$get()).json(),
    staleTime: ROOMS_STALE_MS,
  });
}

/** A room’s posts, newest first, paginated. */
export function usePosts(roomId: number, enabled = true) {
  return useInfiniteQuery({
    queryKey: feedKey(roomId),
    queryFn: async ({ pageParam }) => pageOf(await postsIn(roomId, pageParam)),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: POSTS_STALE_MS,
    enabled,
  });
}

/** One post; null if it does not exist or was deleted. */
export function usePost(postId: number) {
  return useQuery({
    queryKey: postKey(postId),
    queryFn: () => findPost(postId),
    staleTime: POSTS_STALE_MS,
  });
}

/** All comments of a post, newest page first. */
export function useThread(postId: number, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    queryFn: async ({ pageParam }) => {
      const comments = await commentsUnder(postId, pageParam);
      const isLast = comments.length < COMMENTS_A_PAGE;
      return { comments, next: isLast ? null : (comments[0]?.id ?? null) };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: POSTS_STALE_MS,
    enabled,
  });
}

/** Replaces the feed with its newest page. */
export async function showNewest(roomId: number): Promise<void> {
  showPage(roomId, pageOf(await postsIn(roomId, null)));
}

/** Merges the newest page into the feed; returns how many new posts by others are not shown yet. */
export async function freshen(roomId: number): Promise<number> {
  return takeIn(roomId, await postsIn(roomId, null));
}

/** Resync after missed events: merges the newest page, then every older page that is shown. */
export async function freshenAll(roomId: number): Promise<number> {
  const newest = await postsIn(roomId, null);
  const unseen = takeIn(roomId, newest);
  let coveredTo = lowestCoveredId(newest);
  while (true) {
    const next = shownIn(roomId).find((id) => id < coveredTo);
    if (next === undefined) return unseen;
    const page = await postsIn(roomId, next + 1);
    takeIn(roomId, page, next + 1);
    coveredTo = lowestCoveredId(page);
  }
}

/** The lowest id that a page covers; 0 on the last page. */
function lowestCoveredId(page: Post[]): number {
  return page.length < POSTS_A_PAGE ? 0 : (page.at(-1)?.id ?? 0);
}

/** Refetches a post that is shown, unless a mutation is in flight: its result is newer. */
export async function refreshPost(postId: number): Promise<void> {
  if (!shownPost(postId)) return;
  const post = await findPost(postId);
  if (isBusy(postId)) return;
  if (!post) return dropPost(postId);
  showPost(post);
  void queries.invalidateQueries({ queryKey: commentsKey(postId) });
}

async function findPost(postId: number): Promise<Post | null> {
  try {
    return await (await api.community.posts[':id'].$get({ param: { id: String(postId) } })).json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function postsIn(roomId: number, before: number | null): Promise<Post[]> {
  const param = { roomId: String(roomId) };
  return (await api.community.rooms[':roomId'].posts.$get({ param, query: queryBefore(before) })).json();
}

async function commentsUnder(postId: number, before: number | null) {
  const param = { id: String(postId) };
  return (await api.community.posts[':id'].comments.$get({ param, query: queryBefore(before) })).json();
}
