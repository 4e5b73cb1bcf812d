/** A short message that goes by itself. */
export type Notice = {
  title: string;
  description?: string;
  /** Something did not work; shown in rose. */
  destructive?: boolean;
  action?: { label: string; act: () => void };
};
