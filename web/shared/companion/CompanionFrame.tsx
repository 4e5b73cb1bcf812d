import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { UserStats } from '#contract/progress';
import { QueryBoundary } from '#web/ui/QueryBoundary';

/** A card about the user's level, with a skeleton while the level loads. */
export function CompanionFrame({
  title,
  stats,
  height,
  children,
}: {
  title: string;
  stats: UseQueryResult<UserStats>;
  /** A class for the height of the skeleton. */
  height: string;
  children: (stats: UserStats) => ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-busy={stats.isPending}
      className={`@container rounded-card border border-line bg-linear-to-b from-card to-raised p-5 sm:p-6 ${stats.isError ? '' : height}`}
    >
      <h2 id={id} className="text-title leading-tight">
        {title}
      </h2>
      <QueryBoundary
        query={stats}
        error="We couldn’t load your level."
        skeleton={<div aria-hidden className="mt-5 h-28 animate-pulse rounded-field bg-tan/8" />}
        className="mt-2"
        isInCard
      >
        {children}
      </QueryBoundary>
    </section>
  );
}
