import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Author } from '#contract/community/posts';
import type { comments, posts } from '#server/community/tables/posts.tables';
import { blockedIds } from './blocks.queries';

/** The signed-in user for whom a query runs. */
export type Viewer = { id: string; isModerator: boolean };

type AuthorColumn = 'id' | 'firstName' | 'lastName' | 'avatarUrl' | 'isModerator' | 'companionLevel';

/** Selects the author's columns from the users table or an alias of it. */
export function authorColumns<Users extends Record<AuthorColumn, PgColumn>>(
  userColumns: Users,
): Pick<Users, AuthorColumn> {
  return {
    id: userColumns.id,
    firstName: userColumns.firstName,
    lastName: userColumns.lastName,
    avatarUrl: userColumns.avatarUrl,
    isModerator: userColumns.isModerator,
    companionLevel: userColumns.companionLevel,
  };
}

const ANONYMOUS_AUTHOR: Author = {
  id: null,
  firstName: 'Someone',
  lastName: '',
  avatarUrl: null,
  isModerator: false,
  companionLevel: null,
};

/** Replaces the author of an anonymous row. Applies to every viewer, including the author and moderators. */
export function anonymize<Row extends { anonymous: boolean; user: Author }>(row: Row): Row {
  return row.anonymous ? { ...row, user: ANONYMOUS_AUTHOR } : row;
}

type PostOrCommentTable = typeof posts | typeof comments;

/**
 * Returns the condition under which a post or comment is visible to this viewer. Only the author and moderators see a
 * hidden one. After one of two users blocks the other, neither sees the other's posts, unless one is a moderator.
 * Anonymous posts stay visible; otherwise, blocking a user would reveal who wrote them. `blocked` selects the ids of the
 * users between whom and the viewer there is a block.
 */
export function isVisibleTo(
  viewer: Viewer,
  row: PostOrCommentTable,
  blocked: SQL = blockedIds(viewer.id),
): SQL | undefined {
  if (viewer.isModerator) return undefined;
  return and(
    or(isNull(row.hiddenAt), eq(row.userId, viewer.id)),
    or(row.anonymous, sql`${row.userId} <> all(array(${blocked}))`),
  );
}
