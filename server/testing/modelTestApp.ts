import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ChatMessage } from '#contract/chats';
import type { Settings } from '#server/lib/settings';
import { TestUser } from './people';
import { createTestApp, type TestApp } from './testApp';

export const MODEL_DREAM = '/api/dreams/interpret';
export const MODEL_SYMBOL = '/api/dreams/chat';
export const MODEL_FIGURE = '/api/biblical-figures/chat';
export const MODEL_STUDY = '/api/bible-chat';

/** A request to each of the four endpoints that a model may answer. */
export const MODEL_REQUESTS = {
  [MODEL_DREAM]: {
    dreamText: 'I was standing on a bridge over deep water, and I could not reach the other side.',
  },
  [MODEL_SYMBOL]: {
    symbolName: 'Water',
    symbolContext: 'In Scripture, water gives life and takes it.',
    userMessage: 'It was cold, and I was alone.',
  },
  [MODEL_FIGURE]: { figureId: 'david', messages: [userMessageOf('How were you chosen to be king?')] },
  [MODEL_STUDY]: { messages: [userMessageOf('I am anxious about everything')] },
};
export type ModelPath = keyof typeof MODEL_REQUESTS;

export const MODEL_PATHS = Object.keys(MODEL_REQUESTS) as ModelPath[];

/** Long enough for a busy machine; tests of a silent model set a shorter timeout. */
const AI_TIMEOUT_SECONDS = 20;

/** Returns settings for an app whose model is at this address. */
export function modelAt(url: string, changed: Partial<Settings> = {}): Partial<Settings> {
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: url,
    AI_MODEL: 'm',
    AI_TIMEOUT: AI_TIMEOUT_SECONDS,
    ...changed,
  };
}

export function userMessageOf(content: string): ChatMessage {
  return { role: 'user', content };
}

export async function askModel(who: TestUser, path: ModelPath): Promise<Record<string, unknown>> {
  // Retries a 503, as the web client does: on a busy machine, there may be no free connection.
  for (let tries = 0; tries < 5; tries++) {
    const { status, body } = await who.post(path, MODEL_REQUESTS[path]);
    if (status !== 503) {
      expect(status).toBe(200);
      return body;
    }
    await pause(500);
  }
  throw new Error('The server stayed too busy.');
}

/** Returns the same user with the same session, in another app on the same database. */
export async function userAt(member: TestUser, otherApp: TestApp) {
  const same = new TestUser(otherApp, member.address, member.account);
  for (const [name, value] of member.cookies) same.cookies.set(name, value);
  return same;
}

/** Returns the answers that this user gets without a model. */
export async function writtenAnswers(member: TestUser) {
  const same = await userAt(member, await createTestApp());
  const answers = await Promise.all(
    MODEL_PATHS.map(async (path) => [path, await askModel(same, path)] as const),
  );
  return Object.fromEntries(answers) as Record<ModelPath, Record<string, unknown>>;
}

/** Creates a promise that resolves when `open` is called. */
export function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
