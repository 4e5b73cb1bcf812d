import { EyeOff, HeartHandshake } from 'lucide-react';
import type { QueueItem } from '#contract/community/moderation';
import { postUrl } from '#web/community/shared/communityUrls';
import { fullName } from '#web/community/shared/names';
import { formatDateTime } from '#web/lib/dates';
import { CollapsibleText } from './CollapsibleText';
import { reasonLabel, roomName, waitingTime } from './labels';
import { ModerationActions } from './ModerationActions';

/** One item of the queue: the text, its author, and why it was reported. */
export function QueueCard({ item, onDecided }: { item: QueueItem; onDecided: () => void }) {
  const { kind, id, roomType, content, thanks, createdAt, hidden, reports } = item;
  const isWorry = reports.some(({ reason }) => reason === 'worried');
  const headingId = `waiting-${kind}-${id}`;

  return (
    <li
      aria-labelledby={headingId}
      className={`min-w-0 rounded-card border bg-card p-4 sm:p-5 ${isWorry ? 'border-amber/60' : 'border-line'}`}
    >
      {isWorry && (
        <p className="mb-3 flex items-center gap-2.5 border-line border-b pb-3 font-semibold text-amber">
          <HeartHandshake className="size-5 shrink-0" />
          Someone is worried: please look at this first
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-quiet">
        <h3 id={headingId} className="font-sans">
          {kind === 'post' ? 'Post' : 'Comment'} in {roomName(roomType)}
        </h3>
        <p>
          Waiting for <time dateTime={item.waitingSince}>{waitingTime(item.waitingSince, Date.now())}</time>
        </p>
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <bdi className="font-semibold">{fullName(item.user)}</bdi>
        <time dateTime={createdAt} className="text-fine text-quiet">
          {formatDateTime(createdAt)}
        </time>
      </p>
      {hidden && (
        <p className="mt-2 inline-flex items-center gap-2 rounded-full border border-line-strong px-3 py-0.5 text-fine text-tan">
          <EyeOff className="size-4 shrink-0" />
          Hidden until you decide
        </p>
      )}
      <CollapsibleText text={content} />
      {thanks && (
        <div className="mt-3 rounded-field border border-amber/35 px-4 py-3">
          <p className="text-fine text-quiet">Added when the prayer was answered</p>
          <CollapsibleText text={thanks} />
        </div>
      )}
      <a
        href={postUrl({ id: item.postId, roomId: item.roomId })}
        // Opens in a new tab, so that the queue and an unfinished note stay open.
        target="_blank"
        rel="noopener"
        className="mt-1 inline-flex min-h-11 items-center text-small text-amber underline-offset-4 hover:text-ivory hover:underline"
      >
        {kind === 'post' ? 'See the post in its room' : 'See the post it replies to'}
        <span className="sr-only"> (in a new tab)</span>
      </a>
      <Reasons reports={reports} />
      {item.mine ? (
        <p className="mt-4 text-quiet">
          You wrote this, so another moderator will decide. You can delete it in its room.
        </p>
      ) : (
        <ModerationActions item={item} onDecided={onDecided} />
      )}
    </li>
  );
}

function Reasons({ reports }: Pick<QueueItem, 'reports'>) {
  return (
    <ul aria-label="Why it’s here" className="mt-2 grid gap-2.5 border-line border-t pt-3.5 text-small">
      {reports.map(({ reason, count, notes }) => (
        <li key={reason}>
          <p>
            {reasonLabel(reason)}
            {count > 1 && <span className="text-quiet"> · {count} people</span>}
          </p>
          {notes.map((note, at) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same note.
              key={at}
              dir="auto"
              className="mt-1.5 whitespace-pre-wrap border-line-strong border-s-2 ps-3 text-quiet"
            >
              {note}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
