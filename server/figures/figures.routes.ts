import { z } from 'zod';
import { BibleQuestion, ChatAnswer, FigureQuestion } from '#contract/chats';
import { BiblicalFigure, MentorAnswer, MentorQuestion } from '#contract/figures';
import { member, visitor } from '#server/auth/sessions.service';
import { api, get, post } from '#server/lib/api';
import { answerOrStream } from '#server/lib/stream';
import { activeFigures } from './figures.queries';
import { askTheBible, findMentors, talkWithFigure } from './figures.service';

export const figureRoutes = api()
  .openapi(
    get('/biblical-figures', {
      summary: 'List the active figures',
      access: visitor,
      answer: z.array(BiblicalFigure),
    }),
    async (c) => c.json(await activeFigures(c.get('db')), 200),
  )
  .openapi(
    post('/biblical-figures/mentors', {
      summary: 'Find figures who lived through a similar situation',
      access: member,
      body: MentorQuestion,
      answer: MentorAnswer,
    }),
    async (c) => c.json(await findMentors(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    post('/biblical-figures/chat', {
      summary: 'Chat with a figure; can stream',
      access: member,
      body: FigureQuestion,
      answer: ChatAnswer,
    }),
    async (c) => answerOrStream(c, await talkWithFigure(c.var, c.req.valid('json'))),
  )
  .openapi(
    post('/bible-chat', {
      summary: 'Ask the Bible study assistant; can stream',
      access: member,
      body: BibleQuestion,
      answer: ChatAnswer,
    }),
    async (c) => answerOrStream(c, await askTheBible(c.var, c.req.valid('json'))),
  );
