import { HISTORY_MAX } from '#contract/chatLimits';
import type { BiblicalFigure } from '#contract/figures';
import { SITE } from '#web/lib/pageData';
import type { ChatEndpoint, ChatTurn } from '#web/shared/chat/chatEndpoint';
import type { GuideLabelText } from '#web/shared/chat/GuideLabel';
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
export function figureChatLabel(figureId: string, shortName: string): GuideLabelText {
  const isModel = SITE.guide === 'model';
  if (figureId === BIBLE_CHAT) return studyLabel(isModel);
  if (isModel) {
    return {
      full: `AI, in the voice of ${shortName}. Not ${shortName}.`,
      folded: `AI, not ${shortName}`,
      details:
        'An AI model writes these answers. Every verse comes from the King James Bible, and what the Bible doesn’t tell is marked “imagined.”',
    };
  }
  return {
    full: `Written guide, in the voice of ${shortName}`,
    folded: 'Written guide',
    details: `Not AI, and not the real ${shortName.replace(/^the /, '')}. People wrote these answers from the story in the Bible, and what the Bible doesn’t tell is marked “imagined.”`,
  };
}

function studyLabel(isModel: boolean): GuideLabelText {
  return isModel
    ? {
        full: 'AI guide · every verse comes from the King James Bible',
        folded: 'AI guide',
        details:
          'An AI model writes these answers. It can be wrong, so open the passages and read for yourself.',
      }
    : {
        full: 'Written guide · no AI',
        folded: 'Written guide · no AI',
        details: 'People wrote these answers. Every verse comes from the King James Bible.',
      };
}

/** Leaves out the welcome message, and the oldest messages of a long chat. */
function withoutWelcome(messages: ChatTurn[]) {
  return messages.slice(1).slice(-HISTORY_MAX + 1);
}
