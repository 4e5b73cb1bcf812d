import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './Button';

/** A query as far as retrying it needs. */
export type RetryableQuery = Pick<UseQueryResult, 'isFetching'> & { refetch: () => unknown };

/** A loading error with a retry button. */
export function LoadError({
  query: { isFetching, refetch },
  children,
}: {
  query: RetryableQuery;
  children: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-card p-5"
    >
      <p className="max-w-120 text-quiet">
        {children} {navigator.onLine ? 'Please try again.' : 'You’re offline right now.'}
      </p>
      <Button ref={keepFocus} look="ghost" pending={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

let hadFocus = false;

/** Returns the focus to the button if a retry unmounted the button and then failed. */
function keepFocus(button: HTMLButtonElement) {
  if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  return () => {
    hadFocus = document.activeElement === button;
  };
}
