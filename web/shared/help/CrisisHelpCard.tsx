import { HeartHandshake } from 'lucide-react';
import type { Concern } from '#contract/crisisHelp';
import { FirstHelpline, MoreHelplines } from './Helplines';
import { LeaveQuickly } from './LeaveQuickly';

/** Concerns for which the person who causes the harm may be watching the screen. */
const MAY_BE_WATCHED: ReadonlySet<Concern> = new Set(['abuse', 'sexual', 'child', 'trafficking']);

/** Crisis help: a message and helplines. The user can keep using the screen and does not have to respond. */
export function CrisisHelpCard({
  text,
  aside,
  near,
  concern,
  onHide,
  onLeave,
}: {
  text: string;
  aside?: string;
  near: string;
  concern: Concern;
  /** Given if the user can hide the card. */
  onHide?: () => void;
  /** Clears unsaved input, because the browser would ask the user to confirm before the page unloads. */
  onLeave?: () => void;
}) {
  const mayBeWatched = MAY_BE_WATCHED.has(concern);

  return (
    <section
      aria-label="Help is near"
      className="@container rounded-card border border-amber/60 bg-linear-to-b from-warm to-card p-5 text-left sm:p-6"
    >
      <div className={`flex justify-between gap-2 ${mayBeWatched ? SEPARATED : 'items-center'}`}>
        {mayBeWatched ? <LeaveQuickly onLeave={onLeave} /> : <HeartHandshake className="size-7 text-amber" />}
        {onHide && <HideButton onHide={onHide} />}
      </div>
      <div className="@2xl:grid @2xl:grid-cols-2 @2xl:gap-8">
        <div>
          <p className="mt-3 mb-4 font-serif text-lead leading-[1.4]">{text}</p>
          <FirstHelpline concern={concern} />
          {aside && <p className="mt-4 text-body text-quiet">{aside}</p>}
          <p className="mt-4 text-body">{near}</p>
        </div>
        <div className="mt-5 @2xl:mt-3">
          <MoreHelplines concern={concern} isFolded />
        </div>
      </div>
    </section>
  );
}

/** Separates the exit button from the message. */
const SEPARATED = 'mb-4 items-start border-line border-b pb-4';

function HideButton({ onHide }: { onHide: () => void }) {
  return (
    <button
      type="button"
      aria-label="Hide this help"
      onClick={onHide}
      className="-mr-2.5 min-h-11 min-w-11 shrink-0 rounded-field px-2.5 text-small text-quiet underline-offset-4 transition hover:text-ivory hover:underline"
    >
      Hide
    </button>
  );
}
