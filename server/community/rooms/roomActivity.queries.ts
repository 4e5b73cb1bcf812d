import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#server/auth/users.tables';
import { posts } from '#server/community/tables/posts.tables';
import { rooms } from '#server/community/tables/rooms.tables';
import {
  anonymize,
  authorColumns,
  isVisibleTo,
  type Viewer,
} from '#server/community/visibility/visibility.queries';
import type { Db } from '#server/db/db';
import { type JsonOf, jsonArray, jsonObject } from '#server/db/json';

/** The newest posts of a room from which the faces are taken. */
const RECENT_POSTS = 8;

const MAX_FACES = 3;

/** Enough of a post for one line. */
const EXCERPT_LENGTH = 100;

const author = alias(users, 'author');

/** Returns for each room its newest post that this viewer may see, and who has written there lately. */
export async function roomActivity(db: Db, viewer: Viewer) {
  const post = jsonObject({
    createdAt: posts.createdAt,
    excerpt: sql<string>`left(${posts.content}, ${sql.raw(String(EXCERPT_LENGTH))})`,
    anonymous: posts.anonymous,
    mine: sql<boolean>`${posts.userId} = ${viewer.id}`,
    user: jsonObject(authorColumns(author)),
  });
  // The order, including nulls, must match the index. Otherwise, PostgreSQL reads and sorts the whole room.
  const newest = sql`select ${posts.id} as id, ${post} as post
    from ${posts} join ${users} as author on ${author.id} = ${posts.userId}
    where ${eq(posts.roomId, rooms.id)} and ${isVisibleTo(viewer, posts) ?? sql`true`}
    order by ${posts.id} desc nulls last limit ${sql.raw(String(RECENT_POSTS))}`;
  const found = await db
    .select({
      roomId: rooms.id,
      recent: jsonArray(
        { of: sql<JsonOf<typeof post>>`newest.post`, order: sql`newest.id desc` },
        sql`from (${newest}) as newest`,
      ),
    })
    .from(rooms)
    .orderBy(rooms.id);
  return found.map(({ roomId, recent }) => ({ roomId, newest: recent[0] ?? null, faces: facesIn(recent) }));
}

function facesIn(recent: Parameters<typeof anonymize>[0][]) {
  const authors = recent.map((post) => anonymize(post).user).filter(({ id }) => id !== null);
  return [...new Map(authors.map((user) => [user.id, user])).values()].slice(0, MAX_FACES);
}
