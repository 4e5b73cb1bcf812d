import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { verify } from '@node-rs/argon2';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Context, Hono } from 'hono';
import pg from 'pg';
import { findPerson } from '#server/account/account.queries';
import { insertSession } from '#server/auth/sessions.queries';
import { findCredentials } from '#server/auth/users.queries';
import { findComment, insertComment } from '#server/community/comments/comments.queries';
import { publish } from '#server/community/events/events.service';
import { countOn } from '#server/community/posts/postCounters.queries';
import { findPost, insertHeart, insertPost, lockPost, postsIn } from '#server/community/posts/posts.queries';
import { findRoom, findRooms } from '#server/community/rooms/rooms.queries';
import { activeFigures } from '#server/figures/figures.queries';
import { interpretationOf } from '#server/guide/written/dreams/dream';
import { awardDailyReturn, awardDailyXp, awardXp, statsOf } from '#server/progress/progress.service';
import { openScripture } from '#server/scripture/scripture.service';

// The server that ours is compared with. It uses the same framework, driver and statements, and does the essential work
// of each call, without authentication, validation, rate limits, security headers and logging.

const { DATABASE_URL, POOL_SIZE, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(POOL_SIZE) });
const db = drizzle({ client: pool, casing: 'snake_case' });
const scripture = openScripture();
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the user that the header names. There is no session. */
const viewerOf = (c: Context) => ({ id: c.req.header('x-person') ?? '', isModerator: false });
const today = () => new Date().toISOString().slice(0, 10);

const app = new Hono()
  .get('/readyz', (c) => c.json({ status: 'ready' }))
  .get('/api/auth/user', async (c) => {
    const found = await findPerson(db, viewerOf(c).id);
    if (found) await awardDailyReturn(db, found);
    return c.json(found);
  })
  .get('/api/community/rooms', async (c) => c.json(await findRooms(db)))
  .get('/api/community/rooms/:id/posts', async (c) =>
    c.json(await postsIn(db, viewerOf(c), Number(c.req.param('id')))),
  )
  .get('/api/gamification/user-stats', async (c) =>
    c.json(await statsOf(db, { ...viewerOf(c), companionLevel: 1, experiencePoints: 0 })),
  )
  .get('/api/biblical-figures', async (c) => c.json(await activeFigures(db)))
  .post('/api/dreams/interpret', async (c) => {
    const { dreamText } = await c.req.json();
    const { interpretation } = interpretationOf(scripture, dreamText);
    await db.transaction((tx) => awardXp(tx, viewerOf(c).id, 'broughtDream', today()));
    return c.json(interpretation);
  })
  .post('/api/auth/login', async (c) => {
    const { email, password } = await c.req.json();
    const found = await findCredentials(db, email);
    if (!found || !(await verify(found.password, password))) return c.json({}, 401);
    const now = new Date();
    await insertSession(db, {
      sid: randomBytes(32).toString('base64url'),
      userId: found.person.id,
      sess: { signedInAt: now.toISOString() },
      expire: new Date(now.getTime() + MONTH_MS),
    });
    return c.json(found.person);
  })
  .post('/api/community/posts', async (c) => {
    const viewer = viewerOf(c);
    const { roomId, content } = await c.req.json();
    const id = await db.transaction(async (tx) => {
      await findRoom(tx, roomId);
      const written = await insertPost(tx, { roomId, content, userId: viewer.id });
      const postId = written?.id ?? 0;
      await awardDailyXp(tx, viewer.id, 'posted', 2);
      await publish(tx, { event: 'posted', roomId, postId, by: viewer.id });
      return postId;
    });
    return c.json(await findPost(db, viewer, id), 201);
  })
  .post('/api/community/comments', async (c) => {
    const viewer = viewerOf(c);
    const { postId, content } = await c.req.json();
    const id = await db.transaction(async (tx) => {
      const post = await lockPost(tx, viewer, postId, 'key share');
      const written = await insertComment(tx, { postId, content, userId: viewer.id });
      await awardDailyXp(tx, viewer.id, 'commented', 5);
      await publish(tx, { event: 'changed', roomId: post?.roomId ?? 0, postId, by: viewer.id });
      return written?.id ?? 0;
    });
    return c.json(await findComment(db, viewer, id), 201);
  })
  .post('/api/community/reactions', async (c) => {
    const viewer = viewerOf(c);
    const { postId } = await c.req.json();
    const count = await db.transaction(async (tx) => {
      await lockPost(tx, viewer, postId, 'key share');
      await insertHeart(tx, postId, viewer.id);
      return countOn(tx, postId, 'heartCount');
    });
    return c.json({ reacted: true, count });
  });

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });
