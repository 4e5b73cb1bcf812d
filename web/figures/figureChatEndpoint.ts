import { HISTORY_MAX } from '#contract/chatLimits';
import type { BiblicalFigure } from '#contract/figures';
import { SITE } from '#web/lib/pageData';
import type { ChatEndpoint, ChatTurn } from '#web/shared/chat/chatEndpoint';
import { BIBLE_CHAT } from './figures.hooks';

const APOLOGY =
  'I apologize, but I encountered an error. Please try again or consider taking this question to God in prayer.';

/**
 * Returns the chat endpoint of a figure or of the Bible study. The server ignores `systemPrompt`: it has its own
 * prompt.
 */
export function figureChatEndpoint({
  figureId,
  systemPrompt,
}: Pick<BiblicalFigure, 'figureId' | 'systemPrompt'>): ChatEndpoint {
  const isStudy = figureId === BIBLE_CHAT;
  return {
    path: isStudy ? '/api/bible-chat' : '/api/biblical-figures/chat',
    bodyOf: (messages) => ({
      ...(!isStudy && { figureId, systemPrompt }),
      messages: withoutWelcome(messages),
    }),
    failed: { wordless: APOLOGY, lost: APOLOGY },
    takesFallback: false,
    surface: isStudy ? 'study' : 'figure',
    about: figureId,
    welcomeSource: 'written',
  };
}

/** Returns the label above a chat, which says who answers and who does not. */
export function figureChatLabel(figureId: string, shortName: string): string {
  if (figureId === BIBLE_CHAT) {
    return SITE.guide === 'model'
      ? 'AI guide · every verse comes from the King James Bible'
      : 'Written guide · no AI';
  }
  return SITE.guide === 'model'
    ? `AI, in the voice of ${shortName}. Not ${shortName}.`
    : `Written guide, in the voice of ${shortName}. Not AI, and not the real ${shortName.replace(/^the /, '')}.`;
}

/** Leaves out the welcome message, and the oldest messages of a long chat. */
function withoutWelcome(messages: ChatTurn[]) {
  return messages.slice(1).slice(-HISTORY_MAX + 1);
}
