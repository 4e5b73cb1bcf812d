import { Passage, PassageQuery } from '#contract/scripture';
import { allowAnonymous } from '#server/auth/sessions.service';
import { api, get } from '#server/http/api';
import type { Scripture } from './scripture';
import { findPassage } from './scripture.service';

export const scriptureRoutes = api<{ scripture: Scripture }>().openapi(
  get('/scripture/passages', {
    summary: 'A passage of the King James text, with so many verses around it',
    access: allowAnonymous,
    query: PassageQuery,
    answer: Passage,
  }),
  (c) => c.json(findPassage(c.get('scripture'), c.req.valid('query')), 200),
);
