import type { ChatAnswer } from '#contract/chats';
import type { Dream, DreamQuestion, Interpretation } from '#contract/dreams';
import { type GuideHouse, interpret, talkAboutSymbol } from '#server/guide/guide.service';
import type { Db } from '#server/lib/db';
import { counted, guideAnswered } from '#server/lib/metrics';
import type { Answering } from '#server/lib/stream';
import { grant, today } from '#server/progress/progress.service';

type DreamServices = GuideHouse & { db: Db };

/** Finds the symbols in a dream. The first dream of a day earns XP. The dream is not stored. */
export async function bringDream(
  house: DreamServices,
  dream: Dream,
  signal: AbortSignal,
): Promise<Interpretation> {
  await house.limits.messagesOfPerson.use(house.person.id);
  const start = performance.now();
  const interpretation = await interpret(house, dream, signal);
  guideAnswered('dream', interpretation.source, start);
  await grant(house.db, house.person.id, 'broughtDream', today());
  return interpretation;
}

/** Answers a message about one symbol. Stores nothing and earns no XP. */
export async function talkAboutDream(
  house: DreamServices,
  question: DreamQuestion,
): Promise<Answering<ChatAnswer>> {
  await house.limits.messagesOfPerson.use(house.person.id);
  return counted('symbol', performance.now(), await talkAboutSymbol(house, question));
}
