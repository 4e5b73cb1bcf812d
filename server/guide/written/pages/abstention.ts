import { ABSTENTION_TEXTS } from '#content/guide/smallTalk';
import type { Scored } from '#language/classifier';
import { mentionsLoss } from '#language/disclosures/loss';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById, namesIn } from '#server/guide/intent/knowledgeNames';
import { subjectOf } from '#server/guide/intent/subject';
import { type DraftAnswer, textAnswer, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { distressPageOf, isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { isWrittenByChild } from '#server/guide/written/disclosures/children';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { titlesOf } from './knowledge';
import { listenToOwnStory } from './ownStory';
import { ACCUSING_PAGES, GRAVE_PAGES, isHarmPage, mayBeShown } from './sensitivePages';
import { nearSubtopics } from './subtopics';
import { currentPage, followsPage, stayOnPage, suggestedTitles } from './topicPages';

/** Says that no page fits, and offers the nearest pages as choices or asks a gentle question. */
export function abstain(chat: ChatContext): DraftAnswer {
  const distress = distressPageOf(chat);
  // After a disclosure, a message we don't understand is probably still about it.
  if (distress && isAfterDisclosure(chat)) return stayOnPage(chat, distress);
  const { pages, outOfScope } = classifyMessage(subjectOf(chat));
  const isOutOfScope = outOfScope >= MIN_OUT_OF_SCOPE && outOfScope > (pages[0]?.probability ?? 0);
  if (isOutOfScope && outOfScope >= CLEARLY_OUTSIDE)
    return { ...textAnswer(pickPhrase(chat, ABSTENTION_TEXTS.outside)), suggestions: suggestedTitles(chat) };
  if (isOutOfScope) return offered(chat, []);
  const subtopics = subtopicsOfPage(chat);
  const titles = [...subtopics, ...nearestTitles(chat, pages)].slice(0, MAX_TITLES);
  if (subtopics.length > 0) return offered(chat, titles);
  const asksSomething = isBibleQuestion(chat.message) || (chat.message.includes('?') && titles.length > 1);
  return (asksSomething ? null : listenToOwnStory(chat, titles)) ?? offered(chat, titles);
}

/** From this probability on, a message about nothing in particular is offered no pages. */
export const MIN_OUT_OF_SCOPE = 0.18;

/** Returns the nearest subtopics of the page that a short message follows. */
function subtopicsOfPage(chat: ChatContext): string[] {
  const page = followsPage(chat) ? currentPage(chat) : null;
  return page ? nearSubtopics(chat, page) : [];
}

const MAX_TITLES = 3;

/** From this probability on, a message is about nothing that the guide could have a page on. */
const CLEARLY_OUTSIDE = 0.35;

export function offered(chat: ChatContext, titles: readonly string[]): DraftAnswer {
  if (titles.length < 2) {
    const { bibleQuestion, nothing } = ABSTENTION_TEXTS;
    const isOfBible = isBibleQuestion(chat.message) && namesIn(chat.message).ids.size > 0;
    const texts = isOfBible && !isAfterDisclosure(chat) ? bibleQuestion : nothing;
    return { ...textAnswer(pickPhrase(chat, texts)), suggestions: suggestedTitles(chat) };
  }
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, ABSTENTION_TEXTS.near))],
    suggestions: titles,
  };
}

/**
 * Returns the titles of up to three likely pages that were not shown yet. Users who may be describing harm can choose the
 * page about it.
 */
export function nearestTitles(chat: ChatContext, pages: readonly Scored[]): string[] {
  // A parent would read the children's page as an accusation.
  const open = pages.filter(({ label, probability }) =>
    isHarmPage(label)
      ? probability >= MIN_HARM_OFFERED &&
        (label !== PAGE_IDS.childInDanger || isWrittenByChild(chat.message))
      : probability >= minProbabilityToOffer(chat, label) && mayBeShown(chat, label),
  );
  return titlesOf(open.map(({ label }) => label))
    .filter((title) => !chat.transcript.includes(title))
    .slice(0, 3);
}

function minProbabilityToOffer({ message, earlierMessages }: ChatContext, label: string): number {
  const wouldHurt =
    ACCUSING_PAGES.has(label) ||
    (GRAVE_PAGES.has(label) && ![message, ...earlierMessages].some(mentionsLoss));
  if (wouldHurt) return MIN_GRAVE_OFFERED;
  return knowledgeById(label) ? MIN_ENTRY_OFFERED : MIN_OFFERED;
}

/** Below this probability a page is not even offered. These limits were tuned on the validation messages. */
const MIN_OFFERED = 0.07;
/** Lower, because messages name entries in the same words as many others. */
const MIN_ENTRY_OFFERED = 0.04;
const MIN_GRAVE_OFFERED = 0.15;
const MIN_HARM_OFFERED = 0.2;
