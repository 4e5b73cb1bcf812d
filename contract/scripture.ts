import { z } from 'zod';
import { WHOLE_CHAPTER } from './limits';

/** The longest list of references we saw has 120 characters. Reading one costs time that grows with its length. */
export const REFERENCE_MAX = 300;

/** A verse of the King James text; the translators' italics stand in [square brackets]. */
export const ScriptureVerse = z.object({
  reference: z.string(),
  chapter: z.int(),
  verse: z.int(),
  text: z.string(),
  /** The old heading of the psalm that begins here; it is left out where there is none. */
  title: z.string().optional(),
  /** Whether it opens a paragraph. */
  paragraph: z.boolean(),
  /** Whether it was asked for; false for what stands around it. */
  cited: z.boolean(),
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
  /** So many verses before and after, within the chapter. */
  context: z.coerce.number('Context is a number of verses.').int().min(0).max(WHOLE_CHAPTER).default(0),
});

/** As long as a message: people search with what they would say. */
export const SEARCH_MAX = 2000;

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
  /** 'topic' when an editor chose it for what was asked, 'words' when it only shares words with it. */
  because: z.enum(['topic', 'words']),
});

export const SearchAnswer = z.object({
  /** The page of the written guide that fits, if one does. */
  topic: z.object({ id: z.string(), title: z.string(), introduction: z.string() }).nullable(),
  results: z.array(SearchResult),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
