/**
 * Stores a JSON value in localStorage. If the browser blocks storage (private windows, blocked site data), writes do
 * nothing and reads return null.
 */
export function setStored(key: string, value: unknown): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(value)));
}

export function getStored<Value>(key: string): Value | null {
  return attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? null;
}

export function removeStored(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

function attempt<Result>(operation: () => Result): Result | undefined {
  try {
    return operation();
  } catch {
    return undefined;
  }
}
