import type { ChatAnswer } from '#contract/chats';
import type { Dream, DreamQuestion, Interpretation } from '#contract/dreams';
import type { Db } from '#server/db/db';
import { askAboutSymbol, type GuideServices, interpretDreamText } from '#server/guide/guide.service';
import type { StreamedAnswer } from '#server/http/stream';
import { countGuideAnswer, countOutcome } from '#server/observability/metrics';
import { awardXp, currentUtcDay } from '#server/progress/progress.service';

type DreamServices = GuideServices & { db: Db };

/** Finds the symbols in a dream. The first dream of a day earns XP. The dream is not stored. */
export async function interpretDream(
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
export async function chatAboutSymbol(
  services: DreamServices,
  question: DreamQuestion,
): Promise<StreamedAnswer<ChatAnswer>> {
  await services.limits.messagesOfPerson.use(services.person.id);
  return countOutcome('symbol', performance.now(), await askAboutSymbol(services, question));
}
