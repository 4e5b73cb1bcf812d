import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PRODUCT } from '#web/lib/product';
import { LampEmblem } from '#web/ui/emblems';
import { HelpEntry } from '#web/ui/HelpEntry';

/** Layout of the public screens besides the landing page. */
export function Threshold({ children }: { children: ReactNode }) {
  return (
    <div className="lamp flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-280 items-center justify-between gap-3 px-5 pt-4 wide:px-10">
        <Link
          href="/"
          className="inline-flex min-h-11 items-center gap-2.5 font-serif text-[1.3rem] text-quiet transition hover:text-ivory"
        >
          <LampEmblem className="size-6 text-tan" />
          {PRODUCT}
        </Link>
        <HelpEntry />
      </header>
      <main className="flex grow flex-col px-5 pb-16">{children}</main>
    </div>
  );
}
