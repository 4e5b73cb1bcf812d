import { chapterAround, type Text } from '#server/scripture/text/text';
import { versesByPlace, withoutMarkup } from './osis';
import { readVerseEntries } from './swordModule';

/**
 * Extracts Matthew Henry's Concise Commentary as lines with tabs between: the first and the last verse index of a section
 * and its text. Titles, outlines and introductions to books are left out. A section reaches to the next one of its
 * chapter: the module names only the first verses of a section that covers more.
 */
export function extractCommentary(text: Text, folder: string): string[] {
  const sections = (['ot', 'nt'] as const).flatMap((testament) => {
    const verses = versesByPlace(text, testament);
    return readVerseEntries(folder, testament).flatMap(({ places, text: osis }) => {
      const first = places.map((place) => verses[place]).find((verse) => typeof verse === 'number');
      const words = sectionOf(osis);
      return typeof first === 'number' && words !== '' ? [{ first, words }] : [];
    });
  });
  return sections.map(({ first, words }, at) => {
    const next = sections[at + 1]?.first ?? text.verses.length;
    return `${first}\t${Math.min(next - 1, chapterAround(text, first).last)}\t${words}`;
  });
}

/** Returns the text of a section. Its heading is 'Verses 3-5', or else the number and the outline of the chapter. */
function sectionOf(osis: string): string {
  const [, ofVerses] = osis.split(/<hi type="bold">Verses? [\d\s,-]+<\/hi>/);
  const [, ofChapter] = osis.split(/<title type="x-s2">Chapter \d+<\/title>.*?<div eID="\w+" type="x-p"\/>/s);
  return withoutMarkup((ofVerses ?? ofChapter ?? '').replace(/<(title|table)\b.*?<\/\1>/gs, ' '));
}
