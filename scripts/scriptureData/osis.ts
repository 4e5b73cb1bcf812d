import { BOOKS } from '#contract/books';
import type { Text } from '#server/scripture/text/text';
import { verseAt } from '#server/scripture/text/text';

/** The names of the 66 books in OSIS references, in the order of the canon. */
const OSIS_BOOKS =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'.split(
    ' ',
  );

const NEW_TESTAMENT = OSIS_BOOKS.indexOf('Matt');

/** Returns the verse indexes of an OSIS reference like `Exod.6.16-Exod.6.20` or `Num.17`, or null if it is wrong. */
export function readOsisReference(text: Text, reference: string): { first: number; last: number } | null {
  const [from = '', to = from] = reference.split('-');
  const first = readOsisPlace(text, from)?.first;
  const last = readOsisPlace(text, to)?.last;
  return first === undefined || last === undefined || last < first ? null : { first, last };
}

function readOsisPlace(text: Text, place: string): { first: number; last: number } | null {
  const [name = '', chapterPart, versePart] = place.split('.');
  const book = OSIS_BOOKS.indexOf(name);
  const starts = text.books[book];
  if (!starts) return null;
  // The five books with one chapter are sometimes cited without it.
  const chapter = Number(chapterPart ?? (starts.length === 2 ? 1 : Number.NaN));
  if (versePart !== undefined) {
    const verse = verseAt(text, { book, chapter, verse: Number(versePart) });
    return verse === null ? null : { first: verse, last: verse };
  }
  const first = starts[chapter - 1];
  const next = starts[chapter];
  return first === undefined || next === undefined ? null : { first, last: next - 1 };
}

/** Lists the verse of every place of a testament. Headings have none. */
export function versesByPlace(text: Text, testament: 'ot' | 'nt'): (number | null)[] {
  const from = testament === 'ot' ? 0 : NEW_TESTAMENT;
  const to = testament === 'ot' ? NEW_TESTAMENT : BOOKS.length;
  const verses: (number | null)[] = [null, null];
  for (const starts of text.books.slice(from, to)) {
    verses.push(null);
    for (let chapter = 1; chapter < starts.length; chapter++) {
      verses.push(null);
      for (let verse = starts[chapter - 1] as number; verse < (starts[chapter] as number); verse++)
        verses.push(verse);
    }
  }
  return verses;
}

/** Removes the markup of a text and collapses white space. */
export function withoutMarkup(xml: string): string {
  return xml
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
