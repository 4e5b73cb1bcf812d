/** The first letters of first and last name, in any script. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => firstLetter(name).toLocaleUpperCase()).join('');
}

function firstLetter(name: string): string {
  // A letter by itself is told at once; where signs belong together the browser has to know, and a phone takes a while.
  const [letter] = /^\p{L}(?![\p{M}\u200d])/u.exec(name) ?? [];
  if (letter) return letter;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first?.segment ?? '';
}
