import { type ReactNode, useId } from 'react';

/** Shows a card of the profile screen with its own heading. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container rounded-card border border-line bg-linear-to-b from-card to-raised p-5 sm:p-6"
    >
      <h2 id={id} tabIndex={-1} className="text-title leading-tight outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
