import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SITE } from '#web/lib/pageData';
import { HelpButton } from '#web/shared/help/HelpButton';
import { LampIcon } from '#web/ui/icons';

/** Lays out the public screens other than the landing page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="lamp flex min-h-dvh flex-col">
      <PublicHeader />
      <main className="flex grow flex-col px-5 pb-16">{children}</main>
    </div>
  );
}

/** The header for visitors: a link to the landing page, and Help. */
export function PublicHeader() {
  return (
    <header className="mx-auto flex w-full max-w-280 items-center justify-between gap-3 px-5 pt-4 wide:px-10">
      <Link
        href="/"
        className="inline-flex min-h-11 items-center gap-2.5 font-serif text-lead text-quiet transition hover:text-ivory"
      >
        <LampIcon className="size-6 text-tan" />
        {SITE.productName}
      </Link>
      <HelpButton />
    </header>
  );
}
