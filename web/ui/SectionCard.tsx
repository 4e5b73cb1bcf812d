import { type ReactNode, useId } from 'react';

/** Shows a card of the profile screen with its own heading. */
export function SectionCard({
  title,
  aside,
  className = '',
  children,
}: {
  title: string;
  /** Shown beside the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`@container rounded-card border border-line bg-linear-to-b from-card to-raised p-5 sm:p-6 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} tabIndex={-1} className="text-title leading-tight outline-none">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
