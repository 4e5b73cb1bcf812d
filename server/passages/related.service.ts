import type { z } from 'zod';
import type { RelatedPassages, RelatedQuery } from '#contract/scripture';
import { wordsOfVerse } from '#contract/scriptureWords';
import { AppError } from '#server/http/appError';
import { readReference } from '#server/scripture/references/references';
import { contentWordsIn, type PlacedWord } from '#server/scripture/related/contentWords';
import { headingsOf, similarVerses } from '#server/scripture/related/similarVerses';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf, type Span, verseText } from '#server/scripture/text/text';

const MAX_TOPICS = 5;
const MAX_PASSAGES_OF_TOPIC = 8;
const MAX_VERSES = 8;
const MAX_SHARED_WORDS = 3;

/** Longer passages are about too much to have related passages: Psalm 119 has 176 verses. */
const MAX_SPAN_VERSES = 200;

/** Longer sections make the answer long; two chapters of the commentary have fewer. */
const MAX_SECTIONS = 8;

/** Finds passages related to a passage, and the sections of the commentary on it. */
export function findRelated(
  scripture: Scripture,
  { reference }: z.infer<typeof RelatedQuery>,
): RelatedPassages {
  const { text } = scripture;
  const read = readReference(text, reference);
  if ('message' in read) throw new AppError(read.nearest ? 'not_found' : 'invalid', read.message);
  const [span] = read.spans as [Span];
  if (span.last - span.first >= MAX_SPAN_VERSES) {
    throw new AppError('invalid', 'That passage is too long. Ask about one chapter at most.');
  }
  const words = contentWordsIn(scripture, span);
  return {
    reference: referenceOf(text, span),
    topics: topicsOf(scripture, span),
    verses: similarVerses(scripture, span)
      .slice(0, MAX_VERSES)
      .map(({ verse, numbers }) => ({
        reference: referenceOf(text, { first: verse, last: verse }),
        text: text.verses[verse] as string,
        shared: sharedWords(scripture, words, numbers),
      })),
    commentary: sectionsOn(scripture, span),
  };
}

function topicsOf(scripture: Scripture, span: Span): RelatedPassages['topics'] {
  const { text, topicalBible } = scripture;
  const shown = new Set<number>();
  return headingsOf(scripture, span)
    .map((heading) => ({ heading, topic: topicalBible.topicOf[heading] as number }))
    .filter(
      ({ heading, topic }) =>
        topicalBible.spansOf(heading).length > 2 && !shown.has(topic) && shown.add(topic),
    )
    .slice(0, MAX_TOPICS)
    .map(({ heading, topic }) => ({
      title: topicalBible.topics[topic] as string,
      heading: topicalBible.headingAt(heading),
      references: topicalBible
        .spansOf(heading)
        .filter(({ first, last }) => last < span.first || first > span.last)
        .slice(0, MAX_PASSAGES_OF_TOPIC)
        .map((other) => referenceOf(text, other)),
    }));
}

/** Returns the words of the passage that translate these Hebrew or Greek words. */
function sharedWords(
  { text, originals }: Scripture,
  words: readonly PlacedWord[],
  numbers: readonly number[],
): string[] {
  return numbers.slice(0, MAX_SHARED_WORDS).flatMap((number) => {
    const found = words.find(({ at }) => originals.numbers[at] === number);
    if (!found) return [];
    const place = wordsOfVerse(text.verses[found.verse] as string)[found.inVerse];
    return place
      ? [verseText(text, { first: found.verse, last: found.verse }).slice(place.start, place.end)]
      : [];
  });
}

function sectionsOn({ text, commentary }: Scripture, { first, last }: Span): RelatedPassages['commentary'] {
  const sections: RelatedPassages['commentary'] = [];
  for (let verse = first; verse <= last && sections.length < MAX_SECTIONS; ) {
    const section = commentary.sectionOn(verse);
    if (section) sections.push({ reference: referenceOf(text, section.span), text: section.text });
    verse = (section?.span.last ?? verse) + 1;
  }
  return sections;
}
