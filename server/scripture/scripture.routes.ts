import { Passage, PassageQuery, SearchAnswer, SearchQuery } from '#contract/scripture';
import { visitor } from '#server/auth/sessions.service';
import { api, get } from '#server/lib/api';
import { passage, search } from './scripture.service';

export const scriptureRoutes = api()
  .openapi(
    get('/scripture/passages', {
      summary: 'A passage of the King James text, with so many verses around it',
      access: visitor,
      query: PassageQuery,
      answer: Passage,
    }),
    (c) => c.json(passage(c.get('scripture'), c.req.valid('query')), 200),
  )
  .openapi(
    get('/scripture/search', {
      summary: 'Passages for what somebody asks about',
      access: visitor,
      query: SearchQuery,
      answer: SearchAnswer,
    }),
    async (c) => {
      await c.get('limits').searchesFromAddress.use(c.get('client'));
      return c.json(search(c.get('scripture'), c.req.valid('query')), 200);
    },
  );
