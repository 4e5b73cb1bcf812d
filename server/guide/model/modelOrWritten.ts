import type { ChatAnswer, ChatPart } from '#contract/chats';
import { textOf } from '#contract/chatText';
import { type DraftAnswer, renderAnswer } from '#server/guide/written/answerParts';
import type { Limits } from '#server/http/limits';
import type { StreamedAnswer, StreamPiece } from '#server/http/stream';
import type { Log } from '#server/observability/log';
import { modelBudgetRejections, modelFaults } from '#server/observability/metrics';
import type { Scripture } from '#server/scripture/scripture';
import type { LanguageModelConnection } from './model';
import { type ModelCall, ModelFault } from './modelCall';
import { type ChatRequest, verifiedParagraphs } from './modelChat';

/** Dependencies of every guide answer. */
export type GuideServices = {
  scripture: Scripture;
  model: LanguageModelConnection | null;
  limits: Limits;
  log: Log;
  person: { id: string };
  /** The country for helplines unless the request names another; null if unknown. */
  country: string | null;
};

/** Why the written guide answers instead of the model, as shown to the user. */
export const FALLBACK_REASONS = {
  often: 'You’ve asked the AI guide as often as you can for now, so the written guide is answering.',
  busy: 'The AI guide is still answering your other question, so the written guide is answering this one.',
  spent: 'The AI guide has reached its limit for today, so the written guide is answering.',
  failed: 'The AI guide couldn’t answer just now, so the written guide is answering.',
  none: 'The AI guide didn’t find any Bible images in this dream, so the written guide is answering.',
  unfit: 'The AI guide’s answer didn’t match the Bible text, so the written guide is answering.',
} as const;

/**
 * Answers with the model if one is configured, allowed and within budget. On any model failure, falls back to the
 * written guide and gives the reason.
 */
export function answerWithFallback(
  services: GuideServices,
  draft: DraftAnswer,
  ask: () => ChatRequest,
): StreamedAnswer<ChatAnswer> {
  const written = renderAnswer(services.scripture, draft);
  return async function* answer(signal) {
    const { model } = services;
    if (!model || draft.isFinal) return yield* sendWhole(written);
    return yield* answerWithModel(services, modelCallOf(model, signal), written, ask);
  };
}

async function* sendWhole(answer: ChatAnswer): AsyncGenerator<StreamPiece, ChatAnswer> {
  const { speaker, source, fallbackReason } = answer;
  yield { event: 'speaker', data: { speaker, source, fallbackReason } };
  for (const part of answer.parts) yield { event: 'part', data: part };
  return answer;
}

/** Creates a model call whose timeout starts now. */
export function modelCallOf(model: LanguageModelConnection, signal: AbortSignal): ModelCall {
  return { model, signal, deadline: Date.now() + model.timeoutMs };
}

async function* answerWithModel(
  { scripture, limits, log, person }: GuideServices,
  call: ModelCall,
  written: ChatAnswer,
  ask: () => ChatRequest,
): AsyncGenerator<StreamPiece, ChatAnswer> {
  const emptyBudget = await reserveModelCall(limits, person.id);
  if (emptyBudget) return yield* sendWhole({ ...written, fallbackReason: FALLBACK_REASONS[emptyBudget] });
  try {
    return yield* modelAnswer(scripture, call, ask(), written.suggestions);
  } catch (error) {
    if (call.signal.aborted) return written;
    return yield* sendWhole({ ...written, fallbackReason: FALLBACK_REASONS[logModelFault(log, error)] });
  } finally {
    await limits.modelCallsAtOnce.refund(person.id);
  }
}

async function* modelAnswer(
  scripture: Scripture,
  call: ModelCall,
  asked: ChatRequest,
  suggestions: string[],
): AsyncGenerator<StreamPiece, ChatAnswer> {
  const parts: ChatPart[] = [];
  let speaker: ChatAnswer['speaker'] | null = null;
  for await (const paragraph of verifiedParagraphs(scripture, call, asked)) {
    if (paragraph.speaker !== speaker) {
      // An answer has only one speaker. If the speaker changes, the written guide replaces the whole answer.
      if (speaker) throw new ModelFault('unfit', 'speaker');
      speaker = paragraph.speaker;
      yield { event: 'speaker', data: { speaker, source: 'model', fallbackReason: null } };
    }
    for (const part of paragraph.parts) {
      parts.push(part);
      yield { event: 'part', data: part };
    }
  }
  if (!speaker) throw new ModelFault('empty');
  return {
    response: parts.map(textOf).join('\n\n'),
    source: 'model',
    fallbackReason: null,
    speaker,
    citations: citationsOf(parts),
    parts,
    suggestions,
  };
}

function citationsOf(parts: readonly ChatPart[]): string[] {
  const named = parts.flatMap((part) => {
    if (part.kind === 'scripture') return part.reference;
    return part.kind === 'text' && part.passage ? part.passage : [];
  });
  return [...new Set(named)];
}

/** Reserves one call in every budget. If a budget is used up, reserves none and returns the reason. */
export async function reserveModelCall(
  limits: Limits,
  personId: string,
): Promise<'often' | 'busy' | 'spent' | null> {
  const budgets = [
    { limit: limits.modelCallsAtOnce, key: personId, empty: 'busy' },
    { limit: limits.modelCallsOfPersonInHour, key: personId, empty: 'often' },
    { limit: limits.modelCallsOfPersonInDay, key: personId, empty: 'often' },
    { limit: limits.modelCallsInDay, key: 'everybody', empty: 'spent' },
  ] as const;
  for (const [at, { limit, key, empty }] of budgets.entries()) {
    if (await limit.tryUse(key)) continue;
    modelBudgetRejections.inc({ budget: empty });
    for (const taken of budgets.slice(0, at)) await taken.limit.refund(taken.key);
    return empty;
  }
  return null;
}

/** Logs a model failure without any text of the conversation, and returns the reason shown to the user. */
export function logModelFault(log: Log, error: unknown): 'failed' | 'unfit' {
  modelFaults.inc({ fault: error instanceof ModelFault ? error.fault : 'unknown' });
  if (!(error instanceof ModelFault)) {
    log.error({ err: error }, 'model call failed');
    return 'failed';
  }
  log.warn({ fault: error.fault, detail: error.detail }, 'falling back to the written guide');
  return error.fault === 'unfit' || error.fault === 'unverified' ? 'unfit' : 'failed';
}
