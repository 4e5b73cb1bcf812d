import { FlagCreated, FlagId, FlagText, FlagTextSaved, NewFlag } from '#contract/flags';
import { requireUser } from '#server/auth/sessions.service';
import type { LanguageModelConnection } from '#server/guide/model/model';
import { api, post, put } from '#server/http/api';
import { flagAnswer, includeWords } from './flags.service';

export const flagRoutes = api<{ model: LanguageModelConnection | null }>()
  .openapi(
    post('/guide/flags', {
      summary: 'Say that an answer is wrong',
      access: requireUser,
      body: NewFlag,
      answer: FlagCreated,
      status: 201,
    }),
    async (c) => c.json(await flagAnswer(c.var, c.req.valid('json')), 201),
  )
  .openapi(
    put('/guide/flags/{id}', {
      summary: 'Let the operator read the words of an answer that is wrong',
      access: requireUser,
      params: FlagId,
      body: FlagText,
      answer: FlagTextSaved,
    }),
    async (c) => c.json(await includeWords(c.var, c.req.valid('param').id, c.req.valid('json')), 200),
  );
