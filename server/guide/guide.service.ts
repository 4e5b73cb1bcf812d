import { setImmediate as breathe } from 'node:timers/promises';
import type { Figure } from '#content/figures/figure';
import type { Topic } from '#content/topics/topic';
import type { BibleQuestion, ChatAnswer, FigureQuestion } from '#contract/chats';
import type { Dream, DreamQuestion, Interpretation } from '#contract/dreams';
import type { MentorAnswer, MentorQuestion } from '#contract/figures';
import { answerFigure } from '#server/guide/written/figures/figureChat';
import { answerStudy } from '#server/guide/written/study/study';
import type { StreamedAnswer } from '#server/http/stream';
import type { Scripture } from '#server/scripture/scripture';
import { topicsFor } from '#server/scripture/search/topicMatching';
import { classifyMessage, prepareClassifier } from './intent/intentClassifier';
import { figurePrompt, studyPrompt, symbolPrompt } from './model/guide.prompt';
import { interpretWithModel } from './model/modelDream';
import { answerWithFallback, type GuideServices, modelCallOf } from './model/modelOrWritten';
import { passagesForFigure, passagesForStudy, passagesForSymbol } from './model/retrieval';
import { renderAnswer } from './written/answerParts';
import { chatContextOf } from './written/chatContext';
import { detectDanger } from './written/disclosures/danger';
import { interpretationOf } from './written/dreams/dream';
import { answerAboutSymbol, historyOf, symbolNamed } from './written/dreams/symbolChat';
import { helpIn, mentorsIn } from './written/study/mentors';
import { topicById } from './written/topics';

export type { GuideServices };

/** Answers a question about the Bible. */
export async function askStudy(
  services: GuideServices,
  { messages, country }: BibleQuestion,
): Promise<StreamedAnswer<ChatAnswer>> {
  await prepareGuide(services.scripture);
  const chat = chatContextOf(messages, services.model !== null, country ?? services.country);
  return answerWithFallback(services, answerStudy(services.scripture, chat), () => {
    const { listed, spans } = passagesForStudy(services.scripture, chat);
    return { prompt: studyPrompt(messages, listed), voice: null, sources: spans };
  });
}

/** Answers in a figure's voice, or as the guide when out of character. `systemPrompt` is for the model. */
export async function askFigure(
  services: GuideServices,
  figure: Figure,
  systemPrompt: string,
  { messages, country }: FigureQuestion,
): Promise<StreamedAnswer<ChatAnswer>> {
  await prepareGuide(services.scripture);
  const chat = chatContextOf(messages, services.model !== null, country ?? services.country);
  return answerWithFallback(services, answerFigure(services.scripture, figure, chat), () => {
    const { listed, spans } = passagesForFigure(services.scripture, figure, chat);
    return { prompt: figurePrompt(systemPrompt, messages, listed), voice: figure.shortName, sources: spans };
  });
}

/** A page is only certain if no other is a third as likely. */
const SECOND_PAGE_RATIO = 0.35;

/** Below this, the classifier guesses. */
const MIN_PAGE_PROBABILITY = 0.07;

/**
 * Returns the page of the study guide that a query is about, or the two likeliest if neither is certain. Returns an
 * empty list if the guide has no page on it.
 */
export function pagesAbout(query: string): Topic[] {
  const { pages, outOfScope } = classifyMessage(query);
  const [best, second] = pages.flatMap(({ label, probability }) => {
    const topic = topicById(label);
    return topic ? [{ topic, probability }] : [];
  });
  if (!best || best.probability < MIN_PAGE_PROBABILITY || outOfScope > best.probability) {
    return topicsFor(query)
      .slice(0, 1)
      .map(({ topic }) => topic);
  }
  const isCertain = !second || second.probability < best.probability * SECOND_PAGE_RATIO;
  return isCertain ? [best.topic] : [best.topic, second.topic];
}

/** Returns figures who lived through a similar situation, or help instead if the text contains danger or harm. */
export function mentorsFor(
  services: Pick<GuideServices, 'country'>,
  { situation, country }: MentorQuestion,
  figureIds: ReadonlySet<string>,
): MentorAnswer {
  const crisisHelp = helpIn(situation, country ?? services.country);
  return { mentors: crisisHelp ? [] : mentorsIn(situation, figureIds), crisisHelp };
}

/** Answers a dream with its symbols, which the model or the written guide finds. */
export async function interpretDreamText(
  services: GuideServices,
  { dreamText: dream, country }: Dream,
  signal: AbortSignal,
): Promise<Interpretation> {
  await prepareGuide(services.scripture);
  const own = interpretationOf(services.scripture, dream, country ?? services.country);
  if (!services.model || own.isFinal) return own.interpretation;
  return interpretWithModel(services, modelCallOf(services.model, signal), dream, own);
}

/** Answers a message in the chat about one symbol of a dream. */
export async function askAboutSymbol(
  services: GuideServices,
  question: DreamQuestion,
): Promise<StreamedAnswer<ChatAnswer>> {
  await prepareGuide(services.scripture);
  const { symbolName: name, symbolContext: context, country } = question;
  const messages = historyOf(question);
  const chat = chatContextOf(messages, services.model !== null, country ?? services.country, true);
  const symbol = symbolNamed(name);
  return answerWithFallback(services, answerAboutSymbol(services.scripture, symbol, chat), () => {
    const { listed, spans } = passagesForSymbol(services.scripture, symbol, chat);
    return { prompt: symbolPrompt({ name, context }, messages, listed), voice: null, sources: spans };
  });
}

const prepared = new WeakMap<Scripture, Promise<void>>();

/**
 * Warms up the caches that every answer needs, in steps. Done at once, the work would block the event loop for half a
 * second, and on a busy machine, requests that wait for the database would time out.
 */
export function prepareGuide(scripture: Scripture): Promise<void> {
  const ready = prepared.get(scripture) ?? prepare(scripture);
  prepared.set(scripture, ready);
  return ready;
}

async function prepare(scripture: Scripture): Promise<void> {
  for (const edition of [scripture, scripture.worldEnglish]) {
    do await breathe();
    while (!edition.prepareStep());
  }
  await breathe();
  scripture.properNames();
  await prepareClassifier();
  const question = 'Where do I find hope?';
  const asked = chatContextOf([{ role: 'user', content: question }], false);
  for (const read of [topicsFor, classifyMessage, detectDanger]) {
    await breathe();
    read(question);
  }
  await breathe();
  const answer = answerStudy(scripture, asked);
  await breathe();
  renderAnswer(scripture, answer);
  await breathe();
  interpretationOf(scripture, 'I was falling into the water.');
}
