import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArchNotice } from '#web/ui/ArchNotice';
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
  if (!lostAccess)
    return (
      <LoadError query={query} isInCard>
        {children}
      </LoadError>
    );
  return (
    <ArchNotice role="alert" text={lostAccess.message}>
      <Button variant="ghost" onClick={() => location.reload()}>
        {lostAccess.actionLabel}
      </Button>
    </ArchNotice>
  );
}
