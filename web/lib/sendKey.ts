import { keepDraft, recallDraft } from './drafts';

// Under its key a call counts once, however often it is sent. The key is kept beside the draft that is being sent.

/** The key for these words of a draft: the same for the same words, also after a reload. */
export function sendKeyOf(draft: string, words: string): string {
  const kept = recallDraft(`${draft}.key`);
  const [key = ''] = kept.split('\n', 1);
  if (key && kept === `${key}\n${words}`) return key;
  const fresh = newKey();
  holdSendKey(draft, words, fresh);
  return fresh;
}

export function holdSendKey(draft: string, words: string, key: string): void {
  keepDraft(`${draft}.key`, `${key}\n${words}`);
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
