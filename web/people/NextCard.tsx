import { useEffect, useId, useRef } from 'react';
import { nextOf } from '#contract/relationshipOrder';
import type { Relationship } from '#contract/relationships';
import { Button } from '#web/ui/Button';
import { ClayLamp } from './ClayLamp';
import { Notes } from './Notes';
import { usePrayed } from './relationships.hooks';
import { lineOf } from './words';

/** Who is next to be prayed for, one at a time; when nobody is, one may rest. */
export function NextCard({ relationships, today }: { relationships: Relationship[]; today: number }) {
  const { pray } = usePrayed();
  const next = nextOf(relationships, today);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // With the last of them the button goes that had the focus.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && !next) heading.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [next]);

  const say = (one: Relationship) => {
    hadFocus.current = true;
    pray(one);
  };

  return (
    <section
      aria-labelledby={id}
      className="mt-8 rounded-card border border-line-strong bg-linear-to-b from-[#1d160f] to-raised p-5 text-center sm:grid sm:grid-cols-[auto_1fr] sm:items-center sm:gap-x-7 sm:p-7 sm:text-left"
    >
      <div
        className={`niche mx-auto grid aspect-3/4 w-26 place-items-center text-tan sm:w-34 ${next ? 'niche-lit' : ''}`}
      >
        <ClayLamp isLit={next !== null} className="w-3/5" />
      </div>
      <div className="mt-5 min-w-0 sm:mt-0">
        {next && <p className="eyebrow">Next to pray for</p>}
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="mt-1 font-medium text-[clamp(1.9rem,5vw,2.5rem)] leading-[1.1] outline-none"
        >
          {next ? <Named one={next} /> : 'Nobody waits just now'}
        </h2>
        {next ? (
          <>
            <p className="mt-1.5 text-[0.97rem] text-quiet">{lineOf(next)}</p>
            {next.notes && (
              <Notes key={next.id} text={next.notes} className="mt-3 font-serif text-[1.3rem] leading-snug" />
            )}
            <div className="mt-5">
              <Button
                onClick={({ detail }) => {
                  // The second click of a double one would be taken for a prayer for whoever comes after.
                  if (detail < 2) say(next);
                }}
                onKeyDown={(event) => event.repeat && event.preventDefault()}
                className="w-full sm:w-auto"
              >
                <span>
                  I prayed for <bdi>{next.name}</bdi>
                </span>
              </Button>
            </div>
          </>
        ) : (
          <p className="mt-2 text-balance text-quiet sm:text-wrap">
            Everyone whose turn it was is in God’s hands. Whoever comes to your mind is still welcome there.
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {next ? `Next to pray for: ${next.name}` : 'Nobody waits just now'}
      </p>
    </section>
  );
}

function Named({ one }: { one: Relationship }) {
  return (
    <bdi key={one.id} className="block animate-arrive">
      {one.name}
    </bdi>
  );
}
