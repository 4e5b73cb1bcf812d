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

const FIVE_MINUTES = 5 * 60_000;
const HALF_A_MINUTE = 30_000;

export function useRooms() {
  return useQuery({
    queryKey: ROOMS,
    queryFn: async () => (await api.community.rooms.$get()).json(),
    staleTime: FIVE_MINUTES,
  });
}

/** A room's posts, newest first, as many pages as were asked for. */
export function usePosts(roomId: number, isWanted = true) {
  return useInfiniteQuery({
    queryKey: feedKey(roomId),
    queryFn: async ({ pageParam }) => pageOf(await postsIn(roomId, pageParam)),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: HALF_A_MINUTE,
    enabled: isWanted,
  });
}

/** One post; null when it is not there, or no longer. */
export function usePost(postId: number) {
  return useQuery({
    queryKey: postKey(postId),
    queryFn: () => findPost(postId),
    staleTime: HALF_A_MINUTE,
  });
}

/** All comments under a post, the newest hundred first. */
export function useThread(postId: number, isWanted: boolean) {
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    queryFn: async ({ pageParam }) => {
      const comments = await commentsUnder(postId, pageParam);
      const isLast = comments.length < COMMENTS_A_PAGE;
      return { comments, next: isLast ? null : (comments[0]?.id ?? null) };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: HALF_A_MINUTE,
    enabled: isWanted,
  });
}

/** Begins the room anew with what is newest in it. */
export async function showNewest(roomId: number): Promise<void> {
  showPage(roomId, pageOf(await postsIn(roomId, null)));
}

/** Looks quietly at what is newest in a room; answers how many posts of others wait to be shown. */
export async function freshen(roomId: number): Promise<number> {
  return takeIn(roomId, await postsIn(roomId, null));
}

/** The same, and then at everything older that is shown: it may have been changed or taken down unheard. */
export async function freshenAll(roomId: number): Promise<number> {
  const newest = await postsIn(roomId, null);
  const unseen = takeIn(roomId, newest);
  let seenDownTo = oldestOf(newest);
  while (true) {
    const next = shownIn(roomId).find((id) => id < seenDownTo);
    if (next === undefined) return unseen;
    const page = await postsIn(roomId, next + 1);
    takeIn(roomId, page, next + 1);
    seenDownTo = oldestOf(page);
  }
}

/** Down to which id a page tells of all there is. */
function oldestOf(page: Post[]): number {
  return page.length < POSTS_A_PAGE ? 0 : (page.at(-1)?.id ?? 0);
}

/** Reads a post that is shown anew, unless one is just doing something to it: then the news of that comes after. */
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
