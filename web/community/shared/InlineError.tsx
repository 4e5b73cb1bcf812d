import type { ReactNode } from 'react';
import { isSignedOut } from '#web/lib/api';

/** Inline form error, with a sign-in button if the session has ended. */
export function InlineError({ error, children }: { error: unknown; children: ReactNode }) {
  return (
    <div role="alert" className="mt-2 text-small text-rose leading-snug">
      {children}
      {isSignedOut(error) && (
        <button
          type="button"
          onClick={() => location.reload()}
          className="ml-2 min-h-11 font-semibold text-amber underline-offset-4 hover:underline"
        >
          Sign in again
        </button>
      )}
    </div>
  );
}
