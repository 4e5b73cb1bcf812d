import type { ReactNode } from 'react';
import { SITE } from '#web/lib/pageData';
import { deletesUnvisited } from '#web/lib/storage/deletesUnvisited';
import { wasStorageLost } from '#web/lib/storage/storageLoss';
import { Button } from '#web/ui/Button';
import { usePersistentStorage } from './journalStore.hooks';

/** Says where entries are stored, who can read them, and whether the browser may delete them. */
export function StorageNotice() {
  const { isPersistent, ask } = usePersistentStorage();

  return (
    <section
      aria-labelledby="keeping"
      className="mt-12 border-line border-t pt-6 text-body text-quiet print:hidden"
    >
      <h2 id="keeping" className="text-title text-ivory">
        Where these are saved
      </h2>
      <p className="mt-2">In this browser, on this device. We don’t have a copy.</p>
      <p className="mt-2">
        Anyone who can use this browser can read them. If you clear your browser’s data, they’ll be deleted.
      </p>
      {isPersistent === true && (
        <p className="mt-2 text-sage">This browser will keep them until you delete them.</p>
      )}
      {isPersistent === false && (
        <>
          <p className="mt-2 text-ivory">{deletesUnvisited() ? <SafariDeletes /> : <MayDelete />}</p>
          <Button variant="ghost" onClick={ask} className="mt-3">
            Ask the browser to keep them
          </Button>
        </>
      )}
    </section>
  );
}

function MayDelete() {
  return 'This browser may delete them when space runs low or if you don’t visit for weeks. Ask it to keep them, or save a copy to a file.';
}

function SafariDeletes() {
  return (
    <>
      Safari, and every browser on an iPhone, deletes what a website has saved after seven days without a
      visit. Save a copy to a file now and then. You can also add {SITE.productName} to your Home Screen: tap
      Share, then “Add to Home Screen”. There they stay. It begins empty, so import your copy there.
    </>
  );
}

/** Shows the text for an empty list, or says that the browser has deleted what was in it. */
export function StorageLossNotice({ children }: { children: ReactNode }) {
  if (!wasStorageLost()) return children;
  return (
    <p className="mt-6 rounded-card border border-line-strong bg-card p-4 text-left">
      This browser has deleted what this site had saved on your device. Safari does that after seven days
      without a visit, and clearing the data of a site does it, too. If you saved a copy to a file, import it
      below. We never had a copy, so we can’t bring anything back. We’re sorry.
    </p>
  );
}

/** Shown when the browser's storage cannot be read. */
export function StorageError() {
  return (
    <p role="alert" className="mt-6 rounded-card border border-rose/60 p-4 text-rose">
      We couldn’t read what’s saved on this device. Your browser may block storage in private windows, or the
      device may be full. We didn’t delete anything.
    </p>
  );
}
