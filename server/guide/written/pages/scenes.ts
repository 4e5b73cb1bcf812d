import type { Entry } from '#content/knowledge/entry';
import { properNamesOf, questionStems } from '#server/guide/intent/bibleQuestion';
import type { ChatContext } from '#server/guide/written/chatContext';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf } from '#server/scripture/scripture.service';
import { contentStems } from '#server/scripture/search/contentStems';
import { stemsLike } from '#server/scripture/search/queryExpansion';
import { findScene, passageNaming, shareHeld } from '#server/scripture/search/scenes';
import { inverseDocumentFrequency } from '#server/scripture/search/search';
import { stemOf } from '#server/scripture/text/stems';
import { chapterAround, referenceOf, type Span, type Text } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { entryWords } from './rankedEntries';
import { asksForSummary } from './summaries';

// These limits were tuned on 300 questions by people who had not seen the guide.
/** Minimum share of the question's words in the passage. */
const MIN_SHARE = 0.72;
/** Higher if the question names no one, or someone of whom little is written. */
const MIN_SHARE_OTHERWISE = 0.8;
/** The rarity of a word that stands in about fifty verses. The passage must contain a word as rare. */
const RARE = 6.4;
/** The rarity of a name that stands in about thirty verses. */
const RARE_NAME = 7;

/**
 * Finds the passage about a name or an event that an entry does not mention: 'who was Malchus', 'what was Samson's
 * riddle'. Returns null if the entry mentions all rare words of the question, or if no passage holds most of its words.
 */
export function sceneAsked(scripture: Scripture, chat: ChatContext, entryId: string | null): Span | null {
  const stems = questionStems(chat.message);
  const mentioned = new Set(entryId === null ? [] : contentStems(entryWords(entryId)));
  const rare = stems.filter((stem) => rarityOf(scripture, stem) >= RARE && !mentioned.has(stem));
  if (rare.length === 0) return null;
  const span = sceneWith(scripture, chat, stems, rare) ?? placeOfName(scripture, chat, rare);
  return span && wholeSentences(scripture.text, span);
}

function rarityOf({ index, worldEnglish }: Scripture, stem: string): number {
  return Math.min(inverseDocumentFrequency(index, stem), inverseDocumentFrequency(worldEnglish.index, stem));
}

/** Finds the passage with most of the question's words, with one of the rare ones and with all its names. */
function sceneWith(
  scripture: Scripture,
  { message }: ChatContext,
  stems: readonly string[],
  rare: readonly string[],
): Span | null {
  if (stems.length < 2) return null;
  const names = properNamesOf(message, scripture.properNames()).map(stemOf);
  const found = findScene(
    scripture,
    stems,
    OF_JESUS.test(message) ? spanOf(scripture.text, 'Matthew 1:1').first : 0,
  );
  // Of a rare name, the passage in which it occurs most often is the better guess.
  const isSure = names.length > 0 && names.every((name) => rarityOf(scripture, name) < RARE_NAME);
  if (!found || found.share < (isSure ? MIN_SHARE : MIN_SHARE_OTHERWISE)) return null;
  const held = stemsIn(scripture, found.span);
  return rare.some((stem) => held.has(stem)) && names.every((name) => held.has(name)) ? found.span : null;
}

const OF_JESUS = /\b(?:jesus|christ)\b/i;

/** Returns the stems of a passage, with the name of its book: Jeremiah calls himself 'me'. */
function stemsIn({ text, worldEnglish }: Scripture, { first, last }: Span): Set<string> {
  const texts = [text, worldEnglish.text].map(({ verses }) => verses.slice(first, last + 1).join(' '));
  return new Set([referenceOf(text, { first, last }), ...texts].flatMap(wordsIn).map(stemOf));
}

/** Returns the passage in which the rarest name of the question occurs most often. */
function placeOfName(scripture: Scripture, { message }: ChatContext, rare: readonly string[]): Span | null {
  const names = properNamesOf(message, scripture.properNames()).filter((name) => rare.includes(stemOf(name)));
  const rarity = (name: string) => rarityOf(scripture, stemOf(name));
  const [rarest] = names.sort((a, b) => rarity(b) - rarity(a));
  return rarest === undefined ? null : passageNaming(scripture, rarest);
}

const MAX_VERSES = 8;
const MAX_VERSES_WITH_LEAD_IN = 6;

/** Adds the verses around a short span: up to the limits of its paragraph, or else of its first and last sentence. */
function wholeSentences(text: Text, { first, last }: Span): Span {
  const chapter = chapterAround(text, first);
  let from = first;
  let to = last;
  const endsSentence = (verse: number) => /[.?!][^\w]*$/.test(text.verses[verse] as string);
  while (from > chapter.first && text.paragraphs[from] !== 1 && to - from + 1 < MAX_VERSES_WITH_LEAD_IN)
    from -= 1;
  while (to < chapter.last && text.paragraphs[to + 1] !== 1 && to - from + 1 < MAX_VERSES) to += 1;
  while (from < first && from > chapter.first && !endsSentence(from - 1)) from += 1;
  while (to > last && !endsSentence(to)) to -= 1;
  while (from > chapter.first && !endsSentence(from - 1) && to - from + 1 < MAX_VERSES_OF_SENTENCE) from -= 1;
  while (to < chapter.last && !endsSentence(to) && to - from + 1 < MAX_VERSES_OF_SENTENCE) to += 1;
  return { first: from, last: to };
}

const MAX_VERSES_OF_SENTENCE = 10;

/** How much more of the question's words a later passage of an entry must hold to be shown instead of the first one. */
const MIN_GAIN = 0.3;
/** Minimum share of those words in a later passage. */
const MIN_SHARE_OF_LATER = 0.6;

/**
 * Returns the passage of an entry that holds most of the words of the question that the entry itself does not mention.
 * Returns null if it is the first one, or if the message asks for a summary.
 */
export function closestPassage(
  scripture: Scripture,
  { message }: ChatContext,
  { title, names, text, passages }: Entry,
): string | null {
  if (asksForSummary(message)) return null;
  const mentioned = new Set(contentStems([title, ...names, text].join(' ')));
  const stems = questionStems(message).filter((stem) => !stemsLike(stem).some((like) => mentioned.has(like)));
  const shares = passages.map((reference) => {
    const read = readReference(scripture.text, reference);
    return 'spans' in read ? shareHeld(scripture, stems, read.spans) : 0;
  });
  const most = Math.max(...shares);
  return most >= Math.max(MIN_SHARE_OF_LATER, (shares[0] ?? 0) + MIN_GAIN)
    ? (passages[shares.indexOf(most)] ?? null)
    : null;
}
