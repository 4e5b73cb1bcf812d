import type { ReactNode } from 'react';

export type ToastOptions = {
  title: string;
  description?: string;
  /** A drawing in a lit arch beside the text, for something to celebrate. */
  drawing?: ReactNode;
  /** Whether the toast is an error, which is shown in rose. */
  destructive?: boolean;
  action?: { label: string; act: () => void };
};
