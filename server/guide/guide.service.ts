import { setImmediate as breathe } from 'node:timers/promises';
import type { Figure } from '#content/figure';
import { FIGURES } from '#content/figures';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import type { Scripture } from '#server/scripture/verification';
import { conversationOf } from './conversation';
import { finish } from './drafts';
import { answerFigure } from './figureTalk';
import { answerStudy } from './study';

/** The written guide's answer to a question about the Bible, in a few milliseconds and without a network. */
export function study(scripture: Scripture, messages: readonly ChatMessage[]): ChatAnswer {
  return finish(scripture, answerStudy(scripture, conversationOf(messages)));
}

/** The written guide's answer in a figure's voice, or its own where that voice must stop. */
export function talkAs(scripture: Scripture, figure: Figure, messages: readonly ChatMessage[]): ChatAnswer {
  return finish(scripture, answerFigure(scripture, figure, conversationOf(messages)));
}

/** Makes ready what first questions would wait for; one figure at a time, so that calls in between do not. */
export async function prepareGuide(scripture: Scripture): Promise<void> {
  const messages: ChatMessage[] = [{ role: 'user', content: 'Where do I find hope?' }];
  study(scripture, messages);
  for (const figure of FIGURES) {
    await breathe();
    talkAs(scripture, figure, messages);
  }
}
