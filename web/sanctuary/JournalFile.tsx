import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { PRODUCT } from '#web/lib/product';
import { Button } from '#web/ui/Button';
import { toast } from '#web/ui/toast';
import { useAddReflections } from './journal.hooks';
import type { Reflection } from './journal.store';
import { FILE_MAX_BYTES, readFile, writeFile } from './journalFile';

/** A copy to keep, and the way back from it. */
export function JournalFile({ entries }: { entries: Reflection[] }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { mutateAsync: add } = useAddReflections();

  const bringIn = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const outcome = await importFrom(file, add).catch(() => ({
      title: 'Import failed',
      description: 'This browser could not keep the reflections. Nothing here was changed.',
      destructive: true,
    }));
    toast(outcome);
  };

  return (
    <section aria-labelledby="copy" className="mt-8 border-line border-t pt-6 text-[1rem] text-quiet">
      <h2 id="copy" className="text-[1.5rem] text-ivory">
        A copy for yourself
      </h2>
      <p className="mt-2">
        A plain text file that you can read, print, or bring into another browser. It is made here and goes
        nowhere but to your device.
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button
          look="ghost"
          disabled={entries.length === 0}
          onClick={() => saveAs(writeFile(entries, PRODUCT))}
        >
          <Download aria-hidden className="size-5" strokeWidth={1.7} />
          Save to a file
        </Button>
        <Button look="ghost" onClick={() => chooser.current?.click()}>
          <Upload aria-hidden className="size-5" strokeWidth={1.7} />
          Bring in from a file
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept=".md,.txt,text/markdown,text/plain"
        aria-label="A file of reflections"
        className="hidden"
        onChange={bringIn}
      />
    </section>
  );
}

async function importFrom(file: File, add: (entries: Reflection[]) => Promise<number>) {
  if (file.size > FILE_MAX_BYTES) {
    return { title: 'File too large', description: 'A journal has at most 10 MB.', destructive: true };
  }
  const { entries, unreadable } = readFile(await file.text());
  if (entries.length === 0) {
    return {
      title: 'No reflections found',
      description: `${file.name} holds none that was saved here. Nothing was changed.`,
      destructive: true,
    };
  }
  const added = await add(entries);
  const known = entries.length - added;
  return {
    title: added === 1 ? 'One reflection brought in' : `${added} reflections brought in`,
    description: [
      known > 0 && `${known} were here already.`,
      unreadable > 0 && `${unreadable} could not be read and were left out.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function saveAs(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  link.download = `reflections-${new Date().toISOString().slice(0, 10)}.md`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
