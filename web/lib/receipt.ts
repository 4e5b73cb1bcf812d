import type { DeletionReceipt } from '#contract/account';
import { keepDraft, recallDraft } from './drafts';

/** Storage key of the deletion receipt, held in this tab until the user has read it. */
const STORAGE_KEY = 'stillwaters.receipt';

export function keepReceipt(receipt: DeletionReceipt): void {
  keepDraft(STORAGE_KEY, JSON.stringify(receipt));
}

export function recallReceipt(): DeletionReceipt | null {
  const saved = recallDraft(STORAGE_KEY);
  return saved ? JSON.parse(saved) : null;
}

export function dropReceipt(): void {
  keepDraft(STORAGE_KEY, '');
}
