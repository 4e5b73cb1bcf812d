import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { MODEL_DREAM, MODEL_PATHS, MODEL_REQUESTS, type ModelPath } from '#server/testing/modelTestApp';
import type { TestAnswer, TestUser } from '#server/testing/people';
import type { TestApp } from '#server/testing/testApp';
import { CANARY } from './canary';

export const MODEL_CHATS = MODEL_PATHS.filter((path) => path !== MODEL_DREAM);

export const SECRET_ERROR = JSON.stringify({
  error: { message: `Key sk-${CANARY} of org ${CANARY} is wrong.` },
});

/**
 * Fails every test of a file in which a library writes to the console: such output would reach the operator's log without
 * passing our logger.
 */
export function failOnConsoleOutput() {
  const output: unknown[] = [];
  beforeEach(() => {
    for (const way of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, way).mockImplementation((...args) => void output.push(args));
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(output.splice(0)).toEqual([]);
  });
}

export const WATER = {
  symbol: 'Water',
  words: 'deep water',
  biblicalContext:
    'Water in Scripture carries life and takes it. It rises over the drowning in the prayers of the psalms, and it runs beside the tree that does not wither. Israel drank it from a rock and walked through it as through a street.',
  reflectionQuestion: 'Where in these days does something reach up to your neck?',
  scriptureReference: 'Psalm 69:1-2',
};

export const GOOD_STUDY = `You are not the first to lie awake over it.

Paul wrote this from a prison: “Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God.” (Philippians 4:6)

What would you name first?`;

export function prose(text: string): ChatPart {
  return { kind: 'text', text, basis: null, passage: null, note: null };
}

/** Expects the events of a complete answer of the written guide. The first event has the fallback reason. */
export function expectWritten(answer: TestAnswer | Event[], whole: Record<string, unknown>) {
  const events = Array.isArray(answer) ? answer : eventsIn(answer);
  const { speaker, source, fallbackReason, parts } = whole as ChatAnswer;
  expect(events).toEqual([
    { event: 'speaker', data: { speaker, source, fallbackReason } },
    ...parts.map((data) => ({ event: 'part', data })),
    { event: 'done', data: whole },
  ]);
}

export function warningsOf({ log }: TestApp) {
  return log.filter(({ level }) => level !== 'info');
}

type Event = { event: string | undefined; data: unknown };

export function eventsIn({ text }: TestAnswer): Event[] {
  const events: Event[] = [];
  const onEvent = ({ event, data }: EventSourceMessage) => events.push({ event, data: JSON.parse(data) });
  createParser({ onEvent }).feed(text);
  return events;
}

/** Yields the events of a response as they arrive. */
export async function* readEvents(response: Response): AsyncGenerator<Event> {
  const events: Event[] = [];
  const onEvent = ({ event, data }: EventSourceMessage) => events.push({ event, data: JSON.parse(data) });
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  for await (const bytes of response.body as AsyncIterable<Uint8Array>) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* events.splice(0);
  }
}

/** Makes an app listen on the network, so that clients can disconnect. Returns its address. */
export async function listenOnNetwork({ app }: TestApp): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

export function requestOf(
  { cookies }: TestUser,
  path: ModelPath,
  headers: Record<string, string>,
): RequestInit {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie, ...headers },
    body: JSON.stringify(MODEL_REQUESTS[path]),
  };
}
