/** Caches a classification by message, because every new message classifies the whole conversation again. */
export type MessageCache<Result> = (message: string, classify: () => Result) => Result;

const MAX_MESSAGES = 500;

export function createMessageCache<Result>(): MessageCache<Result> {
  const results = new Map<string, Result>();
  return (message, classify) => {
    const known = results.get(message);
    if (known !== undefined) return known;
    if (results.size >= MAX_MESSAGES) results.clear();
    const result = classify();
    results.set(message, result);
    return result;
  };
}
