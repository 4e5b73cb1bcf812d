import { create } from 'zustand';
import type { ReportedItem } from './moderation/moderation.hooks';

/** A request to the user to confirm an action. */
export type ConfirmRequest = {
  title: string;
  text: string;
  yes: string;
  onYes: () => void;
};

/** The dialog that is open in a room. At most one dialog is open. */
export const useDialogs = create<{ report: ReportedItem | null; question: ConfirmRequest | null }>(() => ({
  report: null,
  question: null,
}));

export function openReportDialog(target: ReportedItem): void {
  useDialogs.setState({ report: target });
}

export function openConfirmDialog(question: ConfirmRequest): void {
  useDialogs.setState({ question });
}

export function closeDialogs(): void {
  useDialogs.setState({ report: null, question: null });
}
