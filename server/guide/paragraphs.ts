/** Longer than any real paragraph: text without a break is cut here. */
const MAX_PARAGRAPH_LENGTH = 4000;

/**
 * A line that only names a passage belongs to the paragraph above it, so a paragraph ends where the next one begins.
 */
const PARAGRAPH_END = /\n\n(?=[^\s—–>-])/;

/** Yields each paragraph of a streamed text as soon as it is complete, and the last one at the end. */
export async function* paragraphsOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let open = '';
  for await (const piece of pieces) {
    const body = open.trimEnd();
    open = body + collapsed(open.slice(body.length) + piece);
    for (let end = endIn(open); end; end = endIn(open)) {
      const paragraph = open.slice(0, end.at).trim();
      open = open.slice(end.next);
      if (paragraph !== '') yield paragraph;
    }
  }
  if (open.trim() !== '') yield open.trim();
}

/** Collapses whitespace to one space, line break or blank line, so that a stream of blank lines does not grow. */
function collapsed(text: string): string {
  return text.replace(/\s+/g, (run) => {
    const firstBreak = run.indexOf('\n');
    if (firstBreak < 0) return ' ';
    return run.indexOf('\n', firstBreak + 1) < 0 ? '\n' : '\n\n';
  });
}

function endIn(text: string): { at: number; next: number } | null {
  const end = PARAGRAPH_END.exec(text);
  if (end) return { at: end.index, next: end.index + end[0].length };
  return text.length > MAX_PARAGRAPH_LENGTH ? { at: MAX_PARAGRAPH_LENGTH, next: MAX_PARAGRAPH_LENGTH } : null;
}
