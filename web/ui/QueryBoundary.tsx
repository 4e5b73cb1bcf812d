import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from './LoadError';

/**
 * Renders the data of a query. Until then, shows a skeleton, or an error with a retry button. After a failed refetch,
 * the cached data stays.
 */
export function QueryBoundary<Data>({
  query: { data, isError, isFetching, refetch },
  error,
  skeleton = null,
  empty,
  className,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching'> & { refetch: () => unknown };
  /** A sentence such as 'We couldn’t load the list.' */
  error: string;
  skeleton?: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** The margin of the error. */
  className?: string;
  children: (data: Data) => ReactNode;
}) {
  if (data === undefined) {
    if (!isError) return skeleton;
    return (
      <div className={className}>
        <LoadError isRetrying={isFetching} onRetry={() => void refetch()}>
          {error}
        </LoadError>
      </div>
    );
  }
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return children(data);
}
