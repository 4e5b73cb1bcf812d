import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import type { Entry } from '#content/knowledge/entry';
import { TOPICS } from '#content/topics';
import { cut, type DraftAnswer, type DraftPart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure, isForbiddenEntry } from '#server/guide/written/disclosures/afterDisclosure';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { glossesIn } from '#server/scripture/text/glosses';
import { bookName, referenceOf, type Span, type Text, versePlaceOf } from '#server/scripture/text/text';
import { titlesOf } from './knowledge';

/** Whether a message asks what a passage means or tells, and not only to see it. */
export function asksMeaning(message: string): boolean {
  return ASKS_MEANING.test(message) && !ASKS_TO_SHOW.test(message);
}

const ASKS_MEANING =
  /\b(?:mean(?:s|ing|t)?|explain\w*|explanation|context|understand|interpret\w*|about|summar\w+|break ?down|unpack|outline|recap|overview|happen(?:s|ed)?|going on|plain(?:ly)?|simple words|normal english|what'?s|what is|who is|why|how come|(?:don'?t|dont|do not) get)\b/i;
const ASKS_TO_SHOW =
  /\b(?:what (?:does|do|did) (?:it |the )?[\w\s:.-]{1,25} says?|show me|read me|text of)\b/i;

/** Explains a passage: shows its text and what is written about it, or else about its subject or its book. */
export function explainPassage(scripture: Scripture, chat: ChatContext, span: Span): DraftAnswer {
  const { text } = scripture;
  const reference = referenceOf(text, span);
  const explanation = explanationOf(text, span) ?? storyIn(text, chat, span);
  const passage = [cut(span), ...wordExplained(text, chat, span)];
  if (explanation) {
    const near = [...titlesOf(explanation.related), ...titlesShowing(reference)];
    const titles = [...new Set(near)].filter((title) => title !== explanation.title);
    return {
      speaker: 'guide',
      drafts: [...passage, textPart(explanation.text)],
      also: explanation.passages,
      suggestions: ['More', ...titles.slice(0, 2), 'Give me words to pray'],
    };
  }
  const book = bookName(versePlaceOf(text, span.first).book);
  const about = entryOfBook(book);
  return {
    speaker: 'guide',
    drafts: [
      ...passage,
      textPart(pickPhrase(chat, about ? GUIDE_TEXTS.meaning : GUIDE_TEXTS.meaningAlone)),
      ...(about ? [textPart(about.text)] : []),
    ],
    suggestions: [...titlesShowing(reference).slice(0, 3), 'Give me words to pray'],
  };
}

/** Returns the entry about a book of the Bible. Its passages may be in other books, too, but the first one is not. */
export function entryOfBook(book: string): Entry | null {
  return ENTRIES.find(({ kind, passages: [first = ''] }) => kind === 'book' && isIn(first, book)) ?? null;
}

/** Finds the explanation of a passage, of the passage around it, or of a part of it. */
export function explanationOf(text: Text, span: Span): Entry | null {
  const size = (one: Span) => one.last - one.first;
  const near = explanations(text).filter(
    ({ span: one }) => one.first <= span.last && one.last >= span.first && size(one) <= size(span) * 4 + 30,
  );
  const distance = (one: Span) => Math.abs(one.first - span.first) + Math.abs(one.last - span.last);
  return near.sort((a, b) => distance(a.span) - distance(b.span))[0]?.entry ?? null;
}

type Placed = { entry: Entry; span: Span };

const explanations = placesOf(['passage']);
const stories = placesOf(['story', 'event', 'person', 'text']);

/** Returns a function that finds the first passage of each entry of some kinds, once for each text. */
function placesOf(kinds: readonly Entry['kind'][]) {
  const entries = ENTRIES.filter(({ kind }) => kinds.includes(kind));
  const cache = new WeakMap<Text, readonly Placed[]>();
  return (text: Text): readonly Placed[] => {
    const places = cache.get(text) ?? entries.flatMap((entry) => placeOf(text, entry));
    cache.set(text, places);
    return places;
  };
}

function placeOf(text: Text, entry: Entry): Placed[] {
  const read = readReference(text, entry.passages[0] ?? '');
  const span = 'spans' in read ? read.spans[0] : undefined;
  return span ? [{ entry, span }] : [];
}

/** Finds the entry that tells the story of a chapter or is about a verse: its first passage is a part of it. */
function storyIn(text: Text, chat: ChatContext, span: Span): Entry | null {
  const found = stories(text)
    .filter(({ span: one }) => one.first >= span.first && one.last <= span.last)
    .filter(({ entry }) => !isForbiddenEntry(chat, entry.id))
    .sort((a, b) => b.span.last - b.span.first - (a.span.last - a.span.first));
  return isAfterDisclosure(chat) ? null : (found[0]?.entry ?? null);
}

/** Explains the word of the passage that the message asks about, if its sense has changed since the King James Bible. */
function wordExplained(text: Text, chat: ChatContext, { first, last }: Span): DraftPart[] {
  const word = ASKS_FOR_WORD.exec(chat.message)?.[1]?.toLowerCase();
  if (!word) return [];
  for (let verse = first; verse <= last; verse++) {
    const glosses = glossesIn(referenceOf(text, { first: verse, last: verse }), text.verses[verse] as string);
    const gloss = glosses.find(({ words }) =>
      words
        .toLowerCase()
        .split(' ')
        .some((one) => one.startsWith(word)),
    );
    if (gloss) return [textPart(`Here the old word ‘${gloss.words.toLowerCase()}’ means: ${gloss.sense}.`)];
  }
  return [];
}

const ASKS_FOR_WORD =
  /\b(?:what (?:does|do|did|is)|meaning of|define|explain)(?: the)?(?: word)? ["'“‘*]?([a-z]{2,20})["'”’*]?(?: (?:mean|in|here)|$)/i;

function isIn(reference: string, book: string): boolean {
  return reference.replace(/ \d[\d:,-]*$/, '').replace(/^Psalm$/, 'Psalms') === book;
}

/** Returns the titles of the pages and entries that show a passage or part of it. */
function titlesShowing(reference: string): string[] {
  const shows = (passages: readonly string[]) =>
    passages.some(
      (one) => one === reference || one.startsWith(`${reference}-`) || one.startsWith(`${reference}:`),
    );
  return [
    ...TOPICS.filter(({ passages }) => shows(passages)),
    ...ENTRIES.filter(({ kind, passages }) => kind !== 'book' && kind !== 'passage' && shows(passages)),
    ...DIFFERENCES.filter(({ passages }) => shows(passages)),
  ].map(({ title }) => title);
}
