import { LinkButton } from '#web/ui/Button';
import { PublicCard } from './PublicCard';

/** Shown for an expired, used or incomplete link to a new password, with a way to request another one. */
export function InvalidLink({ foreword, message }: { foreword: string; message: string }) {
  return (
    <PublicCard title="Choose a new password" foreword={foreword}>
      <p role="alert">{message}</p>
      <div className="mt-5 grid gap-2">
        <LinkButton href="/forgot-password">Get a new link</LinkButton>
        <LinkButton href="/" look="quiet" className="-mb-2">
          Back to sign in
        </LinkButton>
      </div>
    </PublicCard>
  );
}
