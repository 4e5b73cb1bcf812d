import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PENDING_PROPS } from './pendingProps';

/** Shows an inline button that looks like a text link. */
export function TextButton({
  pending = false,
  className = '',
  children,
  ...rest
}: ComponentProps<'button'> & { pending?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      {...(pending && PENDING_PROPS)}
      className={`inline-flex min-h-11 min-w-11 items-center gap-2 font-semibold text-amber underline-offset-4 transition hover:text-ivory hover:underline ${className}`}
    >
      {pending && <LoaderCircle className="size-4.5 animate-spin" />}
      {children}
    </button>
  );
}
