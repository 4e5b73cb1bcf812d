import {
  RelatedPassages,
  RelatedQuery,
  SearchAnswer,
  SearchQuery,
  WordQuery,
  WordStudy,
} from '#contract/scripture';
import { allowAnonymous } from '#server/auth/sessions.service';
import { api, get } from '#server/http/api';
import type { Scripture } from '#server/scripture/scripture';
import { findRelated } from './related.service';
import { searchText } from './search.service';
import { studyWord } from './words.service';

export const studyRoutes = api<{ scripture: Scripture }>()
  .openapi(
    get('/scripture/search', {
      summary: 'Passages on a question or subject',
      access: allowAnonymous,
      query: SearchQuery,
      answer: SearchAnswer,
    }),
    async (c) => {
      await c.get('limits').searchesFromAddress.use(c.get('client'));
      return c.json(searchText(c.get('scripture'), c.req.valid('query')), 200);
    },
  )
  .openapi(
    get('/scripture/words', {
      summary: 'A word of a verse: its old sense, the Hebrew or Greek word, and other verses with that word',
      access: allowAnonymous,
      query: WordQuery,
      answer: WordStudy,
    }),
    async (c) => {
      await c.get('limits').searchesFromAddress.use(c.get('client'));
      return c.json(studyWord(c.get('scripture'), c.req.valid('query')), 200);
    },
  )
  .openapi(
    get('/scripture/related', {
      summary: 'Passages related to a passage, and what a commentary says about it',
      access: allowAnonymous,
      query: RelatedQuery,
      answer: RelatedPassages,
    }),
    async (c) => {
      await c.get('limits').searchesFromAddress.use(c.get('client'));
      return c.json(findRelated(c.get('scripture'), c.req.valid('query')), 200);
    },
  );
