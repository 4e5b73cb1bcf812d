import { create } from 'zustand';
import type { Target } from './moderation/moderation.hooks';

/** A confirmation before an action. */
export type Question = {
  title: string;
  text: string;
  yes: string;
  onYes: () => void;
};

/** The dialog that is open in a room; at most one. */
export const useDialogs = create<{ report: Target | null; question: Question | null }>(() => ({
  report: null,
  question: null,
}));

export function report(target: Target): void {
  useDialogs.setState({ report: target });
}

export function ask(question: Question): void {
  useDialogs.setState({ question });
}

export function closeDialogs(): void {
  useDialogs.setState({ report: null, question: null });
}
