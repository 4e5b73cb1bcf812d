/** Caches a result by message, because every new message reads the whole conversation again. */
export type MessageCache<Result> = (message: string, read: () => Result) => Result;

const MAX_MESSAGES = 500;

/** What users write must not stay in memory (docs/privacy.md), so the whole cache is cleared after this time. */
const KEPT_MS = 60_000;

export function createMessageCache<Result>(maxMessages = MAX_MESSAGES): MessageCache<Result> {
  const results = new Map<string, Result>();
  return (message, read) => {
    const known = results.get(message);
    if (known !== undefined) return known;
    if (results.size >= maxMessages) results.clear();
    const result = read();
    if (results.size === 0) setTimeout(() => results.clear(), KEPT_MS).unref();
    results.set(message, result);
    return result;
  };
}
