/**
 * Small things kept in this browser. A browser that forbids it (private windows, blocked site data)
 * only forgets them.
 */
export function keep(key: string, value: unknown): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(value)));
}

export function recall<Value>(key: string): Value | null {
  return attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? null;
}

export function forget(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
