import { LinkButton } from '#web/ui/Button';
import { PublicCard } from './PublicCard';

/** Shown for an expired, used or incomplete link to a new password, with a way to request another one. */
export function InvalidLink({ message }: { message: string }) {
  return (
    <PublicCard title="This link doesn’t work" foreword="Your password hasn’t changed.">
      <p role="alert">{message}</p>
      <div className="mt-5 grid gap-2">
        <LinkButton href="/forgot-password">Get a new link</LinkButton>
        <LinkButton href="/" variant="quiet" className="-mb-2">
          Back to sign in
        </LinkButton>
      </div>
    </PublicCard>
  );
}
