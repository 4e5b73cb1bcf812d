import { useEffect, useRef } from 'react';
import type { DeletionReceipt } from '#contract/account/account';
import { formatCount } from '#contract/fields/numbers';
import { formatDateTime } from '#web/lib/dates';
import { Button } from '#web/ui/Button';

/** Singular and plural labels for the kinds of deleted data. */
const LABELS: Record<string, readonly [string, string]> = {
  identityResponses: ['identity answer', 'identity answers'],
  blueprintEdits: ['part of your Blueprint', 'parts of your Blueprint'],
  people: ['person you pray for', 'people you pray for'],
  posts: ['post', 'posts'],
  comments: ['comment', 'comments'],
  reactions: ['heart', 'hearts'],
  prayersSaid: ['prayer for someone', 'prayers for others'],
  reports: ['report to the moderators', 'reports to the moderators'],
  blocks: ['blocked person', 'blocked people'],
  moderatorNotes: ['note from a moderator', 'notes from moderators'],
  notices: ['notice', 'notices'],
  achievements: ['achievement', 'achievements'],
  answerFlags: ['flagged answer', 'flagged answers'],
  avatars: ['picture', 'pictures'],
};

/** Lists what was deleted with an account. Shown once, on the landing page. */
export function DeletionReceiptCard({ receipt, onRead }: { receipt: DeletionReceipt; onRead: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const deleted = Object.entries(receipt.deleted).flatMap(([name, count]) => {
    const label = LABELS[name];
    return label && count > 0 ? `${formatCount(count)} ${count === 1 ? label[0] : label[1]}` : [];
  });

  return (
    <section
      aria-labelledby="receipt"
      className="mt-12 mb-4 animate-arrive rounded-card border border-line-strong bg-card p-5 sm:p-6"
    >
      <h2
        id="receipt"
        ref={heading}
        tabIndex={-1}
        className="font-medium text-title leading-tight outline-none"
      >
        {receipt.message}
      </h2>
      <p className="mt-1 text-small text-quiet">
        Deleted on <time dateTime={receipt.deletedAt}>{formatDateTime(receipt.deletedAt)}</time>, along with
        your name, email address and password.
      </p>
      {deleted.length > 0 && (
        <ul aria-label="What was deleted" className="mt-3 flex flex-wrap gap-2">
          {deleted.map((label) => (
            <li key={label} className="rounded-full border border-line px-3 py-0.5 text-small text-quiet">
              {label}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-small text-quiet">
        We’ve sent you one last email to confirm it. Go in peace. You’re always welcome back.
      </p>
      <Button variant="ghost" onClick={onRead} className="mt-4">
        Got it
      </Button>
    </section>
  );
}
