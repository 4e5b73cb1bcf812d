import type { TestVisitor } from '#server/testing/people';

export const INTERPRET_PATH = '/api/dreams/interpret';

export const SYMBOL_CHAT_PATH = '/api/dreams/chat';

/** The required maximum is one second. The test allows more, because other tests may run at the same time. */
export const MAX_DREAM_ANSWER_MS = 5000;

export const BRIDGE_DREAM =
  'I was walking across a bridge over deep water, and on the other side a lion stood in front of a door.';

export const ABOUT_WATER = {
  symbolName: 'Water',
  symbolContext: 'In Scripture, water gives life and takes it.',
  userMessage: 'It was cold, and I was alone.',
};

export function sendDream(who: TestVisitor, dreamText: unknown) {
  return who.post(INTERPRET_PATH, { dreamText });
}
