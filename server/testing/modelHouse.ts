import { expect } from 'vitest';
import type { ChatMessage } from '#contract/chats';
import type { Settings } from '#server/lib/settings';
import { house, type TestHouse } from './house';
import { Member } from './people';

export const DREAM = '/api/dreams/interpret';
export const SYMBOL = '/api/dreams/chat';
export const FIGURE = '/api/biblical-figures/chat';
export const STUDY = '/api/bible-chat';

/** The four calls that a model may answer, each with a question that leaves it something to say. */
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

/** A house whose model is at that address; nobody here waits longer than a second unless the test says so. */
/** A model that answers is never late, however busy the machine is; a test of silence says how long it waits. */
const PATIENT_SECONDS = 20;

export function modelAt(url: string, changed: Partial<Settings> = {}): Partial<Settings> {
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: url,
    AI_MODEL: 'm',
    AI_TIMEOUT: PATIENT_SECONDS,
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

/** She herself, signed in as she is, where another house stands on the same database. */
export async function sheAt(member: Member, there: TestHouse) {
  const same = new Member(there, member.address, member.named);
  for (const [name, value] of member.cookies) same.cookies.set(name, value);
  return same;
}

/** What she would be answered if there were no model. */
export async function writtenAnswers(member: Member) {
  const same = await sheAt(member, await house());
  const answers = await Promise.all(CALLS.map(async (path) => [path, await asks(same, path)] as const));
  return Object.fromEntries(answers) as Record<Path, Record<string, unknown>>;
}

/** Whoever waits at it goes on when it is opened. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
