import type { InfiniteData } from '@tanstack/react-query';
import type { Post } from '#contract/community';
import { POSTS_A_PAGE } from '#contract/communityLimits';

/** A page of posts, newest first. `next` is the cursor of the next page; null on the last. */
export type Page = { posts: Post[]; next: number | null };

export type Feed = InfiniteData<Page, number | null>;

export function pageOf(posts: Post[]): Page {
  return { posts, next: posts.length < POSTS_A_PAGE ? null : (posts.at(-1)?.id ?? null) };
}

export function postsOf(feed: Feed): Post[] {
  return feed.pages.flatMap(({ posts }) => posts);
}

export function withChanged(feed: Feed, postId: number, change: (post: Post) => Post): Feed {
  return mapPages(feed, (posts) =>
    posts.some(({ id }) => id === postId)
      ? posts.map((post) => (post.id === postId ? change(post) : post))
      : posts,
  );
}

export function without(feed: Feed, isGone: (post: Post) => boolean): Feed {
  return mapPages(feed, (posts) => (posts.some(isGone) ? posts.filter((post) => !isGone(post)) : posts));
}

/** Inserts a post in order, newest first; replaces it if it is already there. */
export function withPost(feed: Feed, post: Post): Feed {
  if (postsOf(feed).some(({ id }) => id === post.id)) return withChanged(feed, post.id, () => post);
  const [first, ...older] = feed.pages;
  const posts = [...(first?.posts ?? []), post].toSorted((a, b) => b.id - a.id);
  return { ...feed, pages: [{ next: first?.next ?? null, posts }, ...older] };
}

/**
 * Merges a fetched page into the cached feed: updates changed posts, removes deleted ones, and adds the user's own posts
 * from other tabs. New posts by others are only counted, so that the feed does not shift while reading.
 * For an older page, `before` is the cursor it was fetched with.
 */
export function freshened(
  feed: Feed,
  newest: Post[],
  isBusy: (postId: number) => boolean,
  // Posts created after this page was read have higher ids, so they are kept.
  before = newest[0]?.id ?? 0,
): { feed: Feed; unseen: number } {
  const shown = new Set(postsOf(feed).map(({ id }) => id));
  const present = new Set(newest.map(({ id }) => id));
  const lowestCoveredId = newest.length < POSTS_A_PAGE ? 0 : (newest.at(-1)?.id ?? 0);
  const oldestShown = postsOf(feed).at(-1)?.id ?? 0;

  const kept = without(
    feed,
    ({ id }) => id < before && id >= lowestCoveredId && !present.has(id) && !isBusy(id),
  );
  const changed = newest
    .filter((post) => (shown.has(post.id) ? !isBusy(post.id) : post.mine))
    .reduce(withPost, kept);
  const unseen = newest.filter(({ id, mine }) => !mine && !shown.has(id) && id > oldestShown);
  return { feed: changed, unseen: unseen.length };
}

function mapPages(feed: Feed, change: (posts: Post[]) => Post[]): Feed {
  const pages = feed.pages.map((page) => {
    const posts = change(page.posts);
    return posts === page.posts ? page : { ...page, posts };
  });
  return pages.every((page, index) => page === feed.pages[index]) ? feed : { ...feed, pages };
}
