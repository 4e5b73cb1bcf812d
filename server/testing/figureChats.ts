import type { ChatMessage } from '#contract/chats';
import type { TestVisitor } from '#server/testing/people';
import { userMessage } from './chatMessages';

export const FIGURE_CHAT_PATH = '/api/biblical-figures/chat';

export const STUDY_CHAT_PATH = '/api/bible-chat';

const MENTORS_PATH = '/api/biblical-figures/mentors';

export const DISTRESS_MESSAGE = 'I want to kill myself tonight.';

export function questionFor(figureId: string, message: string, before: ChatMessage[] = []) {
  return { figureId, messages: [...before, userMessage(message)] };
}

export function postFigureQuestion(
  who: TestVisitor,
  figureId: string,
  message: string,
  before: ChatMessage[] = [],
) {
  return who.post(FIGURE_CHAT_PATH, questionFor(figureId, message, before));
}

export function postMentorSearch(who: TestVisitor, situation: string, more: object = {}) {
  return who.post(MENTORS_PATH, { situation, ...more });
}

export function postStudyQuestion(who: TestVisitor, message: string) {
  return who.post(STUDY_CHAT_PATH, { messages: [userMessage(message)] });
}
