import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ArchNotice } from './ArchNotice';
import { Button } from './Button';

/** A query as far as retrying it needs. */
export type RetryableQuery = Pick<UseQueryResult, 'isFetching'> & { refetch: () => unknown };

/** A loading error with a retry button. */
export function LoadError({
  query: { isFetching, refetch },
  isInCard,
  children,
}: {
  query: RetryableQuery;
  /** Whether a card, a form or a list surrounds it. Then it has no drawing. */
  isInCard?: boolean | undefined;
  children: ReactNode;
}) {
  const text = (
    <>
      {children} {!navigator.onLine && <WorksOffline />}
      {navigator.onLine && !isInCard && 'Check your connection, then try again.'}
    </>
  );
  const retry = (
    <Button
      ref={keepFocus}
      variant={isInCard ? 'quiet' : 'primary'}
      pending={isFetching}
      onClick={() => void refetch()}
      className={isInCard ? 'px-0!' : ''}
    >
      Try again
    </Button>
  );
  if (!isInCard)
    return (
      <ArchNotice role="alert" text={text}>
        {retry}
      </ArchNotice>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <p role="alert" className="text-quiet">
        {text}
      </p>
      {retry}
    </div>
  );
}

function WorksOffline() {
  return (
    <>
      You’re offline right now.
      <span className="mt-1.5 block">
        The{' '}
        <Link href="/sanctuary" className={LINK}>
          Sanctuary
        </Link>
        ,{' '}
        <Link href="/sanctuary/journal" className={LINK}>
          your reflections
        </Link>{' '}
        and your{' '}
        <Link href="/dreams/journal" className={LINK}>
          dream journal
        </Link>{' '}
        still work.
      </span>
    </>
  );
}

const LINK = 'text-amber underline underline-offset-4 transition hover:text-ivory';

let hadFocus = false;

/** Returns the focus to the button if a retry unmounted the button and then failed. */
function keepFocus(button: HTMLButtonElement) {
  if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  return () => {
    hadFocus = document.activeElement === button;
  };
}
