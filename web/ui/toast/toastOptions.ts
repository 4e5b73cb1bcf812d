export type ToastOptions = {
  title: string;
  description?: string;
  /** Whether the toast is an error, which is shown in rose. */
  destructive?: boolean;
  action?: { label: string; act: () => void };
};
