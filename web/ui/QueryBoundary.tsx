import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError, type RetryableQuery } from './LoadError';

/**
 * Renders the data of a query. Until then, shows a skeleton, or an error with a retry button. After a failed refetch,
 * the cached data stays.
 */
export function QueryBoundary<Data>({
  query,
  error,
  skeleton,
  empty,
  className,
  isInCard,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError'> & RetryableQuery;
  /** A sentence such as 'We couldn’t load the list.' */
  error: string;
  skeleton: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** The margin of the error. */
  className?: string;
  /** Whether a card surrounds it. Then the error has no drawing. */
  isInCard?: boolean;
  children: (data: Data) => ReactNode;
}) {
  const { data } = query;
  if (data === undefined) {
    if (!query.isError) return skeleton;
    return (
      <div className={className}>
        <LoadError query={query} isInCard={isInCard}>
          {error}
        </LoadError>
      </div>
    );
  }
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return children(data);
}
