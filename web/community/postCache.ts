import type { QueryKey, SetDataOptions } from '@tanstack/react-query';
import type { Comment, Post } from '#contract/community';
import { COMMUNITY, queries } from '#web/lib/queries';
import { type Feed, freshened, type Page, pageOf, postsOf, withChanged, without, withPost } from './feed';

// Query cache of posts and comments: one change updates every cached feed, post and thread.

const FEEDS = [...COMMUNITY, 'feeds'];
export const feedKey = (roomId: number) => [...FEEDS, roomId];
export const postKey = (postId: number) => [...COMMUNITY, 'posts', postId];
export const commentsKey = (postId: number) => [...COMMUNITY, 'comments', postId];

/** Mutation key shared by everything that changes a post, so that a concurrent refetch does not undo it. */
export const deedKey = (postId: number) => ['post', postId];

/** The loaded comments of a post: newest page first, oldest comment first within a page. */
type Thread = { pages: { comments: Comment[]; next: number | null }[]; pageParams: (number | null)[] };

export const isBusy = (postId: number) => queries.isMutating({ mutationKey: deedKey(postId) }) > 0;

/** When the feed was last updated, as epoch milliseconds; the current time if it was not. */
export function readAt(roomId: number): number {
  return queries.getQueryState(feedKey(roomId))?.dataUpdatedAt || Date.now();
}

/** The cached post, from its own query or any feed. */
export function shownPost(postId: number): Post | undefined {
  const feeds = queries.getQueriesData<Feed>({ queryKey: FEEDS });
  const inFeeds = feeds.flatMap(([, feed]) => (feed ? postsOf(feed) : []));
  return queries.getQueryData<Post | null>(postKey(postId)) ?? inFeeds.find(({ id }) => id === postId);
}

/** Updates the cached post after a mutation, and restarts fetches that began before it. */
export function changePost(postId: number, change: (post: Post) => Post): void {
  updateEverywhere(postId, change);
  restartFetches(postKey(postId));
  restartFetches(FEEDS);
}

/** Replaces the cached post with a fetched one. */
export function showPost(post: Post): void {
  updateEverywhere(post.id, () => post);
}

function updateEverywhere(postId: number, change: (post: Post) => Post) {
  queries.setQueryData<Post | null>(postKey(postId), (post) => post && change(post));
  queries.setQueriesData<Feed>({ queryKey: FEEDS }, (feed) => feed && withChanged(feed, postId, change));
}

/** Removes a post from all feeds; its own query becomes null, which its screen shows as deleted. */
export function dropPost(postId: number): void {
  queries.setQueryData<Post | null>(postKey(postId), (post) => (post === undefined ? undefined : null));
  queries.setQueriesData<Feed>(
    { queryKey: FEEDS },
    (feed) => feed && without(feed, ({ id }) => id === postId),
  );
  restartFetches(FEEDS);
}

export function addPost(post: Post): void {
  queries.setQueryData<Feed>(feedKey(post.roomId), (feed) => feed && withPost(feed, post));
  restartFetches(feedKey(post.roomId));
}

/** Resets a feed to its newest page. */
export function showPage(roomId: number, page: Page, as?: SetDataOptions): void {
  queries.setQueryData<Feed>(feedKey(roomId), { pages: [page], pageParams: [null] }, as);
  restartFetches(feedKey(roomId));
}

/** Restarts fetches in flight: their results would overwrite the change with older data. */
function restartFetches(queryKey: QueryKey) {
  for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    // Leaves an initial load alone: there is no newer data that it could overwrite.
    if (query.state.data === undefined) continue;
    const { fetchMeta } = query.state;
    void query.fetch(undefined, { cancelRefetch: true, meta: fetchMeta ?? undefined }).catch(() => {});
  }
}

/** The ids of the cached posts of a room, newest first. */
export function shownIn(roomId: number): number[] {
  const feed = queries.getQueryData<Feed>(feedKey(roomId));
  return feed ? postsOf(feed).map(({ id }) => id) : [];
}

/** Merges a fetched page into the feed; returns how many new posts by others are not shown yet. */
export function takeIn(roomId: number, newest: Post[], before?: number): number {
  const feed = queries.getQueryData<Feed>(feedKey(roomId));
  if (!feed) {
    showPage(roomId, pageOf(newest));
    return 0;
  }
  const merged = freshened(feed, newest, isBusy, before);
  if (merged.feed !== feed) queries.setQueryData<Feed>(feedKey(roomId), merged.feed);
  return merged.unseen;
}

export function addComment(comment: Comment): void {
  const { postId } = comment;
  const isMissing = (comments: Comment[]) => comments.every(({ id }) => id !== comment.id);
  changePost(postId, (post) =>
    isMissing(post.comments)
      ? { ...post, commentCount: post.commentCount + 1, comments: [...post.comments, comment].slice(-2) }
      : post,
  );
  changeThread(postId, (comments, isNewest) =>
    isNewest && isMissing(comments) ? [...comments, comment] : comments,
  );
}

export function changeComment(comment: Comment): void {
  const change = (comments: Comment[]) => comments.map((one) => (one.id === comment.id ? comment : one));
  changePost(comment.postId, (post) => ({ ...post, comments: change(post.comments) }));
  changeThread(comment.postId, change);
}

export function dropComment({ id, postId }: Comment): void {
  const change = (comments: Comment[]) => comments.filter((one) => one.id !== id);
  changePost(postId, (post) => ({
    ...post,
    commentCount: Math.max(0, post.commentCount - 1),
    comments: change(post.comments),
  }));
  changeThread(postId, change);
}

function changeThread(postId: number, change: (comments: Comment[], isNewest: boolean) => Comment[]) {
  queries.setQueryData<Thread>(commentsKey(postId), (thread) =>
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
