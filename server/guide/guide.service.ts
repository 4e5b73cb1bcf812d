import { setImmediate as breathe } from 'node:timers/promises';
import type { Figure } from '#content/figure';
import type { BibleQuestion, ChatAnswer, FigureQuestion } from '#contract/chats';
import type { Dream, DreamQuestion, Interpretation } from '#contract/dreams';
import type { MentorAnswer, MentorQuestion } from '#contract/figures';
import type { Answering } from '#server/lib/stream';
import type { Scripture } from '#server/scripture/scripture';
import { answeringWith, callOf, type GuideHouse } from './answering';
import { conversationOf } from './conversation';
import { finish } from './drafts';
import { interpretationOf } from './dream';
import { answerAboutSymbol, historyOf, symbolNamed } from './dreamTalk';
import { answerFigure } from './figureTalk';
import { figurePrompt, studyPrompt, symbolPrompt } from './guide.prompt';
import { helpIn, mentorsIn } from './mentors';
import type { Model } from './model';
import { interpretWithModel } from './modelDream';
import { passagesForFigure, passagesForStudy, passagesForSymbol } from './retrieval';
import { answerStudy } from './study';

export type { GuideHouse };

declare module 'hono' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Hono's own.
  interface ContextVariableMap {
    /** The operator's language model; null where the written guide serves alone. */
    model: Model | null;
  }
}

/** Answers a question about the Bible. */
export async function study(
  house: GuideHouse,
  { messages, country }: BibleQuestion,
): Promise<Answering<ChatAnswer>> {
  await prepareGuide(house.scripture);
  const talk = conversationOf(messages, house.model !== null, country ?? house.country);
  return answeringWith(house, answerStudy(house.scripture, talk), () => {
    const { listed, spans } = passagesForStudy(house.scripture, talk);
    return { prompt: studyPrompt(messages, listed), voice: null, sources: spans };
  });
}

/** Answers in a figure's voice, or as the guide where that voice must stop. `systemPrompt` is what a model is told. */
export async function talkAs(
  house: GuideHouse,
  figure: Figure,
  systemPrompt: string,
  { messages, country }: FigureQuestion,
): Promise<Answering<ChatAnswer>> {
  await prepareGuide(house.scripture);
  const talk = conversationOf(messages, house.model !== null, country ?? house.country);
  return answeringWith(house, answerFigure(house.scripture, figure, talk), () => {
    const { listed, spans } = passagesForFigure(house.scripture, figure, talk);
    return { prompt: figurePrompt(systemPrompt, messages, listed), voice: figure.shortName, sources: spans };
  });
}

/** Figures who lived through something like a situation. Someone who tells of danger or harm is shown help instead. */
export function mentorsFor(
  house: Pick<GuideHouse, 'country'>,
  { situation, country }: MentorQuestion,
  figureIds: ReadonlySet<string>,
): MentorAnswer {
  const care = helpIn(situation, country ?? house.country);
  return { mentors: care ? [] : mentorsIn(situation, figureIds), care };
}

/** Finds the symbols of a dream. */
export async function interpret(
  house: GuideHouse,
  { dreamText: dream, country }: Dream,
  signal: AbortSignal,
): Promise<Interpretation> {
  await prepareGuide(house.scripture);
  const own = interpretationOf(house.scripture, dream, country ?? house.country);
  if (!house.model || own.isFinal) return own.interpretation;
  return interpretWithModel(house, callOf(house.model, signal), dream, own);
}

/** Goes on talking about one symbol of a dream. */
export async function talkAboutSymbol(
  house: GuideHouse,
  question: DreamQuestion,
): Promise<Answering<ChatAnswer>> {
  await prepareGuide(house.scripture);
  const { symbolName: name, symbolContext: context, country } = question;
  const messages = historyOf(question);
  const talk = conversationOf(messages, house.model !== null, country ?? house.country, true);
  const symbol = symbolNamed(name);
  return answeringWith(house, answerAboutSymbol(house.scripture, symbol, talk), () => {
    const { listed, spans } = passagesForSymbol(house.scripture, symbol, talk);
    return { prompt: symbolPrompt({ name, context }, messages, listed), voice: null, sources: spans };
  });
}

const prepared = new WeakMap<Scripture, Promise<void>>();

/**
 * Makes ready what every answer needs, once, and one after the other: all of it takes half a second, in which other
 * calls would wait, and on a busy machine give up their wait for the database.
 */
export function prepareGuide(scripture: Scripture): Promise<void> {
  const ready = prepared.get(scripture) ?? prepare(scripture);
  prepared.set(scripture, ready);
  return ready;
}

async function prepare(scripture: Scripture): Promise<void> {
  for (const make of ['words', 'runs', 'index'] as const) {
    await breathe();
    void scripture[make];
  }
  await breathe();
  const asked = conversationOf([{ role: 'user', content: 'Where do I find hope?' }], false);
  finish(scripture, answerStudy(scripture, asked));
  await breathe();
  interpretationOf(scripture, 'I was falling into the water.');
}
