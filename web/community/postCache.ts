import type { QueryKey, SetDataOptions } from '@tanstack/react-query';
import type { Comment, Post } from '#contract/community';
import { COMMUNITY, queries } from '#web/lib/queries';
import { type Feed, freshened, type Page, pageOf, postsOf, withChanged, without, withPost } from './feed';

// Where posts are kept in the cache of queries, and how one change reaches every place that shows it.

const FEEDS = [...COMMUNITY, 'feeds'];
export const feedKey = (roomId: number) => [...FEEDS, roomId];
export const postKey = (postId: number) => [...COMMUNITY, 'posts', postId];
export const commentsKey = (postId: number) => [...COMMUNITY, 'comments', postId];

/** Under this key everything is done to a post, so that what is read meanwhile does not undo it. */
export const deedKey = (postId: number) => ['post', postId];

/** All comments of a post as far as they were read: the newest page first, the oldest comment first in each. */
type Thread = { pages: { comments: Comment[]; next: number | null }[]; pageParams: (number | null)[] };

export const isBusy = (postId: number) => queries.isMutating({ mutationKey: deedKey(postId) }) > 0;

/** When a room was last read, as milliseconds; now, when it has not been. */
export function readAt(roomId: number): number {
  return queries.getQueryState(feedKey(roomId))?.dataUpdatedAt || Date.now();
}

/** A post as it is shown somewhere; undefined when it is not. */
export function shownPost(postId: number): Post | undefined {
  const feeds = queries.getQueriesData<Feed>({ queryKey: FEEDS });
  const inFeeds = feeds.flatMap(([, feed]) => (feed ? postsOf(feed) : []));
  return queries.getQueryData<Post | null>(postKey(postId)) ?? inFeeds.find(({ id }) => id === postId);
}

/** Changes a post by a deed; what is being read meanwhile was asked for before it. */
export function changePost(postId: number, change: (post: Post) => Post): void {
  showChanged(postId, change);
  readAnew(postKey(postId));
  readAnew(FEEDS);
}

/** Shows what was read of a post. */
export function showPost(post: Post): void {
  showChanged(post.id, () => post);
}

function showChanged(postId: number, change: (post: Post) => Post) {
  queries.setQueryData<Post | null>(postKey(postId), (post) => post && change(post));
  queries.setQueriesData<Feed>({ queryKey: FEEDS }, (feed) => feed && withChanged(feed, postId, change));
}

/** It is gone wherever it was shown; a screen of its own says so. */
export function dropPost(postId: number): void {
  queries.setQueryData<Post | null>(postKey(postId), (post) => (post === undefined ? undefined : null));
  queries.setQueriesData<Feed>(
    { queryKey: FEEDS },
    (feed) => feed && without(feed, ({ id }) => id === postId),
  );
  readAnew(FEEDS);
}

export function addPost(post: Post): void {
  queries.setQueryData<Feed>(feedKey(post.roomId), (feed) => feed && withPost(feed, post));
  readAnew(feedKey(post.roomId));
}

/** The room begins anew with its newest page. */
export function showPage(roomId: number, page: Page, as?: SetDataOptions): void {
  queries.setQueryData<Feed>(feedKey(roomId), { pages: [page], pageParams: [null] }, as);
  readAnew(feedKey(roomId));
}

/** What was asked for before would bring the old state: it is asked for once more, from what is shown now. */
function readAnew(queryKey: QueryKey) {
  for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    // The first load of a room goes on: nothing is shown yet that it could undo.
    if (query.state.data === undefined) continue;
    const { fetchMeta } = query.state;
    void query.fetch(undefined, { cancelRefetch: true, meta: fetchMeta ?? undefined }).catch(() => {});
  }
}

/** The posts that are shown of a room, by their ids, the newest first. */
export function shownIn(roomId: number): number[] {
  const feed = queries.getQueryData<Feed>(feedKey(roomId));
  return feed ? postsOf(feed).map(({ id }) => id) : [];
}

/** Takes in what the newest page says, or the one before an id; answers how many posts of others wait to be shown. */
export function takeIn(roomId: number, newest: Post[], before?: number): number {
  const feed = queries.getQueryData<Feed>(feedKey(roomId));
  if (!feed) {
    showPage(roomId, pageOf(newest));
    return 0;
  }
  const fresh = freshened(feed, newest, isBusy, before);
  if (fresh.feed !== feed) queries.setQueryData<Feed>(feedKey(roomId), fresh.feed);
  return fresh.unseen;
}

export function addComment(comment: Comment): void {
  const { postId } = comment;
  const isNew = (comments: Comment[]) => comments.every(({ id }) => id !== comment.id);
  changePost(postId, (post) =>
    isNew(post.comments)
      ? { ...post, commentCount: post.commentCount + 1, comments: [...post.comments, comment].slice(-2) }
      : post,
  );
  changeThread(postId, (comments, isNewest) =>
    isNewest && isNew(comments) ? [...comments, comment] : comments,
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
