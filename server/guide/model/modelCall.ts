import { setTimeout as pause } from 'node:timers/promises';
import type { TextStreamPart, ToolSet } from 'ai';
import type { ZodType } from 'zod';
import type { Prompt } from './guide.prompt';
import type { LanguageModelConnection } from './model';

/** A thousand tokens are about 700 words. The prompt asks for at most 180. */
const MAX_TOKENS = 1000;

/** Maximum number of concurrent streams per process. With more, users would only wait for an overloaded provider. */
const MAX_STREAMS = 32;

/** Idle timeout between two chunks, once an answer has begun. */
const IDLE_TIMEOUT_MS = 10_000;

/** Why a model's answer is rejected. */
export type ModelFaultKind = 'crowded' | 'slow' | 'refused' | 'broken' | 'empty' | 'unfit' | 'unverified';

export class ModelFault extends Error {
  constructor(
    readonly fault: ModelFaultKind,
    /** For the log: a status or the kind of violation, never text of the answer. */
    readonly detail: string | number | null = null,
  ) {
    super(fault);
  }
}

/** One model call. The signal aborts it, and it times out at the deadline (epoch milliseconds). */
export type ModelCall = { model: LanguageModelConnection; signal: AbortSignal; deadline: number };

export type ExpectedAnswer = {
  /** The schema of a JSON answer. Without a schema, the answer is prose. */
  shape?: ZodType;
  /** Whether the user has seen part of the answer. From then on, the deadline is one full timeout later. */
  isShown?: () => boolean;
};

/**
 * Streams the text of an answer. Throws a ModelFault when too many answers are streaming, or when the provider rejects
 * the request (after one retry if that may help), stays silent, is late, or disconnects.
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
    maxOutputTokens: MAX_TOKENS,
    temperature: 0.4,
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, control.signal]),
    ...(shape && { output: Output.object({ schema: shape }) }),
    onError: () => {},
  });
  const events = fullStream[Symbol.asyncIterator]();
  let silence = Number.POSITIVE_INFINITY;
  // Once the user has seen part of the answer, the rest gets one more full timeout.
  const end = () => deadline + (isShown() ? model.timeoutMs : 0);
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
        silence = Math.min(IDLE_TIMEOUT_MS, model.timeoutMs);
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

/** Finish reasons of a usable answer: complete, or at the token limit. */
const FINISHED = new Set(['stop', 'length']);

/** Throws if a stream event means that no answer will follow. */
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
