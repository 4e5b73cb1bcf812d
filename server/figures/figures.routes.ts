import { z } from 'zod';
import { BibleQuestion, ChatAnswer, FigureQuestion } from '#contract/chats';
import { BiblicalFigure, MentorAnswer, MentorQuestion } from '#contract/figures';
import { allowAnonymous, requireUser } from '#server/auth/sessions.service';
import type { GuideServices } from '#server/guide/guide.service';
import { api, get, post } from '#server/http/api';
import { answerOrStream } from '#server/http/stream';
import { activeFigures } from './figures.queries';
import { askBibleStudy, chatWithFigure, findMentors } from './figures.service';

export const figureRoutes = api<Pick<GuideServices, 'scripture' | 'model'>>()
  .openapi(
    get('/biblical-figures', {
      summary: 'List the active figures',
      access: allowAnonymous,
      answer: z.array(BiblicalFigure),
    }),
    async (c) => c.json(await activeFigures(c.get('db')), 200),
  )
  .openapi(
    post('/biblical-figures/mentors', {
      summary: 'Find figures who lived through a similar situation',
      access: requireUser,
      body: MentorQuestion,
      answer: MentorAnswer,
    }),
    async (c) => c.json(await findMentors(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    post('/biblical-figures/chat', {
      summary: 'Chat with a figure; can stream',
      access: requireUser,
      body: FigureQuestion,
      answer: ChatAnswer,
    }),
    async (c) => answerOrStream(c, ChatAnswer, await chatWithFigure(c.var, c.req.valid('json'))),
  )
  .openapi(
    post('/bible-chat', {
      summary: 'Ask the Bible study assistant; can stream',
      access: requireUser,
      body: BibleQuestion,
      answer: ChatAnswer,
    }),
    async (c) => answerOrStream(c, ChatAnswer, await askBibleStudy(c.var, c.req.valid('json'))),
  );
