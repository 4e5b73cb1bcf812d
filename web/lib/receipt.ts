import type { DeletionReceipt } from '#contract/account';
import { keepDraft, recallDraft } from './drafts';

/** What is left of a deleted account, in this tab, until it was read. */
const RECEIPT = 'stillwaters.receipt';

export function keepReceipt(receipt: DeletionReceipt): void {
  keepDraft(RECEIPT, JSON.stringify(receipt));
}

export function recallReceipt(): DeletionReceipt | null {
  const kept = recallDraft(RECEIPT);
  return kept ? JSON.parse(kept) : null;
}

export function dropReceipt(): void {
  keepDraft(RECEIPT, '');
}
