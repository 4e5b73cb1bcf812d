import { Mail } from 'lucide-react';
import { useRef } from 'react';
import { ACTION_LABELS } from '#content/community/moderationTexts';
import type { ModeratorNote } from '#contract/community/moderation';
import { formatDate } from '#web/lib/dates';
import { Button } from '#web/ui/Button';
import { toastError } from '#web/ui/toast/errorToasts';
import { useModeratorNotes, useReadModeratorNotes } from './moderation.hooks';

/** Unread notes from moderators. Each note stays until the user marks it as read. */
export function ModeratorNotes() {
  const { data = [] } = useModeratorNotes();
  const container = useRef<HTMLDivElement>(null);

  return (
    <div ref={container} tabIndex={-1} className="outline-none has-[section]:mt-6">
      {data.length > 0 && (
        <section aria-label="From the moderators" className="grid gap-4">
          {data.map((moderatorNote) => (
            <ModeratorNoteCard
              key={moderatorNote.id}
              moderatorNote={moderatorNote}
              onRead={() => container.current?.focus({ preventScroll: true })}
            />
          ))}
        </section>
      )}
    </div>
  );
}

function ModeratorNoteCard({
  moderatorNote: { id, act, kind, note, excerpt, createdAt },
  onRead,
}: {
  moderatorNote: ModeratorNote;
  onRead: () => void;
}) {
  const { mutateAsync, isPending } = useReadModeratorNotes();

  const markRead = () =>
    void mutateAsync([id]).then(onRead, (error: unknown) =>
      toastError(error, 'Couldn’t save that', 'Check your connection and try again.'),
    );

  return (
    <article className="rounded-card border border-line-strong bg-linear-to-b from-lit to-raised p-5 sm:p-6">
      <header className="flex items-center gap-3 text-small text-quiet">
        <Mail className="size-5 shrink-0 text-tan" />
        <p>
          From the moderators, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </header>
      <p className="mt-3">{ACTION_LABELS[act].toAuthor.replace('{kind}', kind)}</p>
      {note && (
        <p dir="auto" className="mt-3 whitespace-pre-wrap font-serif text-lead leading-normal">
          {note}
        </p>
      )}
      <p className="mt-4 text-fine text-quiet">What you wrote</p>
      <blockquote
        dir="auto"
        className="mt-1 whitespace-pre-wrap border-line-strong border-s-2 ps-3 text-small text-quiet"
      >
        {excerpt}
      </blockquote>
      <Button variant="ghost" pending={isPending} onClick={markRead} className="mt-5">
        Mark as read
      </Button>
    </article>
  );
}
