import type { ComponentType, ReactNode } from 'react';
import type { Address } from '#contract/pages/addresses';
import { LinkButton } from '#web/ui/Button';
import { PageHeader } from '#web/ui/PageHeader';
import { ImportExport, type ImportExportOptions } from './ImportExport';
import type { JournalEntry } from './journalStore';
import { useJournalEntries } from './journalStore.hooks';
import { StorageError, StorageLossNotice, StorageNotice } from './StorageNotice';

/** A journal on this device: its entries, where they are saved, and their export and import. */
export function JournalPage<Entry extends JournalEntry>({
  file,
  eyebrow,
  title,
  intro,
  empty,
  children,
}: {
  file: ImportExportOptions<Entry>;
  eyebrow: string;
  title: string;
  intro: string;
  empty: ReactNode;
  children: (entries: Entry[]) => ReactNode;
}) {
  const { entries, isUnreadable, isPending } = useJournalEntries(file.list);

  return (
    <div className="reading low:mt-3 mt-8 w-full animate-arrive">
      <PageHeader eyebrow={eyebrow} title={title}>
        {intro}
      </PageHeader>
      {isUnreadable && <StorageError />}
      {!isPending && !isUnreadable && (entries.length > 0 ? children(entries) : empty)}
      {!isPending && (
        <>
          <StorageNotice />
          <ImportExport entries={entries} options={file} />
        </>
      )}
    </div>
  );
}

/** Says that the journal is empty, or that the browser has deleted it, and links to where entries are written. */
export function EmptyJournal({
  Icon,
  text,
  href,
  action,
}: {
  Icon: ComponentType<{ className?: string }>;
  text: string;
  href: Address;
  action: string;
}) {
  return (
    <div className="low:py-2 py-10 text-center">
      <div className="niche mx-auto grid aspect-3/4 low:w-16 w-32 place-items-center text-tan">
        <Icon className="w-1/2" />
      </div>
      <StorageLossNotice>
        <p className="mx-auto low:mt-3 mt-6 max-w-90 text-quiet">{text}</p>
      </StorageLossNotice>
      <LinkButton href={href} className="low:mt-3 mt-6">
        {action}
      </LinkButton>
    </div>
  );
}
