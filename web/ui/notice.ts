/** A toast. */
export type Notice = {
  title: string;
  description?: string;
  /** An error, shown in rose. */
  destructive?: boolean;
  action?: { label: string; act: () => void };
};
