import { useState } from 'react';
import { Button } from '#web/ui/Button';
import { useUpdateReady } from './update.hooks';

/**
 * Update banner: says that a newer build is available. The user decides when to reload, because they may be in the
 * middle of something.
 */
export function UpdateBanner() {
  const isAvailable = useUpdateReady();
  const [isDismissed, setDismissed] = useState(false);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-20 mx-auto max-w-md wide:right-8 wide:bottom-6 wide:left-auto print:hidden"
    >
      {isAvailable && !isDismissed && (
        <div className="dock pointer-events-auto flex flex-wrap items-center gap-x-5 rounded-card border border-line bg-card px-4 py-1 shadow-float">
          <p className="grow py-2 text-small text-quiet">A new version is available.</p>
          <Button variant="quiet" className="px-0" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button variant="quiet" className="px-0" onClick={() => setDismissed(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
