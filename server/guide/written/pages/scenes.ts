import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { isBibleQuestion, properNamesOf, questionStems } from '#server/guide/intent/bibleQuestion';
import { knowledgeById, namesIn } from '#server/guide/intent/knowledgeNames';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf } from '#server/scripture/scripture.service';
import { contentStems } from '#server/scripture/search/contentStems';
import { findScene, passageNaming } from '#server/scripture/search/scenes';
import { inverseDocumentFrequency } from '#server/scripture/search/search';
import { stemOf } from '#server/scripture/text/stems';
import { chapterAround, referenceOf, type Span } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { entriesNear, entryNames } from './askedNames';
import { entryContent, titlesOf } from './knowledge';

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
 * Answers a question about a name or an event that no entry is about, with the passage that holds the question's words:
 * 'who was Malchus', 'what was Samson's riddle'.
 */
export function sceneAsked(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || !isBibleQuestion(chat.message)) return null;
  const stems = questionStems(chat.message);
  const told = new Set(entriesNear(chat).flatMap(stemsTold));
  const rare = stems.filter((stem) => rarityOf(scripture, stem) >= RARE && !told.has(stem));
  if (rare.length === 0) return null;
  const span = sceneWith(scripture, chat, stems, rare) ?? placeOfName(scripture, chat, rare);
  if (!span) return null;
  const shown = widened(scripture, span);
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, GUIDE_TEXTS.scene)), passagePart(shown)],
    also: [referenceOf(scripture.text, shown)],
    suggestions: [...titlesOf([...namesIn(chat.message).ids.keys()]).slice(0, 2), 'More'],
  };
}

function stemsTold(id: string): string[] {
  const known = knowledgeById(id);
  return known ? contentStems(`${entryNames(id)} ${entryContent(known)[0]}`) : [];
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

/** Adds the verses around a short span, up to the limits of its paragraph. */
function widened({ text }: Scripture, { first, last }: Span): Span {
  const chapter = chapterAround(text, first);
  let from = first;
  let to = last;
  while (from > chapter.first && text.paragraphs[from] !== 1 && to - from + 1 < MAX_VERSES_WITH_LEAD_IN)
    from -= 1;
  while (to < chapter.last && text.paragraphs[to + 1] !== 1 && to - from + 1 < MAX_VERSES) to += 1;
  return { first: from, last: to };
}
