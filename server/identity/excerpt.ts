/** The specification quotes an answer only when it is longer than this. */
const MAX_UNQUOTED = 50;

/** Longer answers are cut; users can read them in full on the question's page. */
const MAX_LENGTH = 160;

/** A cut answer has at least this length and ends at a sentence or a word. */
const MIN_LENGTH = 100;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Matches the end of a sentence, but not 'Mr.' or an initial. */
const SENTENCE_END = /(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|\p{Lu}))[.!?…]['"’”)]*(?= )|[。！？।]/gu;

const TRAILING_PAUSE = /[\s,;:–—-]$/;

/** Whether an answer is long enough to be quoted; counted in graphemes, spaces around it aside. */
export function isQuotable(response: string): boolean {
  return firstGraphemes(oneLine(response), MAX_UNQUOTED + 1).length > MAX_UNQUOTED;
}

/**
 * An answer on one line, cut after at most MAX_LENGTH graphemes: at the last end of a sentence, otherwise after a word,
 * otherwise (in scripts without spaces) after a grapheme.
 */
export function excerptOf(response: string): string {
  const text = oneLine(response);
  const graphemes = firstGraphemes(text, MAX_LENGTH + 1);
  if (graphemes.length <= MAX_LENGTH) return text;

  const longest = graphemes.slice(0, MAX_LENGTH).join('');
  const minEnd = graphemes.slice(0, MIN_LENGTH).join('').length;
  const withNext = graphemes.join('');
  const sentenceEnd = [...withNext.matchAll(SENTENCE_END)]
    .map(({ 0: mark, index }) => index + mark.length)
    .findLast((end) => end >= minEnd && end <= longest.length);
  if (sentenceEnd !== undefined) return `${text.slice(0, sentenceEnd)} …`;

  const space = withNext.lastIndexOf(' ');
  return `${withoutPause(space >= minEnd ? text.slice(0, space) : longest)}…`;
}

function oneLine(response: string): string {
  return response.replace(/\s+/g, ' ').trim();
}

/** Stops after `count`, because segmenting all of a long text is slow. */
function firstGraphemes(text: string, count: number): string[] {
  const graphemes: string[] = [];
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (graphemes.length === count) break;
    graphemes.push(segment);
  }
  return graphemes;
}

function withoutPause(text: string): string {
  let trimmed = text;
  while (TRAILING_PAUSE.test(trimmed)) trimmed = trimmed.slice(0, -1);
  return trimmed;
}
