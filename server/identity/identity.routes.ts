import { z } from 'zod';
import {
  Blueprint,
  BlueprintEdit,
  BlueprintSaved,
  IdentityAnswer,
  IdentityProgressItem,
  IdentityResponse,
  IdentitySaved,
  SectionParam,
  TruthParam,
} from '#contract/identity';
import { requireUser } from '#server/auth/sessions.service';
import { api, get, post, put } from '#server/http/api';
import type { Scripture } from '#server/scripture/scripture';
import { progressOf, responsesOf, responsesTo } from './identity.queries';
import { blueprintOf, editBlueprint, saveAnswer } from './identity.service';

export const identityRoutes = api<{ scripture: Scripture }>()
  .openapi(
    get('/identity/progress', {
      summary: 'List which truths you have completed',
      access: requireUser,
      answer: z.array(IdentityProgressItem),
    }),
    async (c) => c.json(await progressOf(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    get('/identity/all-responses', {
      summary: 'List all of your answers',
      access: requireUser,
      answer: z.array(IdentityResponse),
    }),
    async (c) => c.json(await responsesOf(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    get('/identity/responses/{truthId}', {
      summary: 'List your answers to one truth',
      access: requireUser,
      params: TruthParam,
      answer: z.array(IdentityResponse),
    }),
    async (c) =>
      c.json(await responsesTo(c.get('db'), c.get('person').id, c.req.valid('param').truthId), 200),
  )
  .openapi(
    post('/identity/response', {
      summary: 'Save an answer',
      access: requireUser,
      body: IdentityAnswer,
      answer: IdentitySaved,
    }),
    async (c) => c.json(await saveAnswer(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    get('/identity/blueprint', {
      summary: 'Read the Spiritual Blueprint composed from your answers',
      access: requireUser,
      answer: Blueprint,
    }),
    async (c) => c.json(await blueprintOf(c.var), 200),
  )
  .openapi(
    put('/identity/blueprint/{section}', {
      summary: 'Replace a section of the Blueprint with your own text, or restore the original',
      access: requireUser,
      params: SectionParam,
      body: BlueprintEdit,
      answer: BlueprintSaved,
    }),
    async (c) =>
      c.json(await editBlueprint(c.var, c.req.valid('param').section, c.req.valid('json').text), 200),
  );
