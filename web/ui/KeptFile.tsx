import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import type { FileContent } from '#web/lib/keptFile';
import type { Kept, KeptList } from '#web/lib/keptList';
import { useAdd } from '#web/lib/keptList.hooks';
import { PRODUCT } from '#web/lib/product';
import { saveAs } from '#web/lib/saveAs';
import { Button } from '#web/ui/Button';
import { toast } from '#web/ui/toast';

/** What a list is called, and how it is written to a file and read back. */
export type FileManner<Entry extends Kept> = {
  list: KeptList<Entry>;
  /** 'reflection'; more of them are called by it with an s. */
  one: string;
  mostMegabytes: number;
  write: (entries: Entry[], product: string) => string;
  read: (text: string) => FileContent<Entry>;
};

/** A copy to keep, and the way back from it. */
export function KeptFile<Entry extends Kept>({
  entries,
  manner,
}: {
  entries: Entry[];
  manner: FileManner<Entry>;
}) {
  const { list, one, write } = manner;
  const chooser = useRef<HTMLInputElement>(null);
  const { mutateAsync: add } = useAdd(list);

  const bringIn = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const outcome = await importFrom(file, manner, add).catch(() => ({
      title: 'Import failed',
      description: `This browser could not keep the ${one}s. Nothing here was changed.`,
      destructive: true,
    }));
    toast(outcome);
  };

  return (
    <section
      aria-labelledby="copy"
      className="mt-8 border-line border-t pt-6 text-[1rem] text-quiet print:hidden"
    >
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
          onClick={() => save(write(entries, PRODUCT), `${one}s`)}
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
        aria-label={`A file of ${one}s`}
        className="hidden"
        onChange={bringIn}
      />
    </section>
  );
}

async function importFrom<Entry extends Kept>(
  file: File,
  { one, mostMegabytes, read }: FileManner<Entry>,
  add: (entries: Entry[]) => Promise<number>,
) {
  if (file.size > mostMegabytes * 1024 * 1024) {
    return {
      title: 'File too large',
      description: `A journal has at most ${mostMegabytes} MB.`,
      destructive: true,
    };
  }
  const { entries, unreadable } = read(await file.text());
  if (entries.length === 0) {
    return {
      title: `No ${one}s found`,
      description: `${file.name} holds none that was saved here. Nothing was changed.`,
      destructive: true,
    };
  }
  const added = await add(entries);
  const known = entries.length - added;
  return {
    title: added === 1 ? `One ${one} brought in` : `${added} ${one}s brought in`,
    description: [
      known > 0 && (known === 1 ? 'One was here already.' : `${known} were here already.`),
      unreadable > 0 &&
        (unreadable === 1
          ? 'One could not be read and was left out.'
          : `${unreadable} could not be read and were left out.`),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function save(text: string, name: string) {
  const file = new Blob([text], { type: 'text/markdown' });
  saveAs(file, `${name}-${new Date().toISOString().slice(0, 10)}.md`);
}
