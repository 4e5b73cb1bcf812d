import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button';
import { Trouble } from '#web/ui/Trouble';
import { refusalIn } from './refused';

/** What could not be fetched for a moderator; where trying again is of no use, it says so. */
export function ModeratorTrouble({
  error,
  isRetrying,
  onRetry,
  children,
}: {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  const refusal = refusalIn(error);
  if (!refusal) {
    return (
      <Trouble isRetrying={isRetrying} onRetry={onRetry}>
        {children}
      </Trouble>
    );
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-card p-5"
    >
      <p className="max-w-120 text-quiet">{refusal.sentence}</p>
      <Button look="ghost" onClick={() => location.reload()}>
        {refusal.wayOn}
      </Button>
    </div>
  );
}
