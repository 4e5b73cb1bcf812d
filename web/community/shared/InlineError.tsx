import { errorMessageOf, isSignedOut } from '#web/lib/api';

/** Inline form error, with a sign-in button if the session has ended. Shows nothing without an error. */
export function InlineError({ error, fallback }: { error: unknown; fallback: string }) {
  if (!error) return null;
  return (
    <div role="alert" className="mt-2 text-small text-rose leading-snug">
      {errorMessageOf(error, fallback)}
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
