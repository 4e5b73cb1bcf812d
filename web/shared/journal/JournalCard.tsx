import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDateTime } from '#web/lib/dates';
import { IconButton } from '#web/ui/Button';
import { PENDING_PROPS } from '#web/ui/pendingProps';
import { toast, toastProblem } from '#web/ui/toast/toast';
import type { JournalEntry, JournalStore } from './journalStore';
import { useImportEntries, useRemoveEntry } from './journalStore.hooks';

/** One entry of a journal with its date. After a deletion, a toast lets the user restore the entry. */
export function JournalCard<Entry extends JournalEntry>({
  entry,
  list,
  one,
  children,
}: {
  entry: Entry;
  list: JournalStore<Entry>;
  /** The singular name of an entry, such as 'reflection'. */
  one: string;
  children: ReactNode;
}) {
  const remove = useRemoveEntry(list);
  const restore = useImportEntries(list);
  const name = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;

  const undo = () =>
    void restore.mutateAsync([entry]).then(
      () => toast({ title: `${name} restored` }),
      () => toastProblem('Undo failed', 'Please try again.'),
    );

  const deleteEntry = () =>
    void remove.mutateAsync(entry.id).then(
      () => {
        toast({
          title: `${name} deleted`,
          action: { label: 'Undo', act: undo },
        });
        // The focused button disappears with its entry, so the heading takes the focus.
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      },
      () => toastProblem('Delete failed', 'It’s still here. Please try again.'),
    );

  return (
    <li className="rounded-card border border-line bg-card p-5 [contain-intrinsic-height:auto_11rem] [content-visibility:auto]">
      <div className="flex items-start gap-3">
        <p className="grow pt-2 text-fine text-quiet">
          <time dateTime={new Date(entry.created).toISOString()}>{formatShortDateTime(entry.created)}</time>
        </p>
        <IconButton
          label={`Delete this ${one}`}
          onClick={deleteEntry}
          className="-mt-1 -mr-2"
          {...(remove.isPending && PENDING_PROPS)}
        >
          <Trash2 className="size-4.5" />
        </IconButton>
      </div>
      {children}
    </li>
  );
}

/** Labels below an entry. */
export function LabelList({ name, labels }: { name: string; labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul aria-label={name} className="mt-3 flex flex-wrap gap-2">
      {[...new Set(labels)].map((label) => (
        <li key={label} className="rounded-full border border-line px-2.5 text-fine text-quiet leading-6">
          {label}
        </li>
      ))}
    </ul>
  );
}
