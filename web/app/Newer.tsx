import { useState } from 'react';
import { PRODUCT } from '#web/lib/product';
import { Button } from '#web/ui/Button';
import { useNewer } from './newer.hooks';

/** One quiet line when a newer build is here. It waits for the person, who may be in the middle of something. */
export function Newer() {
  const isHere = useNewer();
  const [isPutOff, putOff] = useState(false);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-20 mx-auto max-w-md wide:right-8 wide:bottom-6 wide:left-auto print:hidden"
    >
      {isHere && !isPutOff && (
        <div className="pointer-events-auto flex flex-wrap items-center gap-x-5 rounded-card border border-line bg-card px-4 py-1 shadow-[0_12px_30px_#000c]">
          <p className="grow py-2 text-[0.94rem] text-quiet">A newer {PRODUCT} is ready.</p>
          <Button look="quiet" className="px-0" onClick={() => window.location.reload()}>
            Load it
          </Button>
          <Button look="quiet" className="px-0" onClick={() => putOff(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
