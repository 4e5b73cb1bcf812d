import { z } from 'zod';
import {
  Before,
  Comment,
  CommentContent,
  CommentId,
  IdempotencyKey,
  NewComment,
  PostId,
  WrittenComment,
} from '#contract/community';
import { Done } from '#contract/failures';
import { member } from '#server/auth/sessions.service';
import { api, del, get, post, put } from '#server/lib/api';
import { comments, editComment, removeOwnComment, writeComment } from './comments.service';

export const commentRoutes = api()
  .openapi(
    get('/community/posts/{id}/comments', {
      summary: 'List the comments on a post, a hundred per page, oldest first',
      access: member,
      params: PostId,
      query: Before,
      answer: z.array(Comment),
    }),
    async (c) => c.json(await comments(c.var, c.req.valid('param').id, c.req.valid('query').before), 200),
  )
  .openapi(
    post('/community/comments', {
      summary: 'Write a comment; requests with the same Idempotency-Key create it once',
      access: member,
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
      access: member,
      params: CommentId,
      body: CommentContent,
      answer: WrittenComment,
    }),
    async (c) => c.json(await editComment(c.var, c.req.valid('param').id, c.req.valid('json').content), 200),
  )
  .openapi(
    del('/community/comments/{id}', {
      summary: 'Delete your own comment',
      access: member,
      params: CommentId,
      answer: Done,
    }),
    async (c) => {
      await removeOwnComment(c.var, c.req.valid('param').id);
      return c.json({ message: 'Deleted.' }, 200);
    },
  );
