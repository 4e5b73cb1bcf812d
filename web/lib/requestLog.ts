/** A kind of request that this page has sent, and how often. The name contains no ids and no user input. */
export type RequestKind = {
  /** Method and path, such as 'POST /api/community/posts'. */
  name: string;
  times: number;
  /** How many of these requests were sent while the sanctuary was open. */
  inSanctuary: number;
};

let kinds: readonly RequestKind[] = [];
const listeners = new Set<() => void>();

/** Returns every kind of request sent since this page was opened, in the order of first use. Kept in memory only. */
export function recordedRequests(): readonly RequestKind[] {
  return kinds;
}

export function onRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isInSanctuary(): boolean {
  return location.pathname.startsWith('/sanctuary');
}

export function recordRequest(method: string, address: string): void {
  const name = `${method.toUpperCase()} ${redactIds(new URL(address, location.origin).pathname)}`;
  const inSanctuary = isInSanctuary() ? 1 : 0;
  const known = kinds.find((kind) => kind.name === name);
  kinds = known
    ? kinds.map((kind) =>
        kind === known ? { name, times: kind.times + 1, inSanctuary: kind.inSanctuary + inSanctuary } : kind,
      )
    : [...kinds, { name, times: 1, inSanctuary }];
  for (const listener of listeners) listener();
}

/**
 * Replaces ids and user input in a path: '/api/community/rooms/3/posts' becomes '/api/community/rooms/…/posts'. Keeps
 * segments of lower-case letters and hyphens, because all fixed segments have this form.
 */
export function redactIds(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[a-z-]*$/.test(part) ? part : '…'))
    .join('/');
}
