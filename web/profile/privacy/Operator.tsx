import type { ReactNode } from 'react';
import { COMPLAINT, LOGS, MINIMUM_AGE, OPERATOR_UNKNOWN } from '#content/privacy';
import { SITE } from '#web/lib/pageData';

/** Says who runs this site, who may use it, and where to complain. */
export function Operator() {
  return (
    <section className="@container mt-11" aria-labelledby="operator">
      <h2 id="operator" className="text-heading leading-tight">
        Who runs this site
      </h2>
      <div className="mt-2 grid gap-3 text-quiet">
        {/* The build does not know who runs the site, so only the browser renders the names. */}
        {!import.meta.env.SSR && <Names />}
      </div>
      <dl className="mt-4 rounded-card border border-line bg-linear-to-b from-card to-raised px-5 py-3 sm:px-6">
        <Fact name="Minimum age">{MINIMUM_AGE}</Fact>
        <Fact name="Logs">{LOGS}</Fact>
        <Fact name="Complaints">{COMPLAINT}</Fact>
      </dl>
    </section>
  );
}

function Names() {
  const { operatorName: name, operatorContact: contact } = SITE;
  if (!name && !contact) return <p>{OPERATOR_UNKNOWN}</p>;
  return (
    <p className="[overflow-wrap:anywhere]">
      {name ? (
        <>
          <b className="font-semibold text-ivory">{name}</b> runs this site and decides what happens to your
          data.
        </>
      ) : (
        'The people who run this site haven’t given a name yet.'
      )}{' '}
      {contact ? (
        <>
          You can reach them here: <Contact contact={contact} />
        </>
      ) : (
        'They haven’t said yet how you can reach them.'
      )}
    </p>
  );
}

/** Shows an email or web address as a link, and any other contact as text. */
function Contact({ contact }: { contact: string }) {
  const href = hrefOf(contact);
  if (!href) return <span className="text-ivory">{contact}</span>;
  return (
    <a href={href} rel="noreferrer" className="text-ivory underline underline-offset-4 hover:text-amber">
      {contact}
    </a>
  );
}

function hrefOf(contact: string): string | null {
  if (/^https?:\/\/\S+$/.test(contact)) return contact;
  return /^[^\s@:/]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : null;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 py-2 @lg:grid @lg:grid-cols-[9rem_1fr]">
      <dt className="text-small text-tan leading-snug @lg:pt-0.5">{name}</dt>
      <dd className="text-body text-quiet leading-normal">{children}</dd>
    </div>
  );
}
