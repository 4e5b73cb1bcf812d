/** Caches a result by message, because every new message reads the whole conversation again. */
export type MessageCache<Result> = (message: string, read: () => Result) => Result;

const MAX_MESSAGES = 500;

export function createMessageCache<Result>(maxMessages = MAX_MESSAGES): MessageCache<Result> {
  const results = new Map<string, Result>();
  return (message, read) => {
    const known = results.get(message);
    if (known !== undefined) return known;
    if (results.size >= maxMessages) results.clear();
    const result = read();
    results.set(message, result);
    return result;
  };
}
