import type { InfiniteData } from '@tanstack/react-query';
import { POSTS_PAGE_SIZE } from '#contract/community/limits';
import type { Post } from '#contract/community/posts';

/** A page of posts, newest first. `next` is the cursor of the next page, or null on the last page. */
export type FeedPage = { posts: Post[]; next: number | null };

export type FeedData = InfiniteData<FeedPage, number | null>;

export function toFeedPage(posts: Post[]): FeedPage {
  return { posts, next: posts.length < POSTS_PAGE_SIZE ? null : (posts.at(-1)?.id ?? null) };
}

export function postsInFeed(feed: FeedData): Post[] {
  return feed.pages.flatMap(({ posts }) => posts);
}

export function withPostUpdated(feed: FeedData, postId: number, change: (post: Post) => Post): FeedData {
  return mapPages(feed, (posts) =>
    posts.some(({ id }) => id === postId)
      ? posts.map((post) => (post.id === postId ? change(post) : post))
      : posts,
  );
}

export function withoutPosts(feed: FeedData, isGone: (post: Post) => boolean): FeedData {
  return mapPages(feed, (posts) => (posts.some(isGone) ? posts.filter((post) => !isGone(post)) : posts));
}

/** Inserts a post in order, newest first. Replaces the post if it is already in the feed. */
export function withPostInserted(feed: FeedData, post: Post): FeedData {
  if (postsInFeed(feed).some(({ id }) => id === post.id)) return withPostUpdated(feed, post.id, () => post);
  const [first, ...older] = feed.pages;
  const posts = [...(first?.posts ?? []), post].toSorted((a, b) => b.id - a.id);
  return { ...feed, pages: [{ next: first?.next ?? null, posts }, ...older] };
}

/**
 * Merges a fetched page into the cached feed: updates changed posts, removes deleted posts, and adds the user's own
 * posts from other tabs. Only counts new posts by others, so that the feed does not shift while the user reads.
 * For an older page, `before` is the cursor with which the page was fetched.
 */
export function mergeIntoFeed(
  feed: FeedData,
  newest: Post[],
  isBusy: (postId: number) => boolean,
  // Defaults to the highest id of the page. Posts created after the page was read have higher ids, so they are kept.
  before = newest[0]?.id ?? 0,
): { feed: FeedData; unseen: number } {
  const shown = new Set(postsInFeed(feed).map(({ id }) => id));
  const present = new Set(newest.map(({ id }) => id));
  const lowestCoveredId = newest.length < POSTS_PAGE_SIZE ? 0 : (newest.at(-1)?.id ?? 0);
  const oldestShown = postsInFeed(feed).at(-1)?.id ?? 0;

  const kept = withoutPosts(
    feed,
    ({ id }) => id < before && id >= lowestCoveredId && !present.has(id) && !isBusy(id),
  );
  const changed = newest
    .filter((post) => (shown.has(post.id) ? !isBusy(post.id) : post.mine))
    .reduce(withPostInserted, kept);
  const unseen = newest.filter(({ id, mine }) => !mine && !shown.has(id) && id > oldestShown);
  return { feed: changed, unseen: unseen.length };
}

function mapPages(feed: FeedData, change: (posts: Post[]) => Post[]): FeedData {
  const pages = feed.pages.map((page) => {
    const posts = change(page.posts);
    return posts === page.posts ? page : { ...page, posts };
  });
  return pages.every((page, index) => page === feed.pages[index]) ? feed : { ...feed, pages };
}
