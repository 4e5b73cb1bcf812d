/** A text some of whose parts were replaced, and where every character of it came from. */
export type Rewriting = {
  text: string;
  /** For every character of `text`, and one past its end, the position in the original. */
  origin: Int32Array;
};

export function unchanged(text: string): Rewriting {
  return { text, origin: Int32Array.from({ length: text.length + 1 }, (_, at) => at) };
}

/** Replaces what a global pattern finds; a replacement of `null` leaves it as it is. */
export function rewrite(
  { text, origin }: Rewriting,
  pattern: RegExp,
  replacement: (match: RegExpMatchArray) => string | null,
): Rewriting {
  // Nearly always, and matchAll() begins with a copy of its pattern.
  if (text.search(pattern) < 0) return { text, origin };
  let out = '';
  const from: number[] = [];
  let done = 0;
  const keep = (end: number) => {
    for (let at = done; at < end; at++) from.push(origin[at] as number);
    out += text.slice(done, end);
    done = end;
  };
  for (const match of text.matchAll(pattern)) {
    const instead = replacement(match);
    if (instead === null) continue;
    keep(match.index);
    from.push(...Array<number>(instead.length).fill(origin[match.index] as number));
    out += instead;
    done = match.index + match[0].length;
  }
  if (done === 0) return { text, origin };
  keep(text.length);
  from.push(origin[text.length] as number);
  return { text: out, origin: Int32Array.from(from) };
}
