import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button';
import { LoadError, type RetryableQuery } from '#web/ui/LoadError';
import { lostAccessIn } from './moderatorErrors';

/** Load error on a moderator screen. If the user lost access, it offers a reload instead of a retry. */
export function ModeratorLoadError({
  query,
  children,
}: {
  query: RetryableQuery & Pick<UseQueryResult, 'error'>;
  children: ReactNode;
}) {
  const lostAccess = lostAccessIn(query.error);
  if (!lostAccess) return <LoadError query={query}>{children}</LoadError>;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-card p-5"
    >
      <p className="max-w-120 text-quiet">{lostAccess.message}</p>
      <Button look="ghost" onClick={() => location.reload()}>
        {lostAccess.actionLabel}
      </Button>
    </div>
  );
}
