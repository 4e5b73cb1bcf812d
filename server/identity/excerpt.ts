/** The specification says that only answers longer than this are quoted. */
const MAX_UNQUOTED = 50;

/** Longer answers are cut; users can read them in full on the question's page. */
const MAX_LENGTH = 160;

/** An answer is cut at the end of a sentence or word only if at least this many graphemes remain. */
const MIN_LENGTH = 100;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Matches the end of a sentence, but not 'Mr.' or an initial. */
const SENTENCE_END = /(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|\p{Lu}))[.!?…]['"’”)]*(?= )|[。！？।]/gu;

const TRAILING_PAUSE = /[\s,;:–—-]$/;

/** Returns whether an answer is long enough to be quoted. Counts graphemes, without surrounding spaces. */
export function isQuotable(response: string): boolean {
  return firstGraphemes(oneLine(response), MAX_UNQUOTED + 1).length > MAX_UNQUOTED;
}

/**
 * Returns an answer on one line. Cuts an answer of more than MAX_LENGTH graphemes at the last end of a sentence,
 * otherwise after a word, otherwise (in scripts without spaces) after a grapheme.
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

/** Returns the first graphemes of a text. Stops after `count`, because segmenting all of a long text is slow. */
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
