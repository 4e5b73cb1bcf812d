import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { ACT_WORDS } from '#content/reportWords';
import { QUEUE_MAX, QUEUE_STEP } from '#contract/communityLimits';
import type { QueueItem } from '#contract/moderation';
import { grouped } from '#contract/numbers';
import { Button, IconButton } from '#web/ui/Button';
import { ModeratorTrouble } from './ModeratorTrouble';
import { useQueue } from './moderation.hooks';
import { QueueCard } from './QueueCard';

/** What waits for a moderator: the worries first, then what has waited longest. */
export function Queue() {
  const [limit, setLimit] = useState(QUEUE_STEP);
  const queue = useQueue(limit);
  const heading = useRef<HTMLHeadingElement>(null);
  // Also over an older list: whoever looks again should hear that she could not.
  const isLost = queue.isError;

  return (
    <section aria-labelledby="queue">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} id="queue" tabIndex={-1} className="text-[1.7rem] leading-tight outline-none">
          Waiting for a moderator
        </h2>
        <IconButton label="Look again" disabled={queue.isFetching} onClick={() => void queue.refetch()}>
          <RefreshCw
            aria-hidden
            className={`size-5 ${queue.isFetching ? 'animate-spin' : ''}`}
            strokeWidth={1.7}
          />
        </IconButton>
      </div>
      <p role="status" className="text-[0.95rem] text-quiet">
        {queue.data && count(queue.data.items.length, queue.data.more)}
        {!queue.data && !isLost && <span className="sr-only">Fetching what waits</span>}
      </p>
      {isLost && (
        <div className="mt-4">
          <ModeratorTrouble
            error={queue.error}
            isRetrying={queue.isFetching}
            onRetry={() => void queue.refetch()}
          >
            The queue could not be fetched.
          </ModeratorTrouble>
        </div>
      )}
      {queue.data && queue.data.items.length > 0 && (
        <Waiting items={queue.data.items} onDecided={() => heading.current?.focus({ preventScroll: true })} />
      )}
      {queue.data && queue.data.more > 0 && limit < QUEUE_MAX && (
        <Button
          look="ghost"
          pending={queue.isPlaceholderData}
          onClick={() => setLimit(limit + QUEUE_STEP)}
          className="mt-4 w-full"
        >
          Show more
        </Button>
      )}
      {!queue.data && !isLost && <Gathering />}
    </section>
  );
}

function Waiting({ items, onDecided }: { items: QueueItem[]; onDecided: () => void }) {
  return (
    <>
      <details className="group mt-1 text-[0.95rem] text-quiet">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-amber underline-offset-4 hover:text-ivory hover:underline">
          What the four acts do
        </summary>
        <dl className="grid gap-x-5 gap-y-1.5 pb-2 sm:grid-cols-[auto_1fr]">
          {Object.entries(EFFECTS).map(([act, effect]) => (
            <div key={act} className="contents">
              <dt className="font-semibold text-ivory">{ACT_WORDS[act as keyof typeof EFFECTS].label}</dt>
              <dd className="mb-2 sm:mb-0">{effect}</dd>
            </div>
          ))}
        </dl>
      </details>
      <ol className="mt-3 grid gap-4">
        {items.map((item) => (
          <QueueCard key={`${item.kind}-${item.id}`} item={item} onDecided={onDecided} />
        ))}
      </ol>
    </>
  );
}

const EFFECTS = {
  keep: 'It stays, or comes back into sight. The author hears of it only if you write a note.',
  hide: 'Only its author and moderators still see it. The author is told.',
  remove: 'It is gone for everybody, for good. The author is told.',
  warn: 'It stays in sight, and your note goes to the author.',
};

function count(items: number, more: number): string {
  if (more > 0) {
    return `${grouped(items + more)} things wait, and ${items} of them are shown: of each author the most serious first.`;
  }
  if (items === 0) return 'Nothing is waiting. All is quiet in the rooms.';
  return items === 1 ? 'One thing waits.' : `${items} things wait.`;
}

function Gathering() {
  return (
    <div aria-busy="true" aria-hidden className="mt-4 grid gap-4">
      {['one', 'two'].map((place) => (
        <div key={place} className="h-52 animate-pulse rounded-card border border-line bg-card/60" />
      ))}
    </div>
  );
}
