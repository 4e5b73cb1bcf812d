import { z } from 'zod';
import { IdempotencyKey } from '#contract/community';
import { Done } from '#contract/failures';
import { NewRelationship, Relationship, RelationshipId, WrittenRelationship } from '#contract/relationships';
import { member } from '#server/auth/sessions.service';
import { api, del, get, post, put } from '#server/lib/api';
import { relationshipsOf } from './relationships.queries';
import {
  addRelationship,
  changeRelationship,
  removeRelationship,
  sayPrayed,
  takePrayedBack,
} from './relationships.service';

export const relationshipRoutes = api()
  .openapi(
    get('/relationships', {
      summary: 'List the people the user prays for, by name',
      access: member,
      answer: z.array(Relationship),
    }),
    async (c) => c.json(await relationshipsOf(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    post('/relationships', {
      summary: 'Add a person; with an Idempotency-Key only once, even if it is retried',
      access: member,
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
      access: member,
      params: RelationshipId,
      body: NewRelationship,
      answer: WrittenRelationship,
    }),
    async (c) => c.json(await changeRelationship(c.var, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(
    del('/relationships/{id}', {
      summary: 'Delete a person and the notes about them',
      access: member,
      params: RelationshipId,
      answer: Done,
    }),
    async (c) => {
      await removeRelationship(c.var, c.req.valid('param').id);
      return c.json({ message: 'Removed from your list.' }, 200);
    },
  )
  .openapi(
    post('/relationships/{id}/prayed', {
      summary: 'Mark a person as prayed for',
      access: member,
      params: RelationshipId,
      answer: Relationship,
    }),
    async (c) => c.json(await sayPrayed(c.var, c.req.valid('param').id, new Date()), 200),
  )
  .openapi(
    del('/relationships/{id}/prayed', {
      summary: 'Undo that, which restores the time of the previous prayer',
      access: member,
      params: RelationshipId,
      answer: Relationship,
    }),
    async (c) => c.json(await takePrayedBack(c.var, c.req.valid('param').id), 200),
  );
