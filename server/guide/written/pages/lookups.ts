import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { SAYINGS } from '#content/guide/sayings';
import type { Saying } from '#content/guide/sayings/saying';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import {
  cut,
  type DraftAnswer,
  type DraftPart,
  MAX_VERSES_SHOWN,
  passageParts,
  textPart,
} from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { wordPlaces } from '#server/scripture/quotations/extraction';
import { type Verdict, verify } from '#server/scripture/quotations/verification';
import { findReferences, mergeSpans, readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { expandQuery, kingJamesStems } from '#server/scripture/search/queryExpansion';
import { searchVerses } from '#server/scripture/search/search';
import { findBySubject } from '#server/scripture/search/subjectSearch';
import { referenceOf, type Span } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { asksMeaning, explainPassage, explanationOf } from './explanations';
import { isOwnStory } from './ownStory';

/** Shows the passages named in the message, or says that they don't exist. Returns null if none is named. */
export function namedPassages(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const { text } = scripture;
  const found = findReferences(text, chat.message);
  const missing = found.find((reference) => reference.missing)?.missing;
  let spans = mergeSpans(found.flatMap((reference) => reference.spans));
  if (found.length === 0 && chat.message.length < 60) {
    // 'jude' or 'psalms' alone asks for the book; 'job' or 'mark' may be an everyday word.
    const read = /\b(?:job|mark|acts|numbers|judges|john|james|ruth|peter|luke|daniel)\b/i.test(chat.message)
      ? null
      : readReference(text, chat.message);
    if (read && 'spans' in read) spans = read.spans;
    if (read && 'message' in read && read.nearest) return noSuch(read.message, read.nearest);
  }
  if (missing) return noSuch(missing.message, missing.nearest);
  if (spans.length === 0) return null;
  return shownOrExplained(scripture, chat, spans);

  function noSuch(message: string, nearest: string | null): DraftAnswer {
    if (!nearest) return { speaker: 'guide', drafts: [textPart(message)] };
    const [line] = GUIDE_TEXTS.nothingNearer;
    const last = readReference(text, nearest);
    const span = 'spans' in last ? last.spans[0] : undefined;
    return {
      speaker: 'guide',
      drafts: [textPart(`${message} ${line}`), ...(span ? [cut(span)] : [])],
      suggestions: [nearest],
    };
  }
}

/** Whether a story of the user's own life mentions a passage in passing, and does not ask to see it. */
export function mentionsInPassing({ text }: Scripture, message: string): boolean {
  return (
    isOwnStory(message) &&
    isStory(message) &&
    !asksMeaning(message) &&
    !ASKS_TO_SEE.test(message) &&
    findReferences(text, message).some(({ spans }) => spans.length > 0)
  );
}

const ASKS_TO_SEE =
  /(?:^|[.?!,;] ?|\b(?:please|can you|could you|would you|pls) )(?:show|read|open|quote|look up|pull up|give me|explain|talk about|tell me about)\b|\b(?:what (?:does|do) (?:it|that|this|the|\d)|what (?:is|about) (?:it|that|this)|how (?:do|should) (?:i|we|you) (?:read|understand|take))\b/i;

/** Shows passages, or explains the only one if the message asks what it means. */
function shownOrExplained(scripture: Scripture, chat: ChatContext, spans: readonly Span[]): DraftAnswer {
  const only = spans.length === 1 ? spans[0] : undefined;
  if (only && asksMeaning(chat.message)) return explainPassage(scripture, chat, only);
  const explanation = only && explanationOf(scripture.text, only);
  return {
    speaker: 'guide',
    drafts: spans.slice(0, 3).flatMap((span) => shown(chat, span)),
    suggestions: [...(explanation ? [explanation.title] : []), 'Another verse', 'Give me words to pray'],
  };
}

function shown(chat: ChatContext, span: Span): DraftPart[] {
  const isLong = span.last - span.first >= MAX_VERSES_SHOWN;
  const text = pickPhrase(chat, isLong ? GUIDE_TEXTS.longNamed : GUIDE_TEXTS.named);
  return [textPart(text), cut(span)];
}

const ASKS_WHERE =
  /\b(?:where (?:does|do|did|in|is|are|can|would)\b.{0,40}?\b(?:says?|said|written|verse|bible|scriptures?)\b|what(?:'s| is) the (?:verse|passage|scripture|reference)|(?:what|which) (?:bible )?(?:verse|passage|book|scripture|psalm|chapter)\b.{0,30}(?:says?|goes|about|has|is|contains|where)|is (?:it|this|that) (?:in|from) (?:the bible|scripture)|is .{3,80} (?:in|from) the bible|does (?:the bible|scripture|it|god) (?:really |actually )?say|(?:who|the one that|the verse that|the one about) (?:said|says|goes)|(?:verse|passage|psalm) that (?:says|goes|begins|starts)|it says|as it says|the bible says)\b/i;

/**
 * Whether the user asks for words of the Bible text: 'where does it say', 'verses about bees', 'find the word peace'.
 */
export function asksForWords(message: string): boolean {
  return !ASKS_WHAT_IS_SAID.test(message) && (ASKS_WHERE.test(message) || ASKS_FOR_VERSES.test(message));
}

/** Matches questions about a subject or a reason, which do not ask for words of the text. */
const ASKS_WHAT_IS_SAID =
  /\bwhat (?:does|do|did) (?:the )?(?:bible|scriptures?|god|jesus|it) say\b|^\s*(?:why|how come)\b/i;

/** Whether the user asks if the Bible has something on a subject, in words that need not be in it. */
export function asksForSubject(message: string): boolean {
  return ASKS_FOR_SUBJECT.test(message);
}

const ASKS_FOR_SUBJECT =
  /\b(?:anything|something|much|a lot|nothing) (?:\w+ )?(?:in|from) (?:the )?(?:bible|scriptures?)\b|\bsays? (?:anything|something|much|nothing|a lot) (?:\w+ )?(?:about|on)\b/i;

/** A longer message is a story. It would share words with any verse. */
const MAX_QUESTION_WORDS = 25;

export function isStory(message: string): boolean {
  return wordsIn(message).length > MAX_QUESTION_WORDS;
}

const ASKS_FOR_VERSES =
  /\b(?:(?:bible )?(?:verses?|passages?|scriptures?|texts?|psalms?) (?:about|on|for|with|that|to)|(?:word|words) .{1,40}\b(?:bible|kjv|king james)|how (?:many times|often) .{1,60}\b(?:bible|kjv|king james))\b/i;

/** Finds quoted words, or says that a saying is not in Scripture. Returns null if neither applies. */
export function quotedWords(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const saying = sayingIn(chat.message);
  if (saying) return answerSaying(saying);
  const quoted = REFUSES_WORDS.test(chat.message) ? null : quotedIn(scripture, chat.message);
  if (!quoted) return null;
  const verdict = verify(scripture, quoted.words, null);
  if (verdict.span && verdict.kind === 'exact' && asksMeaning(chat.message))
    return explainPassage(scripture, chat, verdict.span);
  if (verdict.span && (quoted.isAsked || !mayBeOwnWords(quoted.words, verdict))) {
    const line = verdict.kind === 'exact' ? GUIDE_TEXTS.found : GUIDE_TEXTS.foundNearly;
    const quotedFrom = verdict.kind === 'exact' ? verdict.text : 'kjv';
    return {
      speaker: 'guide',
      drafts: [textPart(pickPhrase(chat, line)), { ...cut(verdict.span), quotedFrom }],
    };
  }
  return null;
}

/** Matches 'Don't give me "make a joyful noise"'. */
const REFUSES_WORDS =
  /\b(?:don['’]?t|do not|stop|quit|spare|sick of|tired of|enough of|instead of)\b[^.?!“"«]{0,40}[“"«‘']/i;

/** Says that the requested words are not in the text. Returns null if no words were requested. */
export function notFound(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const quoted = quotedIn(scripture, chat.message);
  if (
    !quoted?.isAsked ||
    isAfterDisclosure(chat) ||
    isStory(chat.message) ||
    isOwnStory(chat.message) ||
    ASKS_WHAT_IS_SAID.test(chat.message) ||
    asksForSubject(chat.message)
  )
    return null;
  const near = versesSharing(scripture, quoted.words, 3);
  const line = pickPhrase(chat, near.length > 0 ? GUIDE_TEXTS.notFound : GUIDE_TEXTS.notHere);
  return {
    speaker: 'guide',
    drafts: [textPart(line), ...passageParts(near)],
  };
}

/** Says where a saying comes from. Returns null if the message contains none, or asks for its meaning. */
export function knownSaying(chat: ChatContext): DraftAnswer | null {
  const saying = isAfterDisclosure(chat) || asksMeaning(chat.message) ? null : sayingIn(chat.message);
  return saying && answerSaying(saying);
}

/** Finds a saying that the message asks about or mostly consists of. A saying used in passing is only an idiom. */
function sayingIn(message: string): Saying | null {
  const words = wordsOf(message);
  const text = ` ${words.join(' ')} `;
  const isAsked = ASKS_WHERE.test(message);
  const isMost = (saying: readonly string[]) => saying.length + MAX_WORDS_AROUND_SAYING >= words.length;
  const found = normalizedSayings().find(({ wordings }) =>
    wordings.some((saying) => (isAsked || isMost(saying)) && text.includes(` ${saying.join(' ')} `)),
  );
  return found?.saying ?? null;
}

const MAX_WORDS_AROUND_SAYING = 4;

const normalizedSayings = lazy(() =>
  SAYINGS.map((saying) => ({ saying, wordings: saying.words.map((words) => wordsOf(words)) })),
);

function answerSaying({ answer, passages }: Saying): DraftAnswer {
  return {
    speaker: 'guide',
    drafts: [textPart(answer), ...passageParts(passages)],
  };
}

/**
 * Finds the quoted words: words in quotation marks, words next to 'where does it say', or a message that is Bible text.
 */
function quotedIn(scripture: Scripture, message: string): { words: string; isAsked: boolean } | null {
  const isAsked = ASKS_WHERE.test(message);
  const marked = /[“"«]([^“”"«»]{8,})[”"»]|(?<!\w)[‘']([^‘’\n]{8,})[’'](?!\w)/.exec(message);
  const inMarks = marked?.[1] ?? marked?.[2];
  if (inMarks && wordsIn(inMarks).length >= 2) return { words: inMarks, isAsked };
  if (isAsked) {
    const asked = ASKS_WHERE.exec(message);
    const after = message.slice((asked?.index ?? 0) + (asked?.[0].length ?? 0));
    const before = message.slice(0, asked?.index ?? 0);
    const isQuotation = (words: string) =>
      wordsIn(words).length >= 3 ||
      (wordsIn(words).length === 2 && isExactIn(verify(scripture, words, null), 'kjv'));
    const rest = [after, before].map(bareWords).find(isQuotation);
    if (rest) return { words: rest, isAsked };
  }
  const places = wordPlaces(message);
  if (places.length >= 5 && places.length <= 60) {
    const verdict = verify(scripture, message, null);
    if (verdict.kind === 'exact' && !mayBeOwnWords(message, verdict)) return { words: message, isAsked };
  }
  return null;
}

function isExactIn(verdict: Verdict, text: Verdict['text']): boolean {
  return verdict.kind === 'exact' && verdict.text === text;
}

/** People write a few words in modern English by chance that are also in the World English Bible. */
const MIN_MODERN_WORDS = 8;

function mayBeOwnWords(words: string, { text }: Verdict): boolean {
  return text === 'web' && wordsIn(words).length < MIN_MODERN_WORDS;
}

/** Removes the words that introduce a quotation. */
function bareWords(text: string): string {
  return text
    .replace(/^[\s,:]*(?:it |he |she |god |the bible )?(?:says? |said )?(?:that |about )?/i, '')
    .replace(/\b(?:in|from) (?:the )?(?:bible|scriptures?|kjv)\b|[?]/gi, ' ')
    .trim();
}

/** Finds verses that share words with the question. Leaves out verses that `chat` has already shown. */
export function versesSharing(
  scripture: Scripture,
  message: string,
  count: number,
  chat?: ChatContext,
): Span[] {
  const matches = searchVerses(scripture.index, message, kingJamesStems(expandQuery(message)), 30);
  const best = matches[0]?.score ?? 0;
  if (best < 7) return [];
  return matches
    .filter(({ score }) => score > best * 0.55)
    .map(({ verse }) => ({ first: verse, last: verse }))
    .filter((span) => !chat || !wasShown(chat, referenceOf(scripture.text, span)))
    .slice(0, count);
}

/** Finds verses on the subject of a question that shares no words with the text. Leaves out what was already shown. */
export function versesOnSubject(scripture: Scripture, chat: ChatContext, count: number): Span[] {
  return findBySubject(scripture, chat.message, 30)
    .map(({ verse }) => ({ first: verse, last: verse }))
    .filter((span) => !wasShown(chat, referenceOf(scripture.text, span)))
    .slice(0, count);
}
