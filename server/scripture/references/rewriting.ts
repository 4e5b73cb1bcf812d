/** A text with replacements, and the original position of every character. */
export type Rewriting = {
  text: string;
  /** The original position of every character of `text`, and of its end. */
  origin: Int32Array;
};

export function rewritingOf(text: string): Rewriting {
  return { text, origin: Int32Array.from({ length: text.length + 1 }, (_, at) => at) };
}

/** Replaces the matches of a global pattern. A match whose replacement is null is kept. */
export function rewrite(
  { text, origin }: Rewriting,
  pattern: RegExp,
  replacement: (match: RegExpMatchArray) => string | null,
): Rewriting {
  // Fast path for texts without a match, which are most: matchAll() would first copy its pattern.
  if (text.search(pattern) < 0) return { text, origin };
  let out = '';
  const sources: number[] = [];
  let copiedTo = 0;
  const keep = (end: number) => {
    for (let at = copiedTo; at < end; at++) sources.push(origin[at] as number);
    out += text.slice(copiedTo, end);
    copiedTo = end;
  };
  for (const match of text.matchAll(pattern)) {
    const replaced = replacement(match);
    if (replaced === null) continue;
    keep(match.index);
    sources.push(...Array<number>(replaced.length).fill(origin[match.index] as number));
    out += replaced;
    copiedTo = match.index + match[0].length;
  }
  if (copiedTo === 0) return { text, origin };
  keep(text.length);
  sources.push(origin[text.length] as number);
  return { text: out, origin: Int32Array.from(sources) };
}
