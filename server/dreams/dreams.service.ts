import type { ChatAnswer } from '#contract/chats';
import type { Dream, DreamQuestion, Interpretation } from '#contract/dreams';
import { type GuideHouse, interpret, talkAboutSymbol } from '#server/guide/guide.service';
import type { Db } from '#server/lib/db';
import { counted, guideAnswered } from '#server/lib/metrics';
import type { Answering } from '#server/lib/stream';
import { grant, today } from '#server/progress/progress.service';

type House = GuideHouse & { db: Db };

/** Finds the symbols of a dream; the first dream of a day counts. Nothing of it is kept. */
export async function bringDream(house: House, dream: Dream, signal: AbortSignal): Promise<Interpretation> {
  await house.limits.messagesOfPerson.use(house.person.id);
  const start = performance.now();
  const interpretation = await interpret(house, dream, signal);
  guideAnswered('dream', interpretation.source, start);
  await grant(house.db, house.person.id, 'broughtDream', today());
  return interpretation;
}

/** Goes on talking about one symbol. Nothing of it is kept, and nothing counts. */
export async function talkAboutDream(house: House, question: DreamQuestion): Promise<Answering<ChatAnswer>> {
  await house.limits.messagesOfPerson.use(house.person.id);
  return counted('symbol', performance.now(), await talkAboutSymbol(house, question));
}
