import type { Figure } from '#content/figures/figure';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import type { DreamQuestion } from '#contract/dreams';
import { renderAnswer } from '#server/guide/written/answerParts';
import { chatContextOf } from '#server/guide/written/chatContext';
import { answerAboutSymbol, historyOf, symbolNamed } from '#server/guide/written/dreams/symbolChat';
import { answerFigure } from '#server/guide/written/figures/figureChat';
import { answerStudy } from '#server/guide/written/study/study';
import type { Scripture } from '#server/scripture/scripture';

/** Returns the written guide's answer to a question about the Bible, without a network, in a few milliseconds. */
export function askWrittenStudy(scripture: Scripture, messages: readonly ChatMessage[]): ChatAnswer {
  return renderAnswer(scripture, answerStudy(scripture, chatContextOf(messages, false)));
}

/** Returns the written guide's answer in a figure's voice, or in the guide's voice where the figure must not speak. */
export function askWrittenFigure(
  scripture: Scripture,
  figure: Figure,
  messages: readonly ChatMessage[],
): ChatAnswer {
  return renderAnswer(scripture, answerFigure(scripture, figure, chatContextOf(messages, false)));
}

/** Returns the written guide's answer about a symbol of a dream. */
export function askWrittenSymbol(scripture: Scripture, question: DreamQuestion): ChatAnswer {
  const talk = chatContextOf(historyOf(question), false, null, true);
  return renderAnswer(scripture, answerAboutSymbol(scripture, symbolNamed(question.symbolName), talk));
}
