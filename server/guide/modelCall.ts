import { setTimeout as pause } from 'node:timers/promises';
import type { TextStreamPart, ToolSet } from 'ai';
import type { ZodType } from 'zod';
import type { Prompt } from './guide.prompt';
import type { LanguageModelConnection } from './model';

/** A thousand tokens are some 700 words; we ask for 180. */
const TOKENS_MAX = 1000;

/** Answers that one process reads at the same time; more would be people waiting for a provider that is overrun. */
const MAX_STREAMS = 32;

/** The longest silence between two signs of life, once an answer has begun. */
const SILENCE_MS = 10_000;

/** Why a model's answer is not used. */
export type ModelFaultKind = 'crowded' | 'slow' | 'refused' | 'broken' | 'empty' | 'unfit' | 'unverified';

export class ModelFault extends Error {
  constructor(
    readonly fault: ModelFaultKind,
    /** For the log: a status or the kind of breach, never a word of the answer. */
    readonly detail: string | number | null = null,
  ) {
    super(fault);
  }
}

/** One call of a model: it ends when the signal says so, and is too late after the deadline (a moment, in milliseconds). */
export type ModelCall = { model: LanguageModelConnection; signal: AbortSignal; deadline: number };

export type ExpectedAnswer = {
  /** What the answer has to be as JSON; without it, words. */
  shape?: ZodType;
  /** Whether the person has seen a part of it: from then on the deadline is behind. */
  isShown?: () => boolean;
};

/**
 * The text of an answer as it comes. Throws a ModelFault when too many answers are on their way, or the provider refuses (after one retry where that may
 * help), stays silent, is late, or breaks off.
 */
export async function* streamModelText(
  { model, signal, deadline }: ModelCall,
  { system, messages }: Prompt,
  { shape, isShown = () => false }: ExpectedAnswer = {},
): AsyncGenerator<string> {
  const { Output, streamText } = await import('ai');
  if (model.streams.size >= MAX_STREAMS) throw new ModelFault('crowded');
  const control = new AbortController();
  const { fullStream } = streamText({
    model: model.languageModel,
    system,
    messages,
    maxOutputTokens: TOKENS_MAX,
    temperature: 0.4,
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, control.signal]),
    ...(shape && { output: Output.object({ schema: shape }) }),
    onError: () => {},
  });
  const events = fullStream[Symbol.asyncIterator]();
  let silence = Number.POSITIVE_INFINITY;
  // Once something can be read, the rest may take as long again.
  const end = () => deadline + (isShown() ? model.patienceMs : 0);
  const patience = () => Math.min(silence, end() - Date.now());
  model.streams.add(control);
  try {
    for (
      let next = await within(patience(), events.next());
      !next.done;
      next = await within(patience(), events.next())
    ) {
      const event = next.value;
      if (event.type === 'finish' && FINISHED.has(event.finishReason)) return;
      if (event.type === 'text-delta') {
        silence = Math.min(SILENCE_MS, model.patienceMs);
        yield event.text;
      } else {
        refuse(event);
      }
    }
    throw new ModelFault('broken');
  } catch (error) {
    throw await faultOf(error);
  } finally {
    control.abort();
    model.streams.delete(control);
  }
}

/** At its end, or at the most words we take. */
const FINISHED = new Set(['stop', 'length']);

/** Throws when an event of the stream says that no answer will come of it. */
function refuse(event: TextStreamPart<ToolSet>) {
  if (event.type === 'error') throw event.error;
  if (event.type === 'abort') throw new ModelFault('broken');
  if (event.type === 'finish') throw new ModelFault('broken', event.finishReason);
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  if (ms <= 0) throw new ModelFault('slow');
  const timer = new AbortController();
  const late = pause(ms, null, { signal: timer.signal }).then(() => {
    throw new ModelFault('slow');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => {});
  }
}

async function faultOf(error: unknown): Promise<ModelFault> {
  if (error instanceof ModelFault) return error;
  const { APICallError, RetryError } = await import('ai');
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return new ModelFault('refused', last.statusCode ?? null);
  return new ModelFault('broken', last instanceof Error ? last.name : null);
}
