/** Text without a break is cut at this length, which is longer than any real paragraph. */
const MAX_PARAGRAPH_LENGTH = 4000;

/**
 * Matches the end of a paragraph, once the next one begins. A line that begins with a dash or '>' is no new paragraph,
 * because it names or continues the quotation above it.
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

/**
 * Collapses each run of whitespace to one space, line break or blank line, so that endless blank lines use no memory.
 */
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
