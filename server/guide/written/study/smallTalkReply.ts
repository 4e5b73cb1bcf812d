import type { SmallTalkIntent } from '#content/guide/smallTalk';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { type DraftAnswer, textPart } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isForbiddenPage } from '#server/guide/written/disclosures/afterDisclosure';
import { isAboutHarm } from '#server/guide/written/disclosures/disclosures';
import { nearestTitles } from '#server/guide/written/pages/abstention';
import { smallTalkAnswer } from '#server/guide/written/smallTalk';
import { topicById } from '#server/guide/written/topics';
import { pray, subjectBefore } from './studyTurns';

/** Answers small talk. Adds a fitting prayer to a reply about prayer, and other pages to an apology. */
export function answerReply(chat: ChatContext, label: SmallTalkIntent): DraftAnswer {
  const answer = smallTalkAnswer(chat, label, false);
  if (label === 'prayForMe') return withFittingPrayer(chat, answer);
  if (label !== 'notHelping') return answer;
  return { ...answer, suggestions: nearestTitles(chat, classifyMessage(subjectBefore(chat)).pages) };
}

/** Shows the prayer of the page about the request, or else a general prayer. */
function withFittingPrayer(chat: ChatContext, answer: DraftAnswer): DraftAnswer {
  const [best] = classifyMessage(chat.message).pages;
  const topic = best && best.probability >= MIN_FITTING ? topicById(best.label) : null;
  const isFitting = topic && !isAboutHarm(topic) && !isForbiddenPage(chat, topic);
  const fitting = isFitting ? topic : null;
  // 'A prayer for the night' asks for words; 'pray for my sister' asks for someone who prays.
  if (!/\bpray(?:ing)?\b/i.test(chat.message)) return pray(chat, fitting);
  if (!fitting || chat.transcript.includes(fitting.prayer)) return answer;
  return {
    ...answer,
    drafts: [...answer.drafts.slice(0, -1), textPart(fitting.prayer)],
    suggestions: [fitting.title],
  };
}

const MIN_FITTING = 0.3;
