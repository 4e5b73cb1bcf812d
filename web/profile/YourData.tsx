import { Download, Eraser, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/Button';
import { Card } from './Card';
import { ClearDialog } from './ClearDialog';
import { DeleteDialog } from './DeleteDialog';
import { useDownload } from './data.hooks';

/** Taking along, clearing away, and leaving for good. */
export function YourData() {
  const { download, isFetching } = useDownload();
  const [asked, ask] = useState<'clear' | 'delete' | null>(null);
  const close = () => ask(null);

  return (
    <Card title="Your data">
      <p className="mt-1 max-w-150 text-quiet">
        What is kept of you, where, and who can read it, stands on the{' '}
        <Link href="/privacy" className="text-amber underline decoration-amber/45 underline-offset-4">
          privacy page
        </Link>
        .
      </p>
      <ul className="mt-3">
        <Choice
          title="Download everything"
          text="All that we keep of you, as one file that machines can read."
        >
          <Button look="ghost" pending={isFetching} onClick={download} className="w-full">
            {!isFetching && <Download aria-hidden className="size-5" strokeWidth={1.7} />}
            Download everything
          </Button>
        </Choice>
        <Choice
          title="Clear this device"
          text="What this browser keeps for you: reflections, dreams, drafts, settings. Your account stays."
        >
          <Button look="ghost" onClick={() => ask('clear')} className="w-full">
            <Eraser aria-hidden className="size-5" strokeWidth={1.7} />
            Clear this device
          </Button>
        </Choice>
        <Choice title="Delete my account" text="The account and everything it holds, for good.">
          <Button look="harsh" onClick={() => ask('delete')} className="w-full">
            <UserX aria-hidden className="size-5" strokeWidth={1.7} />
            Delete my account
          </Button>
        </Choice>
      </ul>
      <ClearDialog isOpen={asked === 'clear'} onClose={close} />
      <DeleteDialog isOpen={asked === 'delete'} onClose={close} />
    </Card>
  );
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-line border-b py-4 last:border-0 last:pb-0 @2xl:grid-cols-[1fr_17rem]">
      <div>
        <h3 className="font-semibold text-[1.25rem] leading-snug">{title}</h3>
        <p className="text-[0.97rem] text-quiet">{text}</p>
      </div>
      {children}
    </li>
  );
}
