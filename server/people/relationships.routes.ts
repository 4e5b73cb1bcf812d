import { z } from 'zod';
import { IdempotencyKey } from '#contract/community/posts';
import {
  NewRelationship,
  Relationship,
  RelationshipId,
  WrittenRelationship,
} from '#contract/people/relationships';
import { MessageResponse } from '#contract/responses';
import { requireUser } from '#server/auth/sessions.service';
import { api, del, get, post, put } from '#server/http/api';
import { relationshipsOf } from './relationships.queries';
import {
  addRelationship,
  changeRelationship,
  markPrayed,
  removeRelationship,
  unmarkPrayed,
} from './relationships.service';

export const relationshipRoutes = api()
  .openapi(
    get('/relationships', {
      summary: 'List the people the user prays for, by name',
      access: requireUser,
      answer: z.array(Relationship),
    }),
    async (c) => c.json(await relationshipsOf(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    post('/relationships', {
      summary: 'Add a person; with an Idempotency-Key only once, even if it is retried',
      access: requireUser,
      headers: IdempotencyKey,
      body: NewRelationship,
      answer: WrittenRelationship,
      status: 201,
    }),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key'] ?? null;
      return c.json(await addRelationship(c.var, c.req.valid('json'), key), 201);
    },
  )
  .openapi(
    put('/relationships/{id}', {
      summary: 'Update a person',
      access: requireUser,
      params: RelationshipId,
      body: NewRelationship,
      answer: WrittenRelationship,
    }),
    async (c) => c.json(await changeRelationship(c.var, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(
    del('/relationships/{id}', {
      summary: 'Delete a person and the notes about them',
      access: requireUser,
      params: RelationshipId,
      answer: MessageResponse,
    }),
    async (c) => {
      await removeRelationship(c.var, c.req.valid('param').id);
      return c.json({ message: 'Removed from your list.' }, 200);
    },
  )
  .openapi(
    post('/relationships/{id}/prayed', {
      summary: 'Mark a person as prayed for',
      access: requireUser,
      params: RelationshipId,
      answer: Relationship,
    }),
    async (c) => c.json(await markPrayed(c.var, c.req.valid('param').id, new Date()), 200),
  )
  .openapi(
    del('/relationships/{id}/prayed', {
      summary: 'Undo that, which restores the time of the previous prayer',
      access: requireUser,
      params: RelationshipId,
      answer: Relationship,
    }),
    async (c) => c.json(await unmarkPrayed(c.var, c.req.valid('param').id), 200),
  );
