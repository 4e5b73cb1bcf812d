import { expect } from 'vitest';
import type { ChatMessage } from '#contract/chats';
import type { Settings } from '#server/lib/settings';
import { house, type TestHouse } from './house';
import { Member } from './people';

export const DREAM = '/api/dreams/interpret';
export const SYMBOL = '/api/dreams/chat';
export const FIGURE = '/api/biblical-figures/chat';
export const STUDY = '/api/bible-chat';

/** A request to each of the four endpoints that a model may answer. */
export const ASKED = {
  [DREAM]: { dreamText: 'I was standing on a bridge over deep water, and I could not reach the other side.' },
  [SYMBOL]: {
    symbolName: 'Water',
    symbolContext: 'In Scripture, water gives life and takes it.',
    userMessage: 'It was cold, and I was alone.',
  },
  [FIGURE]: { figureId: 'david', messages: [own('How were you chosen to be king?')] },
  [STUDY]: { messages: [own('I am anxious about everything')] },
};
export type Path = keyof typeof ASKED;

export const CALLS = Object.keys(ASKED) as Path[];

/** Long enough for a busy machine; tests of a silent model set a shorter timeout. */
const AI_TIMEOUT_SECONDS = 20;

/** Settings for an app whose model is at this address. */
export function modelAt(url: string, changed: Partial<Settings> = {}): Partial<Settings> {
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: url,
    AI_MODEL: 'm',
    AI_TIMEOUT: AI_TIMEOUT_SECONDS,
    ...changed,
  };
}

export function own(content: string): ChatMessage {
  return { role: 'user', content };
}

export async function asks(who: Member, path: Path): Promise<Record<string, unknown>> {
  const { status, body } = await who.posts(path, ASKED[path]);
  expect(status).toBe(200);
  return body;
}

/** The same user and session in another app on the same database. */
export async function sheAt(member: Member, there: TestHouse) {
  const same = new Member(there, member.address, member.named);
  for (const [name, value] of member.cookies) same.cookies.set(name, value);
  return same;
}

/** The answers that this user gets without a model. */
export async function writtenAnswers(member: Member) {
  const same = await sheAt(member, await house());
  const answers = await Promise.all(CALLS.map(async (path) => [path, await asks(same, path)] as const));
  return Object.fromEntries(answers) as Record<Path, Record<string, unknown>>;
}

/** A promise that resolves when `open` is called. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
