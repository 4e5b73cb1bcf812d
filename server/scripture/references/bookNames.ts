import { BOOKS } from '#contract/books';

/** OSIS book ids, as bible-passage-reference-parser returns them, in the order of the canon. */
const OSIS =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'.split(
    ' ',
  );

export const BOOK_OF_OSIS: ReadonlyMap<string, number> = new Map(OSIS.map((name, book) => [name, book]));

const ABBREVIATIONS =
  'gen exod exo ex lev num deut josh judg jdg sam kgs chron chr neh esth est psalm pss psa ps prov pro eccles eccl ecc song songs isa jer lam ezek eze dan hos obad mic nah hab zeph hag zech zec mal matt mat mt mk mar lk luk jn jhn joh cor gal eph phil php col thess thes tim tit phlm philem rom act heb jas pet rev revelations';

const NAMES = BOOKS.map(([name]) => name.toLowerCase().replace(/^[1-3] /, ''));

/** Regular expression source that matches the name or abbreviation of a book. It needs the flag `i`. */
export const BOOK_PATTERN = `(?:${[...new Set([...NAMES, ...ABBREVIATIONS.split(' '), 'song of songs'])]
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** Names that the parser does not know, and the names that replace them. */
export const BOOK_NAME_REPLACEMENTS: readonly [RegExp, string][] = [
  [
    /\b(?:the )?(?:canticles?(?: of canticles)?|cant\.?|song of sol\b\.?|solomon['’]s song)(?=[ .]*[\divxlc])/gi,
    'Song of Solomon',
  ],
  [/\b(?:the )?apocalypse(?: of (?:st\.? |saint )?john)?(?=[ .]*[\divxlc])/gi, 'Revelation'],
  [/\brevelations? of (?:st\.? |saint )?john(?: the divine)?(?=[ .,]*[\divxlc])/gi, 'Revelation'],
  [/\b(?:the )?(?:epistle|letter) of (?=(?:st\.? |saint )?(?:james|jude|peter|john|paul))/gi, ''],
  [/(?<=\bpsalm) (?:the|no\.?|number|nr\.?)(?= \d)/gi, ''],
  [/\bqohelet?h\b/gi, 'Ecclesiastes'],
  [/\b(?:the )?acts of the (?:holy )?apostles\b/gi, 'Acts'],
  [/\b(?:the )?(?:holy )?gospel (?:according to|of) (?:st\.? |saint |s\. )?(?=matthew|mark|luke|john)/gi, ''],
  [/\b(?:st\.?|saint|s\.) (?=matthew|mark|luke|john|james|peter|jude)/gi, ''],
  [/\bpaul['’]s (?:first |second )?(?:letter|epistle) to (?:the )?/gi, ''],
  [/\b(?:the )?(?:epistle|letter)s? (?:of (?:st\.? )?[a-z]+ )?to the (?=[a-z]+)/gi, ''],
  [/\bbook of (?=psalms?|job|ruth|revelation|daniel|acts)/gi, ''],
];

/** Books that are in some Bibles, but not in the King James text we use. */
export const BOOKS_NOT_IN_KJV =
  /^(?:[1-4]\s*)?(tobit|judith|baruch|sirach|ecclesiasticus|wisdom(?: of solomon)?|maccabees|macc|esdras|bel and the dragon|susanna|prayer of (?:manasseh|azariah)|enoch|jubilees|jasher|(?:gospel of )?thomas)\b/i;

/**
 * Corrects a misspelled book name. Returns the nearest name within an edit distance of 1 or 2, or null if there is
 * none.
 */
export function nearestBook(name: string): string | null {
  const wanted = name.toLowerCase();
  if (wanted.length < 5) return null;
  const allowed = wanted.length < 7 ? 1 : 2;
  const near = NAMES.map((book) => ({ book, distance: editDistance(wanted, book, allowed) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.book ?? null;
}

/** Returns the Levenshtein distance. Stops early and returns more than `limit` if the lengths differ by more. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
