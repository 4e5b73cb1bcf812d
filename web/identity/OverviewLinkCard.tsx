import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { IconComponent } from '#web/ui/icons';

export function OverviewLinkCard({
  to,
  title,
  Sign,
  children,
}: {
  to: string;
  title: string;
  Sign: IconComponent;
  children: ReactNode;
}) {
  return (
    <section className="group relative grid grid-cols-[4.5rem_1fr] stacked:grid-cols-1 items-center gap-5 rounded-card border border-line bg-linear-to-b from-card to-raised p-4 transition duration-quick focus-within:border-line-strong hover:border-line-strong sm:p-5">
      <span className="niche grid aspect-3/4 stacked:w-24 place-items-center text-tan group-focus-within:niche-lit group-hover:niche-lit">
        <Sign className="w-[56%]" />
      </span>
      <div>
        <h2 className="font-semibold text-title leading-tight">
          <Link
            href={to}
            className="outline-none after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:after:outline-2 focus-visible:after:outline-tan focus-visible:after:outline-offset-3"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-small text-quiet leading-snug">{children}</p>
      </div>
    </section>
  );
}
