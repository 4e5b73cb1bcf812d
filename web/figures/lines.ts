import { HISTORY_MAX } from '#contract/chatLimits';
import type { BiblicalFigure } from '#contract/figures';
import { GUIDE } from '#web/lib/guide';
import type { Line, Said } from '#web/ui/chat/line';
import { BIBLE_CHAT } from './figures.hooks';

const APOLOGY =
  'I apologize, but I encountered an error. Please try again or consider taking this question to God in prayer.';

/** How a figure, or the Bible study, is reached. The server takes its own prompt, whatever it is sent. */
export function lineTo({ figureId, systemPrompt }: Pick<BiblicalFigure, 'figureId' | 'systemPrompt'>): Line {
  const isStudy = figureId === BIBLE_CHAT;
  return {
    path: isStudy ? '/api/bible-chat' : '/api/biblical-figures/chat',
    bodyOf: (said) => ({ ...(!isStudy && { figureId, systemPrompt }), messages: messagesOf(said) }),
    failed: { wordless: APOLOGY, lost: APOLOGY },
    takesFallback: false,
    surface: isStudy ? 'study' : 'figure',
    about: figureId,
    welcomeSource: 'written',
  };
}

/** What is said of a conversation above it: who answers, and who does not. */
export function labelOf(figureId: string, shortName: string): string {
  if (figureId === BIBLE_CHAT) {
    return GUIDE === 'model'
      ? 'AI guide · every verse set from the King James text'
      : 'Written guide · no AI';
  }
  return GUIDE === 'model'
    ? `AI, in the voice of ${shortName}. Not ${shortName}.`
    : `Written guide, in the voice of ${shortName}. No AI, not ${shortName} in person.`;
}

/** The welcome is no part of what is sent. */
function messagesOf(said: Said[]) {
  return said.slice(1).slice(-HISTORY_MAX + 1);
}
