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
      <Button ref={keepFocus} look="ghost" pending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

let hadFocus = false;

/** Where it goes while it is tried again and that fails too, the next one has the focus that it had. */
function keepFocus(button: HTMLButtonElement) {
  if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  return () => {
    hadFocus = document.activeElement === button;
  };
}
