/** Number of leading characters that distinguish most texts from each other. */
const START_LENGTH = 24;

/**
 * Returns a function that finds the item whose text a transcript shows last, and where. In answers, every text starts a
 * line. Searching a transcript for each of hundreds of texts would take far longer than reading its lines once.
 */
export function findLastShown<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const byStart = new Map<string, Item[]>();
  for (const item of items) {
    const start = textOf(item).slice(0, START_LENGTH);
    byStart.set(start, [...(byStart.get(start) ?? []), item]);
  }
  return (transcript: string): { item: Item; at: number } | null => {
    let end = transcript.length;
    while (end >= 0) {
      const at = end === 0 ? 0 : transcript.lastIndexOf('\n', end - 1) + 1;
      const alike = byStart.get(transcript.slice(at, at + START_LENGTH)) ?? [];
      const item = alike.find((one) => transcript.startsWith(textOf(one), at));
      if (item) return { item, at };
      end = at - 1;
    }
    return null;
  };
}
