/** A toast. */
export type ToastOptions = {
  title: string;
  description?: string;
  /** An error, shown in rose. */
  destructive?: boolean;
  action?: { label: string; act: () => void };
};
