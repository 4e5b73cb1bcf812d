import { ACTION_LABELS } from '#content/community/moderationTexts';
import type { LogEntry } from '#contract/community/moderation';
import { formatTime, formatWeekday } from '#web/lib/dates';
import { ArchNotice } from '#web/ui/ArchNotice';
import { Button } from '#web/ui/Button';
import { LampIcon } from '#web/ui/icons';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { SkeletonList } from '#web/ui/SkeletonList';
import { fillKind, reasonLogLabel, roomName } from './labels';
import { useModerationLog } from './moderation.hooks';

/** The moderation log grouped by day, with a button that loads older entries. */
export function ModerationLog() {
  const log = useModerationLog();
  return (
    <QueryBoundary
      query={{ ...log, data: log.data?.pages.flat() }}
      error="We couldn’t load the log."
      skeleton={<SkeletonList label="Loading the log" heights={['h-96']} className="mt-8" />}
      empty={
        <div className="mt-4">
          <ArchNotice
            drawing={<LampIcon className="w-1/2" />}
            text="Moderators haven’t had to do anything yet."
          />
        </div>
      }
      className="mt-8"
    >
      {(entries) => (
        <>
          {groupByDay(entries).map(([day, ofDay]) => (
            <section key={day} aria-label={day} className="mt-8">
              <h2 className="text-lead text-tan">{day}</h2>
              <ol className="mt-2 divide-y divide-line rounded-card border border-line bg-card px-4 sm:px-5">
                {ofDay.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
            </section>
          ))}
          {log.isFetchNextPageError && (
            <p role="alert" className="mt-6 text-center text-rose">
              We couldn’t load older entries. Please try again.
            </p>
          )}
          {log.hasNextPage && (
            <Button
              variant="ghost"
              pending={log.isFetchingNextPage}
              onClick={() => void log.fetchNextPage()}
              className="mt-6 w-full"
            >
              Show older
            </Button>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function Entry({ entry: { act, kind, roomType, reason, createdAt } }: { entry: LogEntry }) {
  const about = [roomType && roomName(roomType), reason && reasonLogLabel(reason)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0">
        <p>{fillKind(ACTION_LABELS[act].inLog, kind)}</p>
        {about && <p className="text-fine text-quiet">{about}</p>}
      </div>
      <time dateTime={createdAt} className="shrink-0 text-fine text-quiet tabular-nums">
        {formatTime(createdAt)}
      </time>
    </li>
  );
}

function groupByDay(entries: LogEntry[]): [string, LogEntry[]][] {
  const days = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const day = formatWeekday(entry.createdAt);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
