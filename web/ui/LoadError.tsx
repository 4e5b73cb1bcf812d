import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
      {children}{' '}
      {!navigator.onLine && 'You’re offline right now. The Sanctuary and your journals still work.'}
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

let hadFocus = false;

/** Returns the focus to the button if a retry unmounted the button and then failed. */
function keepFocus(button: HTMLButtonElement) {
  if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  return () => {
    hadFocus = document.activeElement === button;
  };
}
