/**
 * Letters of scripts in which one code point is one letter: Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, Ethiopic,
 * Japanese, Chinese, Korean.
 */
const LETTER =
  'A-Za-z\\u00c0-\\u02af\\u0370-\\u0481\\u048a-\\u0588\\u05d0-\\u05ea\\u0620-\\u063f\\u0641-\\u064a\\u1200-\\u135a\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fff\\uac00-\\ud7a3';

/** Matches a name that starts with such a letter, if no combining character follows the letter. */
const SINGLE_LETTER = new RegExp(`^[${LETTER}](?=[${LETTER} .'’-]|$)`);

/** Matches what comes before the name itself in a last name: the 'of' of 'of Moab', the 'van der' of 'van der Berg'. */
const PARTICLES = /^(?:\p{Ll}+ )+(?=\p{Lu})/u;

/** Returns the first letters of the first and last name, in any script. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName.replace(PARTICLES, '')].map((name) => firstLetter(name).toUpperCase()).join('');
}

function firstLetter(name: string): string {
  // `Intl.Segmenter` takes 100 ms to load on a slow phone, and most names don't need it.
  if (SINGLE_LETTER.test(name)) return name.charAt(0);
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first?.segment ?? '';
}
