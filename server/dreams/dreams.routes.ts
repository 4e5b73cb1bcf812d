import { ChatAnswer } from '#contract/chats';
import { Dream, DreamQuestion, Interpretation } from '#contract/dreams';
import { member } from '#server/auth/sessions.service';
import { api, post } from '#server/lib/api';
import { answerOrStream } from '#server/lib/stream';
import { bringDream, talkAboutDream } from './dreams.service';

export const dreamRoutes = api()
  .openapi(
    post('/dreams/interpret', {
      summary: 'Find the symbols in a dream',
      access: member,
      body: Dream,
      answer: Interpretation,
    }),
    async (c) => c.json(await bringDream(c.var, c.req.valid('json'), c.req.raw.signal), 200),
  )
  .openapi(
    post('/dreams/chat', {
      summary: 'Chat about one symbol of a dream; can stream',
      access: member,
      body: DreamQuestion,
      answer: ChatAnswer,
    }),
    async (c) => answerOrStream(c, await talkAboutDream(c.var, c.req.valid('json'))),
  );
