import type { QueryClient, QueryKey, SetDataOptions } from '@tanstack/react-query';
import type { Comment, Post } from '#contract/community/posts';
import { COMMUNITY_KEY } from '#web/lib/queryClient';
import {
  type FeedData,
  type FeedPage,
  mergeIntoFeed,
  postsInFeed,
  toFeedPage,
  withoutPosts,
  withPostInserted,
  withPostUpdated,
} from './feedData';

// Query cache of posts and comments: one change updates every cached feed, post and thread.

const FEEDS = [...COMMUNITY_KEY, 'feeds'];
export const feedKey = (roomId: number) => [...FEEDS, roomId];
export const postKey = (postId: number) => [...COMMUNITY_KEY, 'posts', postId];
export const commentsKey = (postId: number) => [...COMMUNITY_KEY, 'comments', postId];

/** Key that all mutations of a post share. While one of them is running, a refetch does not overwrite the post. */
export const postMutationKey = (postId: number) => ['post', postId];

/** The loaded comments of a post: newest page first, oldest comment first within a page. */
type Thread = { pages: { comments: Comment[]; next: number | null }[]; pageParams: (number | null)[] };

export const isPostMutating = (client: QueryClient, postId: number) =>
  client.isMutating({ mutationKey: postMutationKey(postId) }) > 0;

/** Returns when the feed was last updated, in epoch milliseconds. Returns the current time if it was never updated. */
export function feedUpdatedAt(client: QueryClient, roomId: number): number {
  return client.getQueryState(feedKey(roomId))?.dataUpdatedAt || Date.now();
}

/** Returns the cached post, from its own query or from any feed. */
export function cachedPost(client: QueryClient, postId: number): Post | undefined {
  const feeds = client.getQueriesData<FeedData>({ queryKey: FEEDS });
  const inFeeds = feeds.flatMap(([, feed]) => (feed ? postsInFeed(feed) : []));
  return client.getQueryData<Post | null>(postKey(postId)) ?? inFeeds.find(({ id }) => id === postId);
}

/** Updates the cached post for a mutation, and restarts fetches that are in flight. */
export function updateCachedPost(client: QueryClient, postId: number, change: (post: Post) => Post): void {
  updateEverywhere(client, postId, change);
  restartFetches(client, postKey(postId));
  restartFetches(client, FEEDS);
}

/** Replaces the cached post with a fetched one. */
export function setCachedPost(client: QueryClient, post: Post): void {
  updateEverywhere(client, post.id, () => post);
}

function updateEverywhere(client: QueryClient, postId: number, change: (post: Post) => Post) {
  client.setQueryData<Post | null>(postKey(postId), (post) => post && change(post));
  client.setQueriesData<FeedData>(
    { queryKey: FEEDS },
    (feed) => feed && withPostUpdated(feed, postId, change),
  );
}

/** Removes a post from all feeds. Sets its own query to null, so that its screen says that it was deleted. */
export function removeCachedPost(client: QueryClient, postId: number): void {
  client.setQueryData<Post | null>(postKey(postId), (post) => (post === undefined ? undefined : null));
  client.setQueriesData<FeedData>(
    { queryKey: FEEDS },
    (feed) => feed && withoutPosts(feed, ({ id }) => id === postId),
  );
  restartFetches(client, FEEDS);
}

export function addCachedPost(client: QueryClient, post: Post): void {
  client.setQueryData<FeedData>(feedKey(post.roomId), (feed) => feed && withPostInserted(feed, post));
  restartFetches(client, feedKey(post.roomId));
}

/** Resets a feed to its newest page. */
export function resetFeed(client: QueryClient, roomId: number, page: FeedPage, as?: SetDataOptions): void {
  client.setQueryData<FeedData>(feedKey(roomId), { pages: [page], pageParams: [null] }, as);
  restartFetches(client, feedKey(roomId));
}

/** Restarts fetches in flight, because their results would overwrite the change with older data. */
function restartFetches(client: QueryClient, queryKey: QueryKey) {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    // Does not restart an initial load, because there is no newer data that it could overwrite.
    if (query.state.data === undefined) continue;
    const { fetchMeta } = query.state;
    void query.fetch(undefined, { cancelRefetch: true, meta: fetchMeta ?? undefined }).catch(() => {});
  }
}

/** Returns the ids of the cached posts of a room, newest first. */
export function cachedPostIds(client: QueryClient, roomId: number): number[] {
  const feed = client.getQueryData<FeedData>(feedKey(roomId));
  return feed ? postsInFeed(feed).map(({ id }) => id) : [];
}

/** Merges a fetched page into the feed. Returns how many new posts by others are not shown yet. */
export function mergePage(client: QueryClient, roomId: number, newest: Post[], before?: number): number {
  const feed = client.getQueryData<FeedData>(feedKey(roomId));
  if (!feed) {
    resetFeed(client, roomId, toFeedPage(newest));
    return 0;
  }
  const merged = mergeIntoFeed(feed, newest, (postId) => isPostMutating(client, postId), before);
  if (merged.feed !== feed) client.setQueryData<FeedData>(feedKey(roomId), merged.feed);
  return merged.unseen;
}

export function addCachedComment(client: QueryClient, comment: Comment): void {
  const { postId } = comment;
  const isMissing = (comments: Comment[]) => comments.every(({ id }) => id !== comment.id);
  updateCachedPost(client, postId, (post) =>
    isMissing(post.comments)
      ? { ...post, commentCount: post.commentCount + 1, comments: [...post.comments, comment].slice(-2) }
      : post,
  );
  changeThread(client, postId, (comments, isNewest) =>
    isNewest && isMissing(comments) ? [...comments, comment] : comments,
  );
}

export function updateCachedComment(client: QueryClient, comment: Comment): void {
  const change = (comments: Comment[]) => comments.map((one) => (one.id === comment.id ? comment : one));
  updateCachedPost(client, comment.postId, (post) => ({ ...post, comments: change(post.comments) }));
  changeThread(client, comment.postId, change);
}

export function removeCachedComment(client: QueryClient, { id, postId }: Comment): void {
  const change = (comments: Comment[]) => comments.filter((one) => one.id !== id);
  updateCachedPost(client, postId, (post) => ({
    ...post,
    commentCount: Math.max(0, post.commentCount - 1),
    comments: change(post.comments),
  }));
  changeThread(client, postId, change);
}

function changeThread(
  client: QueryClient,
  postId: number,
  change: (comments: Comment[], isNewest: boolean) => Comment[],
) {
  client.setQueryData<Thread>(commentsKey(postId), (thread) =>
    thread
      ? {
          ...thread,
          pages: thread.pages.map((page, index) => ({
            ...page,
            comments: change(page.comments, index === 0),
          })),
        }
      : undefined,
  );
}
