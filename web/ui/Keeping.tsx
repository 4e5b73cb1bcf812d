import { usePersistence } from '#web/lib/keptList.hooks';
import { Button } from './Button';

/** What is true of what is kept here: where it is, who can read it, and whether the browser may clear it. */
export function Keeping() {
  const { isPersistent, ask } = usePersistence();

  return (
    <section
      aria-labelledby="keeping"
      className="mt-12 border-line border-t pt-6 text-[1rem] text-quiet print:hidden"
    >
      <h2 id="keeping" className="text-[1.5rem] text-ivory">
        Where these are kept
      </h2>
      <p className="mt-2">In this browser, on this device. We have no copy.</p>
      <p className="mt-2">
        Whoever can open this browser can read them, and clearing its site data deletes them.
      </p>
      {isPersistent === true && (
        <p className="mt-2 text-sage">This browser has promised not to clear them by itself.</p>
      )}
      {isPersistent === false && (
        <>
          <p className="mt-2 text-ivory">
            This browser may clear them when space runs short or after weeks without a visit. Ask it to keep
            them, or save a copy to a file.
          </p>
          <Button look="ghost" onClick={ask} className="mt-3">
            Ask the browser to keep them
          </Button>
        </>
      )}
    </section>
  );
}

/** The browser would not give out what is kept in it. */
export function Unreadable() {
  return (
    <p role="alert" className="mt-6 rounded-card border border-rose/60 p-4 text-rose">
      This browser did not give out what is kept here. It may forbid storage in private windows, or the device
      may be full. Nothing was deleted by us.
    </p>
  );
}
