import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { saveFile } from '#web/lib/downloadFile';
import { SITE } from '#web/lib/pageData';
import { Button } from '#web/ui/Button';
import { toast } from '#web/ui/toast/toast';
import type { JournalFileContent } from './journalFile';
import type { JournalEntry, JournalStore } from './journalStore';
import { useImportEntries } from './journalStore.hooks';

/** The name of a list, and how the list is exported and imported. */
export type ImportExportOptions<Entry extends JournalEntry> = {
  list: JournalStore<Entry>;
  /** The singular name of an entry, such as 'reflection'. The plural adds an s. */
  entryName: string;
  maxMegabytes: number;
  write: (entries: Entry[], product: string) => string;
  read: (text: string) => JournalFileContent<Entry>;
  /** What else the file contains. `importFrom` returns how many items it added. */
  more?: { one: string; count: number; importFrom: (text: string) => Promise<number> };
};

/** Exports and imports a list that is stored on the device. */
export function ImportExport<Entry extends JournalEntry>({
  entries,
  options,
}: {
  entries: Entry[];
  options: ImportExportOptions<Entry>;
}) {
  const { list, entryName, write } = options;
  const fileInput = useRef<HTMLInputElement>(null);
  const { mutateAsync: add } = useImportEntries(list);

  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const notice = await importFrom(file, options, add).catch(() => ({
      title: 'Import failed',
      description: `Your browser couldn’t save the ${entryName}s. Nothing was changed.`,
      destructive: true,
    }));
    toast(notice);
  };

  return (
    <section
      aria-labelledby="copy"
      className="mt-8 border-line border-t pt-6 text-body text-quiet print:hidden"
    >
      <h2 id="copy" className="text-title text-ivory">
        Your own copy
      </h2>
      <p className="mt-2">
        Save a plain text file that you can read, print or import into another browser. We make it in your
        browser, and it’s saved only on your device.
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button
          variant="ghost"
          disabled={entries.length === 0 && !options.more?.count}
          onClick={() => save(write(entries, SITE.productName), `${entryName}s`)}
        >
          <Download className="size-5" />
          Save to a file
        </Button>
        <Button variant="ghost" onClick={() => fileInput.current?.click()}>
          <Upload className="size-5" />
          Import from a file
        </Button>
      </div>
      <input
        ref={fileInput}
        type="file"
        accept=".md,.txt,text/markdown,text/plain"
        aria-label={`A file of ${entryName}s`}
        className="hidden"
        onChange={importFile}
      />
    </section>
  );
}

async function importFrom<Entry extends JournalEntry>(
  file: File,
  { entryName, maxMegabytes, read, more }: ImportExportOptions<Entry>,
  add: (entries: Entry[]) => Promise<number>,
) {
  if (file.size > maxMegabytes * 1024 * 1024) {
    return {
      title: 'File too large',
      description: `Please choose a file of up to ${maxMegabytes} MB.`,
      destructive: true,
    };
  }
  const text = await file.text();
  const { entries, unreadable } = read(text);
  const addedMore = (await more?.importFrom(text)) ?? 0;
  if (entries.length === 0 && addedMore === 0) {
    return {
      title: `No ${entryName}s found`,
      description: `We couldn’t find any ${entryName}s in ${file.name}. Nothing was changed.`,
      destructive: true,
    };
  }
  const added = await add(entries);
  const known = entries.length - added;
  return {
    title: added === 1 ? `1 ${entryName} imported` : `${added} ${entryName}s imported`,
    description: [
      addedMore > 0 && (addedMore === 1 ? `1 ${more?.one}, too.` : `${addedMore} ${more?.one}s, too.`),
      known > 0 && (known === 1 ? '1 was already here.' : `${known} were already here.`),
      unreadable > 0 &&
        (unreadable === 1
          ? 'We couldn’t read 1 and skipped it.'
          : `We couldn’t read ${unreadable} and skipped them.`),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function save(text: string, name: string) {
  const fileName = `${name}-${new Date().toISOString().slice(0, 10)}.md`;
  void saveFile(new File([text], fileName, { type: 'text/markdown' }));
}
