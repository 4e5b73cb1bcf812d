import { CHAPTER_SUMMARIES, DETAILS } from '#content/knowledge';
import type { ChapterSummary, Detail } from '#content/knowledge/details/detail';
import type { Entry } from '#content/knowledge/entry';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import { asksForWords } from '#server/guide/intent/askedWords';
import {
  askingPartsOf,
  bibleQuestionIn,
  properNamesOf,
  questionStems,
} from '#server/guide/intent/bibleQuestion';
import { asksForPlaceInBible, detailsAskedFor } from '#server/guide/intent/details';
import { bookNamedIn, entryNamedIn, knowledgeByName } from '#server/guide/intent/knowledgeNames';
import { isOwnStory } from '#server/guide/intent/ownStories';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure, isForbiddenEntry } from '#server/guide/written/disclosures/afterDisclosure';
import { findLastShown } from '#server/guide/written/lastShown';
import { findReferences } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf } from '#server/scripture/scripture.service';
import { contentStems } from '#server/scripture/search/contentStems';
import { stemsLike } from '#server/scripture/search/queryExpansion';
import { stemOf } from '#server/scripture/text/stems';
import { referenceOf } from '#server/scripture/text/text';
import { answerWithEntry, entryContent, entryShownAfter, titlesOf } from './knowledge';
import { asksForSummary } from './summaries';

/** Answers a question about a detail of a story with the sentences about it. */
export function detailAnswer(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const question = isAfterDisclosure(chat)
    ? null
    : (bibleQuestionIn(chat.message) ?? verseAskedFor(chat.message));
  if (question === null) return detailAskedInPassing(scripture, chat);
  if (ASKS_FOR_ALL.test(question) || asksAboutQuotation(question)) return null;
  if (ASKS_WHO_OR_WHAT.test(question) && knowledgeByName(question)) return null;
  return detailOf(scripture, chat, question) ?? detailOfThem(scripture, chat, question);
}

/** Answers a question that is only a part of a message about the user's own life. */
function detailAskedInPassing(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat)) return null;
  for (const part of askingPartsOf(chat.message)) {
    const detail = ASKS_FOR_ALL.test(part) ? null : detailOf(scripture, chat, part);
    if (detail) return detail;
  }
  return null;
}

/** Matches a request for the whole story, which the entry tells. */
const ASKS_FOR_ALL = /\b(?:tell (?:me|us) (?:about|more|all|everything)|(?:story|life) of)\b/i;

/** Whether a question asks where quoted words stand or what they mean. */
function asksAboutQuotation(question: string): boolean {
  return QUOTED.test(question) && (asksForPlaceInBible(question) || /\bmean(?:s|t|ing)?\b/i.test(question));
}

const QUOTED = /["“«][^"”»]{6,}["”»]|(?<!\w)['‘][^'’\n]{6,80}['’](?!\w)/;

/** If nothing but a name follows, the entry is the answer. */
const ASKS_WHO_OR_WHAT = /\b(?:who|what)(?:['’]?s| is| was| are| were)\b/i;

/** Returns a short request for a verse that it describes: 'that verse about iron sharpening iron'. */
function verseAskedFor(message: string): string | null {
  const isShort = wordsOf(message).length <= MAX_WORDS_OF_FOLLOW_UP;
  return isShort && !isOwnStory(message) && asksForWords(message) ? message : null;
}

/** Answers 'who was his brother' or 'who preached that day' as if the question named whom or what the one before named. */
function detailOfThem(scripture: Scripture, chat: ChatContext, question: string): DraftAnswer | null {
  const isShort = wordsOf(question).length <= MAX_WORDS_OF_FOLLOW_UP;
  if (!isShort || !OF_THEM.test(question)) return null;
  if (properNamesOf(question, scripture.properNames()).length > 0) return null;
  const name = nameBefore(scripture, chat);
  return name === null ? null : detailOf(scripture, chat, `${question.replace(/[?.!\s]+$/, '')} ${name}`);
}

/** Returns the name that the last question asked for or named. Returns null if it is not clear. */
function nameBefore(scripture: Scripture, chat: ChatContext): string | null {
  const [earlier = ''] = chat.earlierMessages;
  const namesOf = (text: string) => properNamesOf(text, scripture.properNames());
  const named = namesOf(earlier);
  if (named.length === 1 && !/\bwho\b/i.test(earlier)) return named[0] ?? null;
  if (named.length > 1) return null;
  const detail = lastDetail()(chat.transcript)?.item.text;
  const known = entryShownAfter(chat, detail);
  const shown = known ? entryContent(known)[0] : detail;
  return (shown && namesOf(shown).find((name) => !named.includes(name))) ?? null;
}

const lastDetail = lazy(() => findLastShown(DETAILS, ({ text }) => text));

const MAX_WORDS_OF_FOLLOW_UP = 12;
const OF_THEM = /\b(?:his|her|he|she|him|they|them|their|there|that (?:day|time|night|place)|then)\b/i;

function detailOf(scripture: Scripture, chat: ChatContext, question: string): DraftAnswer | null {
  const [best] = detailsAskedFor(question)
    .filter(({ of, text }) => !isForbiddenEntry(chat, of[0]) && !chat.transcript.includes(text))
    .map((one) => ({ detail: one, share: shareMentioned(scripture, one, question) }))
    .sort((one, other) => other.share - one.share);
  const detail = best && best.share >= MIN_MENTIONED ? best.detail : null;
  if (!detail) return null;
  const [first] = detail.passages;
  return {
    speaker: 'guide',
    drafts: [
      textPart(asksForPlaceInBible(question) ? `${placeOf(detail.passages)} ${detail.text}` : detail.text),
      passagePart(first),
    ],
    also: detail.passages,
    suggestions: ['More', ...titlesOf(detail.of).slice(0, 3)],
  };
}

function placeOf(passages: readonly string[]): string {
  const [first, second] = passages;
  return second ? `You can read it in ${first}; see also ${second}.` : `You can read it in ${first}.`;
}

/** Minimum share of the question's words that a detail or its passages mention. Names count twice. */
const MIN_MENTIONED = 0.6;

/** Returns the share of a question's words that a detail and its passages mention, from 0 to 1. */
function shareMentioned(scripture: Scripture, { words, text, passages }: Detail, question: string): number {
  const names = new Set(properNamesOf(question, scripture.properNames()).map(stemOf));
  const verses = passages.flatMap((reference) => {
    const { first, last } = spanOf(scripture.text, reference);
    return [scripture.text, scripture.worldEnglish.text].flatMap((one) => one.verses.slice(first, last + 1));
  });
  const mentioned = new Set(
    contentStems([words, text, passages, verses].flat(2).join(' ').replace(/\|/g, ' ')),
  );
  const weights = questionStems(question).map((stem) => ({
    weight: names.has(stem) ? 2 : 1,
    isMentioned: stemsLike(stem).some((like) => mentioned.has(like)),
  }));
  const sum = (all: typeof weights) => all.reduce((total, { weight }) => total + weight, 0);
  return weights.length === 0 ? 1 : sum(weights.filter(({ isMentioned }) => isMentioned)) / sum(weights);
}

/** Answers 'where in the Bible is the parable of the sower' with the passages of the entry that the question names. */
export function placeInBible(chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || !asksForPlaceInBible(chat.message) || QUOTED.test(chat.message)) return null;
  const entry = entryNamedIn(chat.message, isOpenStory(chat));
  if (!entry) return null;
  const answer = answerWithEntry(chat, { kind: 'entry', entry });
  return { ...answer, drafts: [textPart(placeOf(entry.passages.slice(0, 1))), ...answer.drafts] };
}

/** The first passage of an entry of these kinds is the story or text itself. */
const OF_ONE_PLACE: ReadonlySet<string> = new Set(['story', 'event', 'text']);

function isOpenStory(chat: ChatContext): (entry: Entry) => boolean {
  return ({ id, kind, text }) =>
    OF_ONE_PLACE.has(kind) && !isForbiddenEntry(chat, id) && !chat.transcript.includes(text);
}

/** Summarizes the book, the famous chapter or the story that a message names, if it names nothing else. */
export function summaryAnswer(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const { length } = wordsOf(chat.message);
  if (isAfterDisclosure(chat) || length > MAX_WORDS_OF_REQUEST || !asksForSummary(chat.message)) return null;
  const { text } = scripture;
  const references = findReferences(text, chat.message);
  if (references.length > 0) {
    const [span] = references.length === 1 ? (references[0]?.spans ?? []) : [];
    const chapter = span && CHAPTER_SUMMARIES.find((one) => one.chapter === referenceOf(text, span));
    return chapter && !chat.transcript.includes(chapter.text) ? chapterAnswer(chapter) : null;
  }
  const isAlone = (rest: string) => properNamesOf(rest, scripture.properNames()).length === 0;
  const story = TELLS_STORY.test(chat.message) ? entryNamedIn(chat.message, isOpenStory(chat)) : null;
  if (story) return answerWithEntry(chat, { kind: 'entry', entry: story });
  const named = bookNamedIn(chat.message);
  if (!named || !isAlone(named.rest) || OF_A_LIFE.test(chat.message) || ASKS_ELSE.test(chat.message))
    return null;
  // 'In the book of Numbers there is the water of jealousy, what is it?' asks for that, and not for the book.
  if (entryNamedIn(named.rest, ({ kind }) => kind !== 'book')) return null;
  return answerWithEntry(chat, { kind: 'entry', entry: named.book });
}

/** A longer message is a story of the user's own. */
const MAX_WORDS_OF_REQUEST = 22;
const TELLS_STORY = /\b(?:story|stories|parable|tell (?:me|us)|retell)\b/i;
/** 'Why is the book of Lamentations alphabetical' asks for one thing only. */
const ASKS_ELSE = /^\W*(?:why|how come|who|where|when|how many|does)\b/i;
/** A life is that of a person, whose name a book may have. */
const OF_A_LIFE = /\b(?:life|story|account) of\b/i;

function chapterAnswer({ chapter, text, passage }: ChapterSummary): DraftAnswer {
  return {
    speaker: 'guide',
    drafts: [textPart(text), passagePart(passage)],
    also: [chapter],
    suggestions: [chapter, 'Another verse', 'Give me words to pray'],
  };
}
