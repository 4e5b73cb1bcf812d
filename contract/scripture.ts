import { z } from 'zod';
import { BIBLE_TEXTS, type BibleText } from './bibleTexts';
import { LONGEST_CHAPTER_VERSES, SEARCH_MAX } from './fields/limits';
import { formatCount } from './fields/numbers';

/** The longest list of references we saw has 120 characters. Parsing time grows with the length. */
export const REFERENCE_MAX = 300;

export const BibleTextId = z.enum(Object.keys(BIBLE_TEXTS) as [BibleText, ...BibleText[]]);

/** A word of a verse that modern readers misunderstand or do not know, and its sense in that verse. */
export const Gloss = z.object({
  /** Where the word starts in the text of the verse. */
  start: z.int(),
  words: z.string(),
  sense: z.string(),
});
export type Gloss = z.infer<typeof Gloss>;

/** A verse in modern English, from the World English Bible. */
const WorldEnglishVerse = z.object({
  /** Empty if the World English Bible leaves the verse out. */
  text: z.string(),
  /** Its heading of the psalm, only on its first verse. */
  title: z.string().optional(),
  /** Why the verse is left out, or how it is numbered there. */
  note: z.string().optional(),
});

/** A verse of the King James text; the translators' italics are in [square brackets]. */
export const ScriptureVerse = z.object({
  reference: z.string(),
  chapter: z.int(),
  verse: z.int(),
  text: z.string(),
  /** The traditional heading of the psalm, only on its first verse. */
  title: z.string().optional(),
  /** Whether the verse starts a paragraph. */
  paragraph: z.boolean(),
  /** Whether the verse was requested; false for its context. */
  cited: z.boolean(),
  /** In the order of the text. Absent if no word of the verse needs one. */
  glosses: z.array(Gloss).optional(),
  worldEnglish: WorldEnglishVerse,
});
export type ScriptureVerse = z.infer<typeof ScriptureVerse>;

export const Passage = z.object({
  reference: z.string(),
  book: z.string(),
  verses: z.array(ScriptureVerse),
  /** The chapters before and after, as references; null at either end of the Bible. */
  previousChapter: z.string().nullable(),
  nextChapter: z.string().nullable(),
});
export type Passage = z.infer<typeof Passage>;

export const PassageQuery = z.object({
  reference: z
    .string('Enter a passage, like John 3:16.')
    .trim()
    .min(1, 'Enter a passage, like John 3:16.')
    .max(REFERENCE_MAX, 'That’s too long for a reference. Try something like John 3:16.'),
  /** Number of verses to add before and after, within the chapter. */
  context: z.coerce
    .number('Context is a number of verses.')
    .int()
    .min(0)
    .max(LONGEST_CHAPTER_VERSES)
    .default(0),
});

export const WordQuery = z.object({
  verse: z
    .string('Name a verse, like John 3:16.')
    .trim()
    .min(1, 'Name a verse, like John 3:16.')
    .max(REFERENCE_MAX, 'Name a verse, like John 3:16.'),
  /** The position of the word in the verse, from 0, as `wordsOfVerse` counts. */
  word: z
    .string('A word is a number.')
    .regex(/^1?\d{1,2}$/, 'A word is a number.')
    .transform(Number),
});

/** A verse that contains the same word, and where it is in the verse's text. */
const WordOccurrence = z.object({
  reference: z.string(),
  text: z.string(),
  start: z.int(),
  end: z.int(),
});
export type WordOccurrence = z.infer<typeof WordOccurrence>;

/** A word of the Hebrew, Aramaic or Greek text, as Strong's dictionary explains it. */
const OriginalWord = z.object({
  /** Strong's number: `H7965` or `G3309`. */
  number: z.string(),
  language: z.enum(['Hebrew', 'Aramaic', 'Greek']),
  word: z.string(),
  transliteration: z.string(),
  pronunciation: z.string(),
  meaning: z.string(),
  /** How many verses contain it. */
  verseCount: z.int(),
  /** Some of the other verses that contain it, most similar to this verse first. */
  verses: z.array(WordOccurrence),
});

export const WordStudy = z.object({
  /** The verse, as a reference. */
  reference: z.string(),
  word: z.string(),
  /** What the word meant in 1611, where that differs from today. */
  sense: z.string().nullable(),
  /** Null if it does not translate a single word of the original. */
  original: OriginalWord.nullable(),
});
export type WordStudy = z.infer<typeof WordStudy>;

export const RelatedQuery = PassageQuery.pick({ reference: true });

export const RelatedPassages = z.object({
  reference: z.string(),
  /** Headings of Nave's Topical Bible that cite the passage, with other passages under the same heading. */
  topics: z.array(z.object({ title: z.string(), heading: z.string(), references: z.array(z.string()) })),
  verses: z.array(
    z.object({
      reference: z.string(),
      text: z.string(),
      /** Words of this passage that the verse shares, or shares in Hebrew or Greek. */
      shared: z.array(z.string()),
    }),
  ),
  /** Sections of a commentary on the passage, in the author's words. They are not Scripture. */
  commentary: z.array(z.object({ reference: z.string(), text: z.string() })),
});
export type RelatedPassages = z.infer<typeof RelatedPassages>;
export const VerdictKind = z.enum([
  /** Every word is in the cited passage, in this order. */
  'exact',
  /** The cited passage with changed words. */
  'altered',
  /** From another passage. */
  'misattributed',
  /** Combined from distant passages, or from the two texts. */
  'blended',
  /** The cited passage in other words. */
  'paraphrase',
  /** Not in the texts. */
  'unverified',
  /** There is no such passage. */
  'nonexistent',
]);
export type VerdictKind = z.infer<typeof VerdictKind>;

/** As long as a sermon of ten minutes. Verifying it takes up to a second. */
export const VERIFIED_TEXT_MAX = 10_000;

export const TextToVerify = z.object({
  text: z
    .string('Enter a text to verify.')
    .trim()
    .min(1, 'Enter a text to verify.')
    .max(VERIFIED_TEXT_MAX, `Verify up to ${formatCount(VERIFIED_TEXT_MAX)} characters at once.`),
});

export const VerifiedQuotation = z.object({
  quotation: z.string(),
  /** The reference that the text gives for the quotation, as it is written there. */
  givenReference: z.string().nullable(),
  verdict: VerdictKind,
  /** The passage of the quotation, or the most similar one. */
  source: z.object({ reference: z.string(), version: BibleTextId, text: z.string() }).nullable(),
});
export type VerifiedQuotation = z.infer<typeof VerifiedQuotation>;

export const VerifiedText = z.object({ quotations: z.array(VerifiedQuotation) });

export const SearchQuery = z.object({
  q: z
    .string('Enter something to search for.')
    .trim()
    .min(1, 'Enter something to search for.')
    .max(SEARCH_MAX, `Search with up to ${SEARCH_MAX} characters.`),
  limit: z.coerce.number('A limit is a number.').int().min(1).max(100).default(10),
});

const SearchResult = z.object({
  reference: z.string(),
  text: z.string(),
  /**
   * 'topic' if an editor chose the verse for this query, 'words' if the verse shares words with the query, and
   * 'subject' if a topical Bible or a dictionary connects them.
   */
  because: z.enum(['topic', 'words', 'subject']),
});

export const SearchAnswer = z.object({
  /** The matching page of the written guide, if there is one. */
  topic: z.object({ id: z.string(), title: z.string(), introduction: z.string() }).nullable(),
  results: z.array(SearchResult),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
