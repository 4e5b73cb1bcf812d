import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import type { Difference, Entry } from '#content/knowledge/entry';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';

export type KnowledgeItem = { kind: 'entry'; entry: Entry } | { kind: 'difference'; difference: Difference };

/** Finds a knowledge entry or disputed question by id. Returns null for the id of a topic page. */
export function knowledgeById(id: string): KnowledgeItem | null {
  return byId().get(id) ?? null;
}

export function titleOf(known: KnowledgeItem): string {
  return known.kind === 'entry' ? known.entry.title : known.difference.title;
}

/**
 * Finds the entry that a message asks for by name: 'who was Melchizedek', 'summarize Romans', 'purgatory'. Returns null
 * if the message contains more than a name and the words that usually surround one.
 */
export function knowledgeByName(message: string): KnowledgeItem | null {
  const words = wordsOf(message);
  if (words.length > MAX_QUESTION_WORDS) return null;
  const isQuestion = words.some((word) => ASKING.has(word));
  if (!isQuestion && words.length > MAX_WORDS_AROUND_NAME) return null;
  const rest = words.filter((word) => !AROUND.has(word));
  if (words.some((word) => OF_A_BOOK.has(word))) {
    const title = rest.filter((word) => !OF_A_BOOK.has(word));
    const book = [words, rest, title].map((candidate) => byBook().get(candidate.join(' '))).find(Boolean);
    if (book) return book;
  }
  // 'My job' is not a request for the book of Job.
  return (
    byName().get(words.join(' ')) ?? (words.includes('my') ? undefined : byName().get(rest.join(' '))) ?? null
  );
}

/**
 * Finds the entry whose name directly follows a question: 'who was Onesimus before Paul met him'. Returns null if the
 * name is only the start of a longer one.
 */
export function knowledgeAskedFor(message: string): KnowledgeItem | null {
  for (const clause of message.split(/[.?!;:,\n]+/)) {
    const words = wordsOf(clause);
    const at = nameAfterQuestion(words);
    const found = at === null || words.length > MAX_QUESTION_WORDS ? null : longestNameAt(words, at);
    const next = found && words[(at ?? 0) + found.length];
    const isWhole = next === undefined || AFTER_NAME.has(next ?? '');
    if (found && isWhole && !isShared(words.slice(at ?? 0, (at ?? 0) + found.length).join(' ')))
      return knowledgeById(found.id);
  }
  return null;
}

/** Returns the position of the word after 'who was the' or 'what does the word'. Returns null if there is none. */
export function nameAfterQuestion(words: readonly string[]): number | null {
  const asked = words.findIndex((word, at) => {
    const next = words[at + 1] ?? '';
    return (
      (/^(?:who|what|where)$/.test(word) && /^(?:is|are|was|were|does|do|did)$/.test(next)) ||
      /^(?:explain|define)$/.test(word) ||
      (/^(?:meaning|story|life)$/.test(word) && next === 'of') ||
      (word === 'tell' && next === 'me')
    );
  });
  if (asked < 0) return null;
  let at = asked + 1;
  while (at < words.length && BEFORE_NAME.has(words[at] as string)) at++;
  return at < words.length ? at : null;
}

const BEFORE_NAME = new Set(
  'is are was were does do did of me about who what where the a an that this word term phrase meaning definition meant by exactly actually really please'.split(
    ' ',
  ),
);
/** Words that may follow a name and are never part of it. */
export const AFTER_NAME = new Set(
  'and or in before after when who why how did does do is are was were mean means exactly from according really again like please though actually even so because at today now'.split(
    ' ',
  ),
);

/**
 * Finds the entries named in a message, with weights. A name of several words has full weight. A name of one word has
 * less, because it may be an everyday word.
 */
export function namesIn(message: string): { ids: ReadonlyMap<string, number>; isQuestion: boolean } {
  const words = wordsOf(message).slice(0, MAX_WORDS_SEARCHED);
  const ids = new Map<string, number>();
  for (let at = 0; at < words.length; at++) {
    const found = longestNameAt(words, at);
    if (!found) continue;
    ids.set(found.id, Math.max(ids.get(found.id) ?? 0, found.length > 1 ? 1 : ONE_WORD));
    at += found.length - 1;
  }
  return {
    ids,
    isQuestion: words.length <= MAX_QUESTION_WORDS && words.some((word) => ASKING_MORE.has(word)),
  };
}

/** Finds the entry named in a message that `isWanted` accepts. A name of several words goes before others. */
export function entryNamedIn(message: string, isWanted: (entry: Entry) => boolean): Entry | null {
  const named = [...namesIn(message.replace(STORY_OF, ' ')).ids].sort((a, b) => b[1] - a[1]);
  for (const [id] of named) {
    const known = knowledgeById(id);
    if (known?.kind === 'entry' && isWanted(known.entry)) return known.entry;
  }
  return null;
}

/** 'The story of David' is a name, too, but in 'the story of David and Goliath' the longer name counts. */
const STORY_OF = /\b(?:story|parable|account) of\b/gi;

/**
 * Finds the only book of the Bible named in a message, and the rest of the message. Returns null if there is none, or
 * several.
 */
export function bookNamedIn(message: string): { book: Entry; rest: string } | null {
  const words = wordsOf(message);
  const found: { book: Entry; at: number; length: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    if (words[at - 1] === 'my') continue;
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
      const name = words.slice(at, at + length).join(' ');
      const known = name.length < MIN_BOOK_LENGTH && name !== 'job' ? undefined : byBook().get(name);
      if (known?.kind !== 'entry') continue;
      found.push({ book: known.entry, at, length });
      at += length - 1;
      break;
    }
  }
  const [first, ...others] = found;
  if (!first || others.some(({ book }) => book !== first.book)) return null;
  return {
    book: first.book,
    rest: words.filter((_, at) => at < first.at || at >= first.at + first.length).join(' '),
  };
}

/** Abbreviations such as 'dan' and 'song' are names and everyday words. */
const MIN_BOOK_LENGTH = 4;

function longestNameAt(words: readonly string[], at: number): { id: string; length: number } | null {
  if (!firstWords().has(words[at] as string)) return null;
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
    const known = byName().get(words.slice(at, at + length).join(' '));
    if (!known || (length === 1 && isEveryday(words[at] as string))) continue;
    return { id: known.kind === 'entry' ? known.entry.id : known.difference.id, length };
  }
  return null;
}

/** Whether several entries have this name: 'Tamar' alone does not identify a person. */
function isShared(name: string): boolean {
  return (claims().get(name) ?? 0) > 1;
}

const claims = lazy(() => {
  const counts = new Map<string, number>();
  for (const known of byId().values()) {
    const { names } = known.kind === 'entry' ? known.entry : known.difference;
    for (const name of new Set([titleOf(known), ...names].flatMap(spellingsOf)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
});

function isEveryday(word: string): boolean {
  return AROUND.has(word) || HOMONYMS.has(word);
}

/** Names that are everyday words in most messages: 'a lot', 'my job', 'is it a sin'. */
const HOMONYMS = new Set(['lot', 'mark', 'job', 'acts', 'numbers', 'judges', 'sin']);

const MAX_WORDS_SEARCHED = 120;
const MAX_NAME_WORDS = 5;
const ONE_WORD = 0.8;
const MAX_QUESTION_WORDS = 20;
/** Maximum number of words in a message that only names an entry, without a question word. */
const MAX_WORDS_AROUND_NAME = 4;

/** Words that ask for a book of the Bible rather than a person of the same name. */
const OF_A_BOOK = new Set(
  'summarize summary overview outline wrote author chapters read reading letter epistle gospel book'.split(
    ' ',
  ),
);

const ASKING = new Set(
  'who what where when which why tell explain define meaning mean means summarize summary overview describe about story outline parable'.split(
    ' ',
  ),
);

/** Words that mark a message as a question, without naming anything. */
const ASKING_MORE = new Set([
  ...ASKING,
  ...'how did does do is are was were can could should would will must allowed wrong sin ok okay bible'.split(
    ' ',
  ),
]);

/** Words that usually surround a name. */
const AROUND = new Set(
  `who what where when which why is was were are be the a an of in on for to from and it that this these those s tell me us about explain
  define meaning mean means definition summarize summary overview describe story outline person place please can could would will you do does did know
  say says said real true exist exists bible biblical scripture kjv word term exactly really actually i want wanted need learn more something everything anything say says
  his her their my our book guy man woman lady dude whole quick short simple simply words like at all basically hi hello hey okay so
  give let know understand understanding learn teach help with heard keep hearing wondering curious question old new testament happened happen`.split(
    /\s+/,
  ),
);

export const byId = lazy(
  () =>
    new Map<string, KnowledgeItem>([
      ...ENTRIES.map((entry) => [entry.id, { kind: 'entry', entry }] as const),
      ...DIFFERENCES.map((difference) => [difference.id, { kind: 'difference', difference }] as const),
    ]),
);

const byName = lazy(() => namesOf([...byId().values()]));
const byBook = lazy(() =>
  namesOf([...byId().values()].filter((known) => known.kind === 'entry' && known.entry.kind === 'book')),
);

/** The words with which names begin, because most words of a message begin none. */
const firstWords = lazy(() => new Set([...byName().keys()].map((name) => name.split(' ')[0])));

/**
 * Maps titles and names to entries. Titles take precedence over names. If entries share a name, the first one keeps it.
 */
function namesOf(all: readonly KnowledgeItem[]): ReadonlyMap<string, KnowledgeItem> {
  const named = new Map<string, KnowledgeItem>();
  const add = (name: string, known: KnowledgeItem) => {
    for (const spelled of spellingsOf(name)) {
      if (!EVERYDAY_WORDS.has(spelled) && !named.has(spelled)) named.set(spelled, known);
    }
  };
  for (const known of all) add(titleOf(known), known);
  for (const known of all) {
    const { names } = known.kind === 'entry' ? known.entry : known.difference;
    for (const name of names) add(name, known);
  }
  return named;
}

/**
 * Returns a name as written, and without the words in AROUND. Skips the second form if only one everyday word would be
 * left, as in 'hearing God'.
 */
function spellingsOf(name: string): string[] {
  const words = wordsOf(name);
  const bare = words.filter((word) => !AROUND.has(word));
  const isDistinctive = bare.length > 1 || words.every((word) => ARTICLES.has(word) || bare.includes(word));
  return [words.join(' '), ...(isDistinctive ? [bare.join(' ')] : [])].filter(Boolean);
}

const ARTICLES = new Set(['the', 'a', 'an']);

/** Everyday words that are not names, although abbreviations such as 'Am' (Amos), 'Nah' and 'Ur' normalize to them. */
const EVERYDAY_WORDS = new Set(['am', 'no', 'your', 'is', 'so', 'he', 'we']);
