import {
  GUIDE_TEXTS,
  SUGGESTED_TOPICS,
  SUGGESTED_TOPICS_AFTER_HARM,
  TURN_TEXTS,
} from '#content/guide/guideTexts';
import { LISTENING_REPLIES } from '#content/guide/listening';
import { TOPICS } from '#content/topics';
import type { Topic } from '#content/topics/topic';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import {
  type DraftAnswer,
  passagePart,
  passageParts,
  textAnswer,
  textPart,
} from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { isAboutHarm } from '#server/guide/written/disclosures/disclosures';
import { findLastShown } from '#server/guide/written/lastShown';
import { topicById, topicByTitle } from '#server/guide/written/topics';
import { answerWithSubtopic, clearSubtopic, nearSubtopics, subtopicByTitle, subtopicsOf } from './subtopics';

/** Passages per answer; 'more' shows the next ones. */
const PASSAGES_PER_ANSWER = 3;

/** Shows the page or the subtopic whose title the user typed or tapped. */
export function pageByTitle(chat: ChatContext): DraftAnswer | null {
  const topic = topicByTitle(chat.message);
  if (topic) return wasPageShown(chat, topic) ? continuePage(chat, topic) : introducePage(chat, topic, []);
  // After a disclosure, 'Is God punishing me?' is not tapped but asked.
  const subtopic = isAfterDisclosure(chat) ? null : subtopicByTitle(chat.message);
  const page = subtopic && topicById(subtopic.page);
  return page && answerWithSubtopic(chat, page, subtopic);
}

/** Shows a page: first the subtopic that the message clearly belongs to, if there is one, or else the introduction. */
export function answerWithPage(chat: ChatContext, topic: Topic, neighbour: string[]): DraftAnswer {
  const subtopic = clearSubtopic(chat, topic);
  if (subtopic) return answerWithSubtopic(chat, topic, subtopic);
  return wasPageShown(chat, topic) ? returnToPage(chat, topic) : introducePage(chat, topic, neighbour);
}

function introducePage(chat: ChatContext, topic: Topic, neighbour: string[]): DraftAnswer {
  const shown = topic.passages
    .filter((reference) => !wasShown(chat, reference))
    .slice(0, PASSAGES_PER_ANSWER);
  return {
    speaker: 'guide',
    drafts: [textPart(topic.introduction), ...passageParts(shown), textPart(topic.questions[0])],
    also: topic.passages,
    suggestions: [...nearSubtopics(chat, topic), 'More', 'Give me words to pray', ...neighbour],
  };
}

/** Shows the next passages of a page. At the end of the page, suggests other pages. */
export function continuePage(chat: ChatContext, topic: Topic): DraftAnswer {
  const left = topic.passages.filter((reference) => !wasShown(chat, reference));
  if (left.length === 0) {
    if (isAboutHarm(topic)) {
      return {
        ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.stayingEnds)),
        suggestions: ['Give me words to pray'],
      };
    }
    return {
      ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.pageEnds)),
      suggestions: [...neighbours(topic), 'Give me words to pray'],
    };
  }
  const question = chat.transcript.includes(topic.questions[1]) ? [] : [textPart(topic.questions[1])];
  return {
    speaker: 'guide',
    drafts: [
      textPart(pickPhrase(chat, TURN_TEXTS.more.study)),
      ...passageParts(left.slice(0, PASSAGES_PER_ANSWER)),
      ...question,
    ],
    suggestions: left.length > PASSAGES_PER_ANSWER ? ['More', 'Give me words to pray'] : neighbours(topic),
  };
}

/**
 * Answers a message about a page that was already shown, if it asks for no more of it: thanks the user or says that nothing
 * is written for the question, and shows one short passage and a question.
 */
function returnToPage(chat: ChatContext, topic: Topic): DraftAnswer {
  if (isAfterDisclosure(chat)) return stayOnPage(chat, topic);
  const next = topic.passages.find((reference) => !wasShown(chat, reference) && isShort(reference));
  if (!next) return continuePage(chat, topic);
  const line = ASKS.test(chat.message) ? GUIDE_TEXTS.returningForQuestion : GUIDE_TEXTS.returning;
  const question = topic.questions.find((one) => !chat.transcript.includes(one));
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, line)), passagePart(next), ...(question ? [textPart(question)] : [])],
    suggestions: ['More', 'Give me words to pray'],
  };
}

/** Shows the next passage of a page, as the answer to 'another verse', 'why' or 'what now'. */
export function anotherPassage(
  chat: ChatContext,
  intent: 'anotherVerse' | 'why' | 'whatNow',
  topic: Topic,
): DraftAnswer {
  const left = topic.passages.filter((reference) => !wasShown(chat, reference));
  const psalm = /\bpsalm\b/i.test(chat.message) && left.find((reference) => reference.startsWith('Psalm'));
  const next = psalm || left[0];
  if (!next) return continuePage(chat, topic);
  const help = intent === 'whatNow' ? LISTENING_REPLIES[topic.id]?.help : undefined;
  const isNew = help !== undefined && !chat.transcript.includes(help);
  return {
    speaker: 'guide',
    drafts: [textPart(isNew ? help : pickPhrase(chat, TURN_TEXTS[intent].study)), passagePart(next)],
    suggestions: ['Another verse', 'Give me words to pray'],
  };
}

/** Returns the page of which a text was shown last. Returns null if none was shown. */
export function currentPage({ transcript }: ChatContext): Topic | null {
  return lastPageText()(transcript)?.item.topic ?? null;
}

/**
 * Whether a few words probably go on about the page that was shown: 'What did I do wrong' after the page about a teenager is
 * hardly about unanswered prayer.
 */
export function followsPage(chat: ChatContext): boolean {
  const isShort = wordsOf(chat.message).length <= MAX_FOLLOWING_WORDS;
  return isShort && currentPage(chat) !== null && !isBibleQuestion(chat.message);
}

const MAX_FOLLOWING_WORDS = 6;

/** Returns the introduction or the text of a subtopic that was shown last. */
export function currentPageText({ transcript }: ChatContext): string | undefined {
  return lastPageText()(transcript)?.item.text;
}

/** Whether the introduction of a page or one of its subtopics was shown. */
export function wasPageShown({ transcript }: ChatContext, topic: Topic): boolean {
  return textsOf(topic).some((text) => transcript.includes(text));
}

const lastPageText = lazy(() =>
  findLastShown(
    TOPICS.flatMap((topic) => textsOf(topic).map((text) => ({ topic, text }))),
    ({ text }) => text,
  ),
);

function textsOf(topic: Topic): string[] {
  return [topic.introduction, ...subtopicsOf(topic).map(({ text }) => text)];
}

/** Returns a page that suits anyone. The page varies from answer to answer. */
export function pageOfTheTurn(chat: ChatContext): Topic {
  return (
    topicById(SUGGESTED_TOPICS[chat.answerCount % SUGGESTED_TOPICS.length] as string) ?? (TOPICS[0] as Topic)
  );
}

/** Returns the titles of three suggested pages, which vary from answer to answer. */
export function suggestedTitles(chat: ChatContext): string[] {
  const pages = isAfterDisclosure(chat) ? SUGGESTED_TOPICS_AFTER_HARM : SUGGESTED_TOPICS;
  return [0, 1, 2].map(
    (step) => topicById(pages[(chat.answerCount + step * 3) % pages.length] as string)?.title ?? '',
  );
}

/**
 * Answers after a disclosure: says that we didn't understand the question, and shows one more passage for people who
 * were harmed.
 */
export function stayOnPage(chat: ChatContext, topic: Topic): DraftAnswer {
  const left = topic.passages.filter((reference) => !wasShown(chat, reference));
  const next = left.find(isShort);
  return {
    speaker: 'guide',
    drafts: next
      ? [
          textPart(pickPhrase(chat, ASKS.test(chat.message) ? GUIDE_TEXTS.staying : GUIDE_TEXTS.stayingNear)),
          passagePart(next),
        ]
      : [textPart(pickPhrase(chat, GUIDE_TEXTS.stayingEnds))],
    suggestions: ['Give me words to pray', ...(left.length > 0 ? ['More'] : [])],
  };
}

/** Whether a reference names one or two verses. Someone in distress cannot read a long passage. */
function isShort(reference: string): boolean {
  const [, first, last] = /:(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
  return first !== undefined && Number(last ?? first) - Number(first) < 2;
}

const ASKS =
  /\?|^\W*(?:and |but |so |ok )*(?:who|what|whats|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|tell|give|show)\b/i;

function neighbours(topic: Topic): string[] {
  const at = TOPICS.indexOf(topic);
  return [TOPICS[at + 1], TOPICS[at - 1]].flatMap((near) => near?.title ?? []);
}
