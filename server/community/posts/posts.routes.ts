import { z } from 'zod';
import {
  AnsweredPrayer,
  IdempotencyKey,
  NewPost,
  NewPrayer,
  NewReaction,
  PageCursor,
  Post,
  PostContent,
  PostId,
  PrayerResult,
  ReactedPostId,
  ReactionResult,
  RoomId,
  WrittenPost,
} from '#contract/community/posts';
import { MessageResponse } from '#contract/responses';
import { requireUser } from '#server/auth/sessions.service';
import { api, del, get, post, put } from '#server/http/api';
import { readFromReplica } from '#server/http/replicaReads';
import type { Scripture } from '#server/scripture/scripture';
import {
  editPost,
  giveHeart,
  listPosts,
  markPrayerAnswered,
  postFor,
  recordPrayer,
  removeHeart,
  removeOwnPost,
  writePost,
} from './posts.service';

export const postRoutes = api<{ scripture: Scripture }>()
  .openapi(
    get('/community/rooms/{roomId}/posts', {
      summary: 'List the posts in a room, newest first, twenty per page',
      access: requireUser,
      params: RoomId,
      query: PageCursor,
      answer: z.array(Post),
    }),
    async (c) => {
      const { roomId } = c.req.valid('param');
      const { before } = c.req.valid('query');
      const { db, person } = c.var;
      const answer =
        before === undefined
          ? await listPosts({ db, person }, roomId)
          : await readFromReplica(c, (readDb) => listPosts({ db: readDb, person }, roomId, before));
      return c.json(answer, 200);
    },
  )
  .openapi(
    get('/community/posts/{id}', {
      summary: 'Read a post',
      access: requireUser,
      params: PostId,
      answer: Post,
    }),
    async (c) => c.json(await postFor(c.var, c.req.valid('param').id), 200),
  )
  .openapi(
    post('/community/posts', {
      summary: 'Write a post; requests with the same Idempotency-Key create it once',
      access: requireUser,
      headers: IdempotencyKey,
      body: NewPost,
      answer: WrittenPost,
      status: 201,
    }),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key'] ?? null;
      return c.json(await writePost(c.var, c.req.valid('json'), key), 201);
    },
  )
  .openapi(
    put('/community/posts/{id}', {
      summary: 'Edit your own post',
      access: requireUser,
      params: PostId,
      body: PostContent,
      answer: WrittenPost,
    }),
    async (c) => c.json(await editPost(c.var, c.req.valid('param').id, c.req.valid('json').content), 200),
  )
  .openapi(
    del('/community/posts/{id}', {
      summary: 'Delete your own post',
      access: requireUser,
      params: PostId,
      answer: MessageResponse,
    }),
    async (c) => {
      await removeOwnPost(c.var, c.req.valid('param').id);
      return c.json({ message: 'Deleted.' }, 200);
    },
  )
  .openapi(
    put('/community/posts/{id}/answered', {
      summary: 'Mark your own prayer request as answered, with a thank-you note',
      access: requireUser,
      params: PostId,
      body: AnsweredPrayer,
      answer: WrittenPost,
    }),
    async (c) => c.json(await markPrayerAnswered(c.var, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(
    post('/community/reactions', {
      summary: 'Give a post a heart',
      access: requireUser,
      body: NewReaction,
      answer: ReactionResult,
    }),
    async (c) => c.json(await giveHeart(c.var, c.req.valid('json').postId), 200),
  )
  .openapi(
    del('/community/reactions/{postId}', {
      summary: 'Remove your heart from a post',
      access: requireUser,
      params: ReactedPostId,
      answer: ReactionResult,
    }),
    async (c) => c.json(await removeHeart(c.var, c.req.valid('param').postId), 200),
  )
  .openapi(
    post('/community/prayers', {
      summary: 'Record anonymously that you prayed for a request',
      access: requireUser,
      body: NewPrayer,
      answer: PrayerResult,
    }),
    async (c) => c.json(await recordPrayer(c.var, c.req.valid('json').postId), 200),
  );
