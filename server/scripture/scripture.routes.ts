import { Passage, PassageQuery, SearchAnswer, SearchQuery } from '#contract/scripture';
import { allowAnonymous } from '#server/auth/sessions.service';
import { api, get } from '#server/http/api';
import type { Scripture } from './scripture';
import { findPassage, searchText } from './scripture.service';

export const scriptureRoutes = api<{ scripture: Scripture }>()
  .openapi(
    get('/scripture/passages', {
      summary: 'A passage of the King James text, with so many verses around it',
      access: allowAnonymous,
      query: PassageQuery,
      answer: Passage,
    }),
    (c) => c.json(findPassage(c.get('scripture'), c.req.valid('query')), 200),
  )
  .openapi(
    get('/scripture/search', {
      summary: 'Passages for what somebody asks about',
      access: allowAnonymous,
      query: SearchQuery,
      answer: SearchAnswer,
    }),
    async (c) => {
      await c.get('limits').searchesFromAddress.use(c.get('client'));
      return c.json(searchText(c.get('scripture'), c.req.valid('query')), 200);
    },
  );
