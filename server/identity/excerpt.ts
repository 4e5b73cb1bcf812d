/** The specification quotes an answer only when it is longer than this. */
const UNQUOTED_MAX = 50;

/** A longer answer can be read in full where it was written. */
const EXCERPT_MAX = 160;

/** A longer answer shows at least this much, and goes on to the end of a sentence or a word. */
const EXCERPT_MIN = 100;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The end of a sentence, not of 'Mr.' or an initial. */
const SENTENCE_END = /(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|\p{Lu}))[.!?…]['"’”)]*(?= )|[。！？।]/gu;

const TRAILING_PAUSE = /[\s,;:–—-]$/;

/** Whether an answer is long enough to be quoted; counted in graphemes, spaces around it aside. */
export function isQuotable(response: string): boolean {
  return firstGraphemes(oneLine(response), UNQUOTED_MAX + 1).length > UNQUOTED_MAX;
}

/**
 * An answer in one line: whole up to EXCERPT_MAX graphemes; a longer one up to the last end of a sentence, else up to
 * a word, else (in scripts without spaces) up to a grapheme.
 */
export function excerptOf(response: string): string {
  const text = oneLine(response);
  const graphemes = firstGraphemes(text, EXCERPT_MAX + 1);
  if (graphemes.length <= EXCERPT_MAX) return text;

  const fitting = graphemes.slice(0, EXCERPT_MAX).join('');
  const least = graphemes.slice(0, EXCERPT_MIN).join('').length;
  const withNext = graphemes.join('');
  const sentenceEnd = [...withNext.matchAll(SENTENCE_END)]
    .map(({ 0: mark, index }) => index + mark.length)
    .findLast((end) => end >= least && end <= fitting.length);
  if (sentenceEnd !== undefined) return `${text.slice(0, sentenceEnd)} …`;

  const space = withNext.lastIndexOf(' ');
  return `${withoutPause(space >= least ? text.slice(0, space) : fitting)}…`;
}

function oneLine(response: string): string {
  return response.replace(/\s+/g, ' ').trim();
}

/** The rest of a long text is not segmented. */
function firstGraphemes(text: string, count: number): string[] {
  const graphemes: string[] = [];
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (graphemes.length === count) break;
    graphemes.push(segment);
  }
  return graphemes;
}

function withoutPause(text: string): string {
  let kept = text;
  while (TRAILING_PAUSE.test(kept)) kept = kept.slice(0, -1);
  return kept;
}
