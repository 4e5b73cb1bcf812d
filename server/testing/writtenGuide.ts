import type { Figure } from '#content/figure';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import type { DreamQuestion } from '#contract/dreams';
import { conversationOf } from '#server/guide/conversation';
import { finish } from '#server/guide/drafts';
import { answerAboutSymbol, historyOf, symbolNamed } from '#server/guide/dreamTalk';
import { answerFigure } from '#server/guide/figureTalk';
import { answerStudy } from '#server/guide/study';
import type { Scripture } from '#server/scripture/scripture';

/** The written guide's answer to a question about the Bible, without a network, in a few milliseconds. */
export function study(scripture: Scripture, messages: readonly ChatMessage[]): ChatAnswer {
  return finish(scripture, answerStudy(scripture, conversationOf(messages, false)));
}

/** The written guide's answer in a figure's voice, or in the guide's own voice where the figure must stop. */
export function talkAs(scripture: Scripture, figure: Figure, messages: readonly ChatMessage[]): ChatAnswer {
  return finish(scripture, answerFigure(scripture, figure, conversationOf(messages, false)));
}

/** The written guide's answer about a symbol of a dream. */
export function talkAbout(scripture: Scripture, question: DreamQuestion): ChatAnswer {
  const talk = conversationOf(historyOf(question), false, null, true);
  return finish(scripture, answerAboutSymbol(scripture, symbolNamed(question.symbolName), talk));
}
