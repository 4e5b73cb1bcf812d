import type { Figure, FigureCardText } from '#content/figures/figure';
import { ASKED_DETAILS, FIGURE_REPLIES } from '#content/guide/figureReplies';
import { wordsOf } from '#language/normalize';
import { normalizeMessage } from '#server/guide/intent/normalizeMessage';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { FIRST_PERSON_EXCEPT_US } from '#server/guide/written/pronouns';
import { contentStems } from '#server/scripture/search/contentStems';
import { imagined } from './figureStories';
import { nearStories } from './reply';
import { replyToTease } from './tones';

/**
 * Says that the text names no such detail, and asks nothing to be read again. Suggests the nearest stories. `passage` is
 * the place of a story about it that was shown before.
 */
export function sayNothingWritten(figure: Figure, chat: ChatContext, passage?: string): DraftAnswer {
  const detail = ASKED_DETAILS.find(({ pattern }) => pattern.test(normalizeMessage(chat.message)))?.detail;
  const silent = passage && EXPERIENCE.test(chat.message) ? FIGURE_REPLIES.toldBefore : FIGURE_REPLIES.silent;
  const first = detail ? pickPhrase(chat, FIGURE_REPLIES.silentOn, { detail }) : pickPhrase(chat, silent);
  const second = passage
    ? pickPhrase(chat, FIGURE_REPLIES.shownBefore, { passage })
    : pickPhrase(chat, FIGURE_REPLIES.nearest);
  const near = nearStories(figure, chat, 3);
  const tease = replyToTease(chat);
  const text = near.length > 0 || passage ? `${first} ${second}` : first;
  return {
    speaker: 'figure',
    drafts: [imagined(tease ? `${tease} ${text}` : text)],
    also: passage ? [passage] : [],
    suggestions: passage ? [passage, ...near.slice(0, 2)] : near,
  };
}

/**
 * Answers 'Why did you sink then?' after the story of the lake with the sentence that tells it. Returns null if no sentence
 * of the texts, which were shown before, has the words of the question.
 */
export function sentenceTold(chat: ChatContext, texts: readonly string[]): string | null {
  const asked = contentStems(chat.message);
  const shared = (sentence: string) => {
    const stems = new Set(contentStems(sentence));
    return asked.filter((stem) => stems.has(stem)).length;
  };
  const [best] = texts
    .flatMap((text) => text.match(/[^.!?]+[.!?]+/g) ?? [])
    .map((sentence) => ({ sentence: sentence.trim(), share: shared(sentence) / asked.length }))
    .sort((one, other) => other.share - one.share);
  return best && best.share >= MIN_SHARE
    ? `${pickPhrase(chat, FIGURE_REPLIES.toldAgain)} ${best.sentence}`
    : null;
}

/** Minimum share of the question's words in a sentence that answers it. */
const MIN_SHARE = 0.6;

/** 'Did you ever feel overlooked?' */
const EXPERIENCE =
  /^\W*(?:(?:and|so|but|ok|hm+|wow)\W+)*(?:did|were|was|have|had|do) you (?:ever |also |really |even )*(?:feel|felt|been|be|get|go through|gone through|know|experience|struggle|doubt|fear|cry|lonely|alone|afraid|scared|angry|sad|tired|jealous|ashamed)\b/i;

/**
 * Returns what a figure says before a story that does not tell the detail that was asked for. Returns undefined if the
 * story tells it, or if the question asks for no such detail.
 */
export function missingDetail(chat: ChatContext, { story, reflection }: FigureCardText): string | undefined {
  const text = normalizeMessage(chat.message);
  const isPlain = ASKS_DETAIL.test(text) && wordsOf(text).length <= MAX_DETAIL_WORDS;
  if (!isPlain || FIRST_PERSON_EXCEPT_US.test(text)) return undefined;
  const told = normalizeMessage(`${story} ${reflection ?? ''}`);
  const asked = ASKED_DETAILS.find(({ pattern, isOften }) => !isOften && pattern.test(text));
  if (!asked || asked.pattern.test(told)) return undefined;
  return `${pickPhrase(chat, FIGURE_REPLIES.silentOn, { detail: asked.detail })} ${pickPhrase(chat, FIGURE_REPLIES.told)}`;
}

const ASKS_DETAIL = /^(?:and |so |but |ok |wait )*(?:did|was|were|does|do|what colou?r|how did)\b/;
const MAX_DETAIL_WORDS = 12;

/** Whether the user sends a question again, in the same words. */
export function isAskedAgain({ message, earlierMessages }: ChatContext): boolean {
  const stems = new Set(contentStems(message));
  return earlierMessages.some((earlier) => {
    const others = contentStems(earlier);
    const isSame =
      others.length > 0 && others.every((stem) => stems.has(stem)) && others.length === stems.size;
    return isSame || normalizeMessage(earlier) === normalizeMessage(message);
  });
}
