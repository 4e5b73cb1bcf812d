import { and, type Column, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Author } from '#contract/community';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/lib/db';
import { prepared } from '#server/lib/prepared';
import { blocks } from './moderation.tables';
import type { comments, posts } from './posts.tables';

/** Whoever looks. */
export type Viewer = { id: string; isModerator: boolean };

type Named = 'id' | 'firstName' | 'lastName' | 'avatarUrl' | 'isModerator' | 'companionLevel';

/** The columns of somebody who wrote something, among these people. */
export function authorAmong<People extends Record<Named, PgColumn>>(people: People): Pick<People, Named> {
  return {
    id: people.id,
    firstName: people.firstName,
    lastName: people.lastName,
    avatarUrl: people.avatarUrl,
    isModerator: people.isModerator,
    companionLevel: people.companionLevel,
  };
}

const SOMEONE: Author = {
  id: null,
  firstName: 'Someone',
  lastName: '',
  avatarUrl: null,
  isModerator: false,
  companionLevel: null,
};

/** A row as everybody may see it, its author and moderators included: who asked not to be named is not. */
export function unnamed<Row extends { anonymous: boolean; user: Author }>(row: Row): Row {
  return row.anonymous ? { ...row, user: SOMEONE } : row;
}

/** A prepared statement whose parameter `viewer` is the id of whoever looks. Moderators look by another statement. */
export function preparedFor<Query>(
  db: Db,
  { isModerator }: Viewer,
  name: string,
  prepare: (db: Db, name: string, viewer: Viewer) => Query,
): Query {
  // Drizzle takes a placeholder wherever it takes a value; its types know only some of these places.
  const viewer = { id: sql.placeholder('viewer') as unknown as string, isModerator };
  return prepared(db, `${name}_${isModerator ? 'moderator' : 'member'}`, (on, as) => prepare(on, as, viewer));
}

type Written = typeof posts | typeof comments;

/**
 * Whether a post or comment and its author stand before this viewer. What is hidden is for its author and the
 * moderators; two people of whom one blocked the other do not see each other, unless one is a moderator. Words without
 * a name stay, or blocking somebody would tell whose they are.
 */
export function standsBefore(
  viewer: Viewer,
  row: Written,
  by: { isModerator: Column } = users,
): SQL | undefined {
  if (viewer.isModerator) return undefined;
  const apart = sql`exists (select 1 from ${blocks} where
    (${blocks.userId} = ${viewer.id} and ${blocks.blockedId} = ${row.userId}) or
    (${blocks.userId} = ${row.userId} and ${blocks.blockedId} = ${viewer.id}))`;
  return and(
    or(isNull(row.hiddenAt), eq(row.userId, viewer.id)),
    or(eq(row.anonymous, true), eq(by.isModerator, true), not(apart)),
  );
}
