import type { Span } from '#server/scripture/text/text';
import { lineAt, readLines } from './dataFile';

type CommentarySection = { span: Span; text: string };

/** Matthew Henry's Concise Commentary on the Whole Bible. */
export type Commentary = { sectionOn: (verse: number) => CommentarySection | null };

export function readCommentary(): Commentary {
  const lines = readLines('commentary');
  const sectionAt = (line: number): CommentarySection => {
    const [first, last, text = ''] = lineAt(lines, line).split('\t');
    return { span: { first: Number(first), last: Number(last) }, text };
  };
  const spans = Array.from(lines.ends, (_, line) => sectionAt(line).span);
  return {
    sectionOn: (verse) => {
      const line = spans.findIndex(({ first, last }) => verse >= first && verse <= last);
      return line < 0 ? null : sectionAt(line);
    },
  };
}
