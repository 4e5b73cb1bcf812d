import { ChatAnswer } from '#contract/chats';
import { Dream, DreamQuestion, Interpretation } from '#contract/dreams';
import { requireUser } from '#server/auth/sessions.service';
import type { GuideServices } from '#server/guide/guide.service';
import { api, post } from '#server/http/api';
import { answerOrStream } from '#server/http/stream';
import { chatAboutSymbol, interpretDream } from './dreams.service';

export const dreamRoutes = api<Pick<GuideServices, 'scripture' | 'model'>>()
  .openapi(
    post('/dreams/interpret', {
      summary: 'Find the symbols in a dream',
      access: requireUser,
      body: Dream,
      answer: Interpretation,
    }),
    async (c) => c.json(await interpretDream(c.var, c.req.valid('json'), c.req.raw.signal), 200),
  )
  .openapi(
    post('/dreams/chat', {
      summary: 'Chat about one symbol of a dream; can stream',
      access: requireUser,
      body: DreamQuestion,
      answer: ChatAnswer,
    }),
    async (c) => answerOrStream(c, ChatAnswer, await chatAboutSymbol(c.var, c.req.valid('json'))),
  );
