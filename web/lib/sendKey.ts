import { keepDraft, recallDraft } from './drafts';

// Idempotency keys: requests with the same key count once. The key is stored next to the draft that is being sent.

/** The idempotency key for the text of a draft: the same for the same text, also after a reload. */
export function sendKeyOf(draft: string, text: string): string {
  const saved = recallDraft(`${draft}.key`);
  const [key = ''] = saved.split('\n', 1);
  if (key && saved === `${key}\n${text}`) return key;
  const created = newKey();
  holdSendKey(draft, text, created);
  return created;
}

export function holdSendKey(draft: string, text: string, key: string): void {
  keepDraft(`${draft}.key`, `${key}\n${text}`);
}

export function dropSendKey(draft: string): void {
  keepDraft(`${draft}.key`, '');
}

// `randomUUID` is missing on a page without https.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
}
