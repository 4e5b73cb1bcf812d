import type { DeletionReceipt } from '#contract/account/account';
import { loadDraft, saveDraft } from './drafts';

/** Storage key of the deletion receipt, which this tab keeps until the user has read it. */
const STORAGE_KEY = 'stillwaters.receipt';

export function saveDeletionReceipt(receipt: DeletionReceipt): void {
  saveDraft(STORAGE_KEY, JSON.stringify(receipt));
}

export function loadDeletionReceipt(): DeletionReceipt | null {
  const saved = loadDraft(STORAGE_KEY);
  return saved ? JSON.parse(saved) : null;
}

export function clearDeletionReceipt(): void {
  saveDraft(STORAGE_KEY, '');
}
