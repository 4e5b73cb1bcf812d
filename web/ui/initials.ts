/** The first letters of first and last name, in any script. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => firstLetter(name).toLocaleUpperCase()).join('');
}

function firstLetter(name: string): string {
  // Where one sign is not one letter the browser has to know; asking it takes a phone a while.
  if (/^[A-Za-z]([ -~]|$)/.test(name)) return name.charAt(0);
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first?.segment ?? '';
}
