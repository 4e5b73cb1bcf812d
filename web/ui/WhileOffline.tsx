import type { ReactNode } from 'react';
import { useIsOnline } from '#web/lib/online.hooks';

/** Says in a form that it needs a connection, before the user sends it. The drafts of these forms survive a reload. */
export function WhileOffline({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && <p className="py-1 text-small text-tan leading-snug">{children}</p>}
    </div>
  );
}
