import type { ReactNode } from 'react';
import { Button } from './Button';

/** What could not be fetched, and the way to try again. */
export function Trouble({
  children,
  isRetrying,
  onRetry,
}: {
  children: ReactNode;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-card p-5"
    >
      <p className="max-w-120 text-quiet">
        {children} {navigator.onLine ? 'Please try again.' : 'There is no connection at the moment.'}
      </p>
      <Button look="ghost" pending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
