import { useId } from 'react';
import type { DataKept } from '#content/privacy';

const QUESTIONS = [
  ['where', 'Where it is'],
  ['who', 'Who can read it'],
  ['howLong', 'How long'],
  ['away', 'Download or delete'],
] as const satisfies readonly (readonly [keyof DataKept, string])[];

/**
 * Shows a section of the privacy page. For each kind of data, it says where the data is stored, who can read it, how
 * long we keep it, and how to download or delete it.
 */
export function PrivacySection({ title, keepings }: { title: string; keepings: readonly DataKept[] }) {
  const id = useId();
  return (
    <section className="mt-11" aria-labelledby={id}>
      <h2 id={id} className="text-heading leading-tight">
        {title}
      </h2>
      <div className="mt-4 grid gap-4">
        {keepings.map((keeping) => (
          <section
            key={keeping.id}
            id={keeping.id}
            aria-labelledby={`${keeping.id}-title`}
            className="@container rounded-card border border-line bg-linear-to-b from-card to-raised p-5 sm:p-6"
          >
            <h3 id={`${keeping.id}-title`} className="font-semibold text-lead leading-tight">
              {keeping.title}
            </h3>
            <dl className="mt-2">
              {QUESTIONS.map(([name, question]) => (
                <div key={name} className="gap-x-6 py-2 @lg:grid @lg:grid-cols-[9rem_1fr]">
                  <dt className="text-small text-tan leading-snug @lg:pt-0.5">{question}</dt>
                  <dd className="text-body text-quiet leading-normal">{keeping[name]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
