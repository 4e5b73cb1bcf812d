import type { ReactNode } from 'react';
import type { Address } from '#contract/pages/addresses';
import { LinkButton } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/** Layout of a guide page, with two links at its end; `foreword` is its one-sentence introduction. */
export function GuidePage({
  eyebrow = 'Guide',
  title,
  foreword,
  start,
  next = { href: '/', label: 'Return home' },
  children,
}: {
  eyebrow?: string;
  title: string;
  foreword: string;
  start: PageLink;
  next?: PageLink;
  children: ReactNode;
}) {
  return (
    <article className="reading mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">{eyebrow}</p>
        <ScreenTitle title={title} className="mt-2 text-display" />
        <p className="mx-auto mt-4 max-w-112 text-balance font-serif text-lead text-quiet italic leading-snug">
          {foreword}
        </p>
      </header>
      {children}
      <div className="mt-10 grid gap-3 sm:grid-cols-2">
        <LinkButton href={start.href}>{start.label}</LinkButton>
        <LinkButton href={next.href} variant="ghost">
          {next.label}
        </LinkButton>
      </div>
    </article>
  );
}

type PageLink = { href: Address; label: string };

export type GuideStep = { title: string; text: string };

/** A numbered list of steps. */
export function GuideSteps({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className="mt-10 grid gap-4">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.75rem_1fr] tight:grid-cols-1 gap-4 rounded-card border border-line bg-card p-5"
        >
          <span
            aria-hidden="true"
            className="niche grid h-14 tight:w-12 place-items-center pt-1 font-serif text-lead text-tan"
          >
            {index + 1}
          </span>
          <div>
            <h2 className="font-semibold text-title leading-tight">{title}</h2>
            <p className="mt-1 text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-heading leading-tight">{title}</h2>
      <div className="mt-2 grid gap-3 text-quiet">{children}</div>
    </section>
  );
}
