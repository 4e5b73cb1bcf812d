import { useEffect, useRef } from 'react';
import type { DeletionReceipt } from '#contract/account';
import { grouped } from '#contract/numbers';
import { dayAndTime } from '#web/lib/dates';
import { Button } from '#web/ui/Button';

/** One, and more than one, of what an account held. */
const NAMES: Record<string, readonly [string, string]> = {
  identityResponses: ['answer about who you are', 'answers about who you are'],
  blueprintEdits: ['part of your Blueprint', 'parts of your Blueprint'],
  people: ['person you pray for', 'people you pray for'],
  posts: ['post', 'posts'],
  comments: ['comment', 'comments'],
  reactions: ['heart', 'hearts'],
  prayersSaid: ['prayer said', 'prayers said'],
  reports: ['report to the moderators', 'reports to the moderators'],
  blocks: ['blocked person', 'blocked people'],
  moderatorNotes: ['note of a moderator', 'notes of moderators'],
  activities: ['deed that counted', 'deeds that counted'],
  achievements: ['achievement', 'achievements'],
  answerFlags: ['flagged answer', 'flagged answers'],
  avatars: ['picture', 'pictures'],
};

/** What went with an account, said once at the door. */
export function Receipt({ receipt, onRead }: { receipt: DeletionReceipt; onRead: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const gone = Object.entries(receipt.deleted).flatMap(([name, count]) => {
    const words = NAMES[name];
    return words && count > 0 ? `${grouped(count)} ${count === 1 ? words[0] : words[1]}` : [];
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
        className="font-medium text-[1.6rem] leading-tight outline-none"
      >
        {receipt.message}
      </h2>
      <p className="mt-1 text-[0.94rem] text-quiet">
        On <time dateTime={receipt.deletedAt}>{dayAndTime(receipt.deletedAt)}</time>, with your name, your
        address and your password.
      </p>
      {gone.length > 0 && (
        <ul aria-label="What went with it" className="mt-3 flex flex-wrap gap-2">
          {gone.map((words) => (
            <li key={words} className="rounded-full border border-line px-3 py-0.5 text-[0.9rem] text-quiet">
              {words}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-[0.97rem] text-quiet">
        A last mail confirms it. Go in peace; the door is not locked.
      </p>
      <Button look="ghost" onClick={onRead} className="mt-4">
        I have read it
      </Button>
    </section>
  );
}
