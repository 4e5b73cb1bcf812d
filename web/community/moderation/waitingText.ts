import { formatCount } from '#contract/fields/numbers';

/** Says how much waits for a moderator. */
export function waitingText({ count, hasWorry }: { count: number; hasWorry: boolean }): string {
  const items =
    count === 1 ? '1 item is waiting for review' : `${formatCount(count)} items are waiting for review`;
  return hasWorry ? `${items}. Someone is worried about a person.` : `${items}.`;
}
