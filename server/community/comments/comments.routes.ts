import { z } from 'zod';
import {
  Comment,
  CommentContent,
  CommentId,
  IdempotencyKey,
  NewComment,
  PageCursor,
  PostId,
  WrittenComment,
} from '#contract/community/posts';
import { MessageResponse } from '#contract/responses';
import { requireUser } from '#server/auth/sessions.service';
import { api, del, get, post, put } from '#server/http/api';
import type { Scripture } from '#server/scripture/scripture';
import { editComment, listComments, removeOwnComment, writeComment } from './comments.service';

export const commentRoutes = api<{ scripture: Scripture }>()
  .openapi(
    get('/community/posts/{id}/comments', {
      summary: 'List the comments on a post, a hundred per page, oldest first',
      access: requireUser,
      params: PostId,
      query: PageCursor,
      answer: z.array(Comment),
    }),
    async (c) => c.json(await listComments(c.var, c.req.valid('param').id, c.req.valid('query').before), 200),
  )
  .openapi(
    post('/community/comments', {
      summary: 'Write a comment; requests with the same Idempotency-Key create it once',
      access: requireUser,
      headers: IdempotencyKey,
      body: NewComment,
      answer: WrittenComment,
      status: 201,
    }),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key'] ?? null;
      return c.json(await writeComment(c.var, c.req.valid('json'), key), 201);
    },
  )
  .openapi(
    put('/community/comments/{id}', {
      summary: 'Edit your own comment',
      access: requireUser,
      params: CommentId,
      body: CommentContent,
      answer: WrittenComment,
    }),
    async (c) => c.json(await editComment(c.var, c.req.valid('param').id, c.req.valid('json').content), 200),
  )
  .openapi(
    del('/community/comments/{id}', {
      summary: 'Delete your own comment',
      access: requireUser,
      params: CommentId,
      answer: MessageResponse,
    }),
    async (c) => {
      await removeOwnComment(c.var, c.req.valid('param').id);
      return c.json({ message: 'Deleted.' }, 200);
    },
  );
