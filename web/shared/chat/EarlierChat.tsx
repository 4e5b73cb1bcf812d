/** Offers to show the earlier messages of this tab above the conversation, or to clear them. */
export function EarlierChat({ onShow, onEnd }: { onShow: () => void; onEnd: () => void }) {
  return (
    <section
      aria-label="Your earlier conversation"
      className="mx-auto mt-4 flex max-w-180 flex-wrap items-center gap-x-4 rounded-card border border-line-strong bg-card px-4 py-1.5 text-small"
    >
      <p className="min-w-40 grow py-1.5 text-quiet">You talked here earlier.</p>
      <button type="button" onClick={onShow} className={`${ACTION} text-amber`}>
        Pick up where you left off
      </button>
      <button type="button" onClick={onEnd} className={`${ACTION} text-quiet`}>
        End it
      </button>
    </section>
  );
}

const ACTION = 'min-h-11 font-semibold underline-offset-4 hover:text-ivory hover:underline';
