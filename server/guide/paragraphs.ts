/** Longer than any honest paragraph: what goes on and on without a break is cut here. */
const PARAGRAPH_MAX = 4000;

/** The finished paragraphs of a text that comes piece by piece; the last one when the text ends. */
export async function* paragraphsOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let open = '';
  for await (const piece of pieces) {
    open += piece;
    // A line that only names a passage belongs to what stands above it, so a paragraph ends where the next begins.
    for (let end = endIn(open); end; end = endIn(open)) {
      const paragraph = open.slice(0, end.at).trim();
      open = open.slice(end.next);
      if (paragraph !== '') yield paragraph;
    }
  }
  if (open.trim() !== '') yield open.trim();
}

function endIn(text: string): { at: number; next: number } | null {
  const blank = /\n[ \t\r]*\n\s*(?=[^\s—–>-])/.exec(text);
  if (blank) return { at: blank.index, next: blank.index + blank[0].length };
  return text.length > PARAGRAPH_MAX ? { at: PARAGRAPH_MAX, next: PARAGRAPH_MAX } : null;
}
