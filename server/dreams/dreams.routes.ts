import { ChatAnswer } from '#contract/chats';
import { Dream, DreamQuestion, Interpretation } from '#contract/dreams';
import { requireUser } from '#server/auth/sessions.service';
import type { Db } from '#server/db/db';
import { askAboutSymbol, type GuideServices, interpretDreamText } from '#server/guide/guide.service';
import { api, post } from '#server/http/api';
import { answerOrStream, type StreamedAnswer } from '#server/http/stream';
import { countGuideAnswer, countOutcome } from '#server/observability/metrics';
import { awardXp, currentUtcDay } from '#server/progress/progress.service';

type DreamServices = GuideServices & { db: Db };

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

/** Finds the symbols in a dream. The first dream of a day earns XP. The dream is not stored. */
async function interpretDream(
  services: DreamServices,
  dream: Dream,
  signal: AbortSignal,
): Promise<Interpretation> {
  await services.limits.messagesOfPerson.use(services.person.id);
  const start = performance.now();
  const interpretation = await interpretDreamText(services, dream, signal);
  countGuideAnswer('dream', interpretation.source, start);
  await awardXp(services.db, services.person.id, 'broughtDream', currentUtcDay());
  return interpretation;
}

/** Answers a message about one symbol. Stores nothing and earns no XP. */
async function chatAboutSymbol(
  services: DreamServices,
  question: DreamQuestion,
): Promise<StreamedAnswer<ChatAnswer>> {
  await services.limits.messagesOfPerson.use(services.person.id);
  return countOutcome('symbol', performance.now(), await askAboutSymbol(services, question));
}
