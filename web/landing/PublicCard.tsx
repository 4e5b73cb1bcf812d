import type { ReactNode } from 'react';
import { LampIcon } from '#web/ui/icons';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { PublicLayout } from './PublicLayout';

/** Shows a public screen with a single card: a title, an introduction and a form or message. */
export function PublicCard({
  title,
  foreword,
  children,
}: {
  title: string;
  foreword?: string;
  children: ReactNode;
}) {
  return (
    <PublicLayout>
      <div className="m-auto w-full max-w-110 animate-arrive low:py-3 py-8">
        <header className="text-center">
          <div className="niche niche-lit low:hidden mx-auto grid aspect-3/4 w-19 place-items-center text-tan">
            <LampIcon className="w-[58%]" />
          </div>
          <ScreenTitle title={title} className="low:mt-0 mt-5 text-display md:-mx-8" />
          {foreword && <p className="mx-auto mt-2.5 max-w-96 text-balance text-quiet">{foreword}</p>}
        </header>
        <div className="low:mt-4 mt-6 rounded-card border border-line bg-linear-to-b from-card to-raised p-5 shadow-glow sm:p-7">
          {children}
        </div>
      </div>
    </PublicLayout>
  );
}
