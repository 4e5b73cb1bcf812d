import { HeartHandshake } from 'lucide-react';
import type { Concern } from '#contract/care';
import { Helplines } from './Helplines';
import { LeaveQuickly } from './LeaveQuickly';

/** Someone near may be the danger, and may look at the screen. */
const MAY_BE_WATCHED: ReadonlySet<Concern> = new Set(['abuse', 'sexual', 'child', 'trafficking']);

/** Help first: what we say to someone in distress, and people who answer. It closes nothing and asks for nothing. */
export function CareCard({
  text,
  aside,
  near,
  concern = 'crisis',
  onHide,
  onLeave,
}: {
  text: string;
  aside?: string;
  near: string;
  concern?: Concern | undefined;
  /** Given where the card may be put away. */
  onHide?: () => void;
  /** Empties what would ask before the page closes. */
  onLeave?: () => void;
}) {
  const mayBeWatched = MAY_BE_WATCHED.has(concern);

  return (
    <section
      aria-label="Help is near"
      className="@container rounded-card border border-amber/60 bg-linear-to-b from-[#2a1f14] to-card p-5 text-left sm:p-6"
    >
      <div className={`flex justify-between gap-2 ${mayBeWatched ? RULED : 'items-center'}`}>
        {mayBeWatched ? (
          <LeaveQuickly onLeave={onLeave} />
        ) : (
          <HeartHandshake aria-hidden className="size-7 text-amber" strokeWidth={1.5} />
        )}
        {onHide && <Hide onHide={onHide} />}
      </div>
      <div className="@2xl:grid @2xl:grid-cols-2 @2xl:gap-8">
        <div>
          <p className="mt-3 font-serif text-[1.35rem] leading-[1.4]">{text}</p>
          {aside && <p className="mt-3 text-[1.02rem] text-quiet">{aside}</p>}
          <p className="mt-4 text-[1.02rem]">{near}</p>
        </div>
        <div className="mt-5 @2xl:mt-0">
          <Helplines concern={concern} />
        </div>
      </div>
    </section>
  );
}

/** Sets the way out apart from what is said. */
const RULED = 'mb-4 items-start border-line border-b pb-4';

function Hide({ onHide }: { onHide: () => void }) {
  return (
    <button
      type="button"
      aria-label="Hide this help"
      onClick={onHide}
      className="-mr-2.5 min-h-11 min-w-11 shrink-0 rounded-field px-2.5 text-[0.94rem] text-quiet underline-offset-4 transition hover:text-ivory hover:underline"
    >
      Hide
    </button>
  );
}
