import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { ACTION_LABELS } from '#content/community/moderationTexts';
import { QUEUE_MAX, QUEUE_PAGE_SIZE } from '#contract/community/limits';
import type { QueueItem } from '#contract/community/moderation';
import { formatCount } from '#contract/fields/numbers';
import { Button, IconButton } from '#web/ui/Button';
import { SkeletonList } from '#web/ui/SkeletonList';
import { ModeratorLoadError } from './ModeratorLoadError';
import { useQueue } from './moderation.hooks';
import { QueueCard } from './QueueCard';

/** The moderation queue. Items with a 'worried' report come first, then the others, oldest first. */
export function Queue() {
  const [limit, setLimit] = useState(QUEUE_PAGE_SIZE);
  const queue = useQueue(limit);
  const heading = useRef<HTMLHeadingElement>(null);
  // The error is also shown above a cached list, so that a failed refresh is visible.
  const hasFailed = queue.isError;

  return (
    <section aria-labelledby="queue">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} id="queue" tabIndex={-1} className="text-title leading-tight outline-none">
          Waiting for review
        </h2>
        <IconButton label="Refresh" disabled={queue.isFetching} onClick={() => void queue.refetch()}>
          <RefreshCw className={`size-5 ${queue.isFetching ? 'animate-spin' : ''}`} />
        </IconButton>
      </div>
      <p role="status" className="text-small text-quiet">
        {queue.data && summary(queue.data.items.length, queue.data.more)}
        {!queue.data && !hasFailed && <span className="sr-only">Loading the queue</span>}
      </p>
      {hasFailed && (
        <div className="mt-4">
          <ModeratorLoadError query={queue}>We couldn’t load the queue.</ModeratorLoadError>
        </div>
      )}
      {queue.data && queue.data.items.length > 0 && (
        <QueueItems
          items={queue.data.items}
          onDecided={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      {queue.data && queue.data.more > 0 && limit < QUEUE_MAX && (
        <Button
          variant="ghost"
          pending={queue.isPlaceholderData}
          onClick={() => setLimit(limit + QUEUE_PAGE_SIZE)}
          className="mt-4 w-full"
        >
          Show more
        </Button>
      )}
      {!queue.data && !hasFailed && <SkeletonList heights={['h-52', 'h-52']} className="mt-4" />}
    </section>
  );
}

function QueueItems({ items, onDecided }: { items: QueueItem[]; onDecided: () => void }) {
  return (
    <>
      <details className="group mt-1 text-small text-quiet">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-amber underline-offset-4 hover:text-ivory hover:underline">
          What each action does
        </summary>
        <dl className="grid gap-x-5 gap-y-1.5 pb-2 sm:grid-cols-[auto_1fr]">
          {Object.entries(ACTION_EFFECTS).map(([act, effect]) => (
            <div key={act} className="contents">
              <dt className="font-semibold text-ivory">
                {ACTION_LABELS[act as keyof typeof ACTION_EFFECTS].label}
              </dt>
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

const ACTION_EFFECTS = {
  keep: 'It stays, or becomes visible again. We tell the author only if you write a note.',
  hide: 'Only its author and moderators can still see it. We tell the author.',
  remove: 'It’s gone for everyone, for good. We tell the author.',
  warn: 'It stays visible, and the author gets your note.',
};

function summary(items: number, more: number): string {
  if (more > 0) {
    return `${formatCount(items + more)} items are waiting. Showing ${items}, with the most serious item from each author first.`;
  }
  if (items === 0) return 'Nothing is waiting for review.';
  return items === 1 ? '1 item is waiting.' : `${items} items are waiting.`;
}
