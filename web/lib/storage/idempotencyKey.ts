import { IDEMPOTENCY_SUFFIX, loadDraft, saveDraft } from './drafts';

// Idempotency keys: the server acts only once on requests with the same key. Each key is stored next to its draft.

/** Returns the idempotency key for the text of a draft. The same text gets the same key, even after a reload. */
export function idempotencyKeyFor(draft: string, text: string): string {
  const saved = loadDraft(draft + IDEMPOTENCY_SUFFIX);
  const [key = ''] = saved.split('\n', 1);
  if (key && saved === `${key}\n${text}`) return key;
  const created = newKey();
  saveIdempotencyKey(draft, text, created);
  return created;
}

export function saveIdempotencyKey(draft: string, text: string, key: string): void {
  saveDraft(draft + IDEMPOTENCY_SUFFIX, `${key}\n${text}`);
}

export function clearIdempotencyKey(draft: string): void {
  saveDraft(draft + IDEMPOTENCY_SUFFIX, '');
}

// `randomUUID` is missing on a page without https.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
}
