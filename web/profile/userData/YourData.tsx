import { Download, Eraser, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/Button';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { SectionCard } from '#web/ui/SectionCard';
import { toastLoadError } from '#web/ui/toast/errorToasts';
import type { OpenDialog } from './DataDialogs';
import { useDataExport } from './data.hooks';

const loadDialogs = () => import('./DataDialogs');

/** Offers data export, clearing the device, and account deletion. */
export function YourData() {
  const { download, isFetching } = useDataExport();
  /** Null until the first dialog opens. */
  const [dialog, open] = useState<OpenDialog | null>(null);
  const dialogs = useLazyModule(loadDialogs, dialog !== null, () => {
    open(null);
    toastLoadError('The dialog');
  });

  return (
    <SectionCard title="Your data">
      <p className="mt-1 max-w-150 text-quiet">
        To see what we store about you, where, and who can read it, visit the{' '}
        <Link href="/privacy" className="text-amber underline decoration-amber/45 underline-offset-4">
          privacy page
        </Link>
        .
      </p>
      <ul className="mt-3">
        <Action title="Download everything" text="Everything we store about you, in one file.">
          <Button variant="ghost" pending={isFetching} onClick={download} className="w-full">
            {!isFetching && <Download className="size-5" />}
            Download everything
          </Button>
        </Action>
        <Action
          title="Clear this device"
          text="Deletes reflections, dreams, drafts and settings from this browser. Your account stays."
        >
          <Button variant="ghost" onClick={() => open('clear')} className="w-full">
            <Eraser className="size-5" />
            Clear this device
          </Button>
        </Action>
        <Action title="Delete my account" text="Deletes your account and everything in it, permanently.">
          <Button variant="harsh" onClick={() => open('delete')} className="w-full">
            <UserX className="size-5" />
            Delete my account
          </Button>
        </Action>
      </ul>
      {dialogs && dialog && <dialogs.DataDialogs open={dialog} onClose={() => open('none')} />}
    </SectionCard>
  );
}

function Action({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-line border-b py-4 last:border-0 last:pb-0 @2xl:grid-cols-[1fr_17rem]">
      <div>
        <h3 className="font-semibold text-lead leading-snug">{title}</h3>
        <p className="text-small text-quiet">{text}</p>
      </div>
      {children}
    </li>
  );
}
