import { LockKeyhole } from 'lucide-react';
import {
  DEVICE_DATA,
  GUIDE_DISCLOSURE,
  PRIVACY_PROMISES,
  SERVER_DATA,
  TRANSIENT_DATA,
} from '#content/privacy';
import { SITE } from '#web/lib/pageData';
import { useUser } from '#web/lib/session/session.hooks';
import { LinkButton } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { Accessibility } from './Accessibility';
import { Operator } from './Operator';
import { PrivacySection } from './PrivacySection';
import { RequestLog } from './RequestLog';

/**
 * Shows the privacy page, which visitors can read too. For each kind of data, it says where the data is stored, who can
 * read it, how long we keep it, and how to download or delete it.
 */
export function PrivacyScreen() {
  const person = useUser();
  return (
    <article className="mx-auto mt-8 w-full max-w-180 animate-arrive">
      <header className="text-center">
        <p className="eyebrow">In plain words</p>
        <ScreenTitle title="Your privacy" className="mt-2 text-display" />
        <p className="mx-auto mt-4 max-w-120 text-balance font-serif text-lead text-quiet italic leading-snug">
          Some of what you say here is between you and God. This page explains what we store, where, and who
          can read it.
        </p>
      </header>
      <ul className="mt-8 grid gap-3 rounded-card border border-line-strong bg-linear-to-b from-lit to-card p-5 sm:p-6">
        {PRIVACY_PROMISES.map((promise) => (
          <li key={promise} className="flex gap-3.5">
            <LockKeyhole className="mt-1 size-4.5 shrink-0 text-tan" />
            {promise}
          </li>
        ))}
      </ul>
      <PrivacySection title="Only on your device" keepings={DEVICE_DATA} />
      <PrivacySection title="Sent to be answered, but not stored" keepings={TRANSIENT_DATA} />
      <section className="mt-11" aria-labelledby="who-answers">
        <h2 id="who-answers" className="text-heading leading-tight">
          Who answers
        </h2>
        <div className="mt-2 grid gap-3 text-quiet">
          {/* The build does not know which guide the operator has set up. */}
          {!import.meta.env.SSR && GUIDE_DISCLOSURE[SITE.guide].map((words) => <p key={words}>{words}</p>)}
        </div>
      </section>
      <PrivacySection title="Stored on our server" keepings={SERVER_DATA} />
      <Accessibility />
      <Operator />
      <RequestLog />
      <div className="mt-10 flex justify-center">
        {person ? (
          <LinkButton href="/profile">Go to your profile</LinkButton>
        ) : (
          <LinkButton href="/">Back to sign in</LinkButton>
        )}
      </div>
    </article>
  );
}
