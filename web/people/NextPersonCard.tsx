import { useEffect, useId, useRef } from 'react';
import { nextToPrayFor } from '#contract/people/relationshipOrder';
import type { Relationship } from '#contract/people/relationships';
import { Button } from '#web/ui/Button';
import { ClayLamp } from './ClayLamp';
import { relationshipSummary } from './labels';
import { RelationshipNotes } from './RelationshipNotes';
import { useMarkPrayed } from './relationships.hooks';

/** Shows the next person to pray for, one at a time, or a message that none is due. */
export function NextPersonCard({ relationships, today }: { relationships: Relationship[]; today: number }) {
  const { pray } = useMarkPrayed();
  const next = nextToPrayFor(relationships, today);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // After the last person, the focused button unmounts, so the focus moves to the heading.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && !next) heading.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [next]);

  const markPrayed = (person: Relationship) => {
    hadFocus.current = true;
    pray(person);
  };

  return (
    <section
      aria-labelledby={id}
      className="mt-8 rounded-card border border-line-strong bg-linear-to-b from-lit to-raised p-5 text-center sm:grid sm:grid-cols-[auto_1fr] sm:items-center sm:gap-x-7 sm:p-7 sm:text-left"
    >
      <div
        className={`niche mx-auto grid aspect-3/4 w-26 place-items-center text-tan sm:w-34 ${next ? 'niche-lit' : ''}`}
      >
        <ClayLamp isLit={next !== null} />
      </div>
      <div className="mt-5 min-w-0 sm:mt-0">
        {next && <p className="eyebrow">Next to pray for</p>}
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="mt-1 font-medium text-heading leading-[1.1] outline-none"
        >
          {next ? <PersonName person={next} /> : 'No one is due right now'}
        </h2>
        {next ? (
          <>
            <p className="mt-1.5 text-small text-quiet">{relationshipSummary(next)}</p>
            {next.notes && (
              <RelationshipNotes
                key={next.id}
                text={next.notes}
                className="mt-3 font-serif text-lead leading-snug"
              />
            )}
            <div className="mt-5">
              <Button
                onClick={({ detail }) => {
                  // Ignores the second click of a double click, which would count for the next person.
                  if (detail < 2) markPrayed(next);
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
            Everyone on your list is in God’s hands. You can still pray for anyone who comes to mind.
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {next ? `Next to pray for: ${next.name}` : 'No one is due right now'}
      </p>
    </section>
  );
}

function PersonName({ person }: { person: Relationship }) {
  return (
    <bdi key={person.id} className="block animate-arrive">
      {person.name}
    </bdi>
  );
}
