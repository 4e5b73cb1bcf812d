import type { Figure } from '#content/figures/figure';
import { FIGURE_REPLIES, OWN_BOOKS } from '#content/guide/figureReplies';
import { BOOKS } from '#contract/books';
import { type DraftAnswer, passagePart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import type { Scripture } from '#server/scripture/scripture';
import { expandQuery, kingJamesStems } from '#server/scripture/search/queryExpansion';
import { searchVerses } from '#server/scripture/search/search';
import { findBySubject } from '#server/scripture/search/subjectSearch';
import { referenceOf, versePlaceOf } from '#server/scripture/text/text';
import { asks, imagined } from './figureStories';

/** Shows what the figure's own books say about a subject, for 'What did you write about the borrower?' */
export function ownWords(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  const own = OWN_BOOKS[figure.figureId];
  const subject = own && subjectAsked(chat.message, own.isSaid === true);
  if (!own || !subject) return null;
  const verse = bestVerse(scripture, chat, own.books, subject);
  if (verse === null) return null;
  return {
    speaker: 'figure',
    drafts: [
      imagined(`${own.lead} ${pickPhrase(chat, FIGURE_REPLIES.ownWords)}`),
      passagePart({ first: verse, last: verse }),
    ],
    suggestions: ['Another verse', ...asks(figure, chat).slice(0, 2)],
  };
}

/** Returns the subject in 'what did you write about anger'. Returns null if the message asks for something else. */
function subjectAsked(message: string, isSaid: boolean): string | null {
  const text = message
    .trim()
    .replace(/[ ,]+(?:where|which (?:verse|chapter|one))(?: (?:is|was) (?:it|that))?[\s?]*$/i, '');
  const patterns = isSaid ? [ASKS_OWN_WORDS, ASKS_WHAT_WAS_SAID] : [ASKS_OWN_WORDS];
  const asked = patterns.map((pattern) => pattern.exec(text)).find(Boolean);
  return asked?.slice(1).find(Boolean) ?? null;
}

const ASKS_OWN_WORDS =
  /\b(?:you|u)(?: (?:ever|also|not|once|really|even))? (?:write|wrote|written|teach|taught|sing|sang)(?: (?:anything|something|somewhere|once|much|more|down|a lot))* (?:about|on|that|of|for)\b[ :,]*(.{3,80}?)[\s.?!]*$|\b(?:your|ur) (?:\w+ )?(?:proverbs?|psalms?|letters?|songs?|verses?|lines?|sayings?|poems?)(?: \w+){0,2}? (?:about|on|for|with|where|that says?)\b[ :,]*(.{3,80}?)[\s.?!]*$/i;
const ASKS_WHAT_WAS_SAID =
  /\b(?:what|where) (?:did|have|was it) (?:you|u) (?:say|said)(?: again)? (?:about|on)\b[ :,]*(.{3,80}?)[\s.?!]*$/i;

/** Returns the verse of the books that fits best. A verse that shares rare words counts before one on the subject. */
function bestVerse(
  scripture: Scripture,
  chat: ChatContext,
  books: readonly string[],
  subject: string,
): number | null {
  const isOwn = ({ verse }: { verse: number }) =>
    books.includes(BOOKS[versePlaceOf(scripture.text, verse).book]?.[0] ?? '') &&
    !wasShown(chat, referenceOf(scripture.text, { first: verse, last: verse }));
  const byWords = searchVerses(scripture.index, subject, kingJamesStems(expandQuery(subject)), MAX_VERSES)
    .filter(isOwn)
    .slice(0, MAX_ALIKE);
  const bySubject = findBySubject(scripture, subject, MAX_VERSES).filter(isOwn);
  const best = byWords[0]?.score ?? 0;
  if (best < MIN_SHARED) return bySubject[0]?.verse ?? byWords[0]?.verse ?? null;
  // Among verses that share about the same words, the one that is best known for the subject counts.
  const alike = new Set(byWords.filter(({ score }) => score >= best * ALIKE).map(({ verse }) => verse));
  return bySubject.find(({ verse }) => alike.has(verse))?.verse ?? byWords[0]?.verse ?? null;
}

const MAX_VERSES = 400;
/** Verses with at least this share of the best score are alike. */
const ALIKE = 0.8;
const MAX_ALIKE = 8;
/** From this score on, a verse shares enough rare words with the question. */
const MIN_SHARED = 9;
