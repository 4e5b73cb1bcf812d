import { LinkButton } from '#web/ui/Button';
import { ThresholdCard } from './ThresholdCard';

/** Shown for an expired, used or incomplete link, with a way to request another one. */
export function DeadLink({ title, foreword, message }: { title: string; foreword: string; message: string }) {
  return (
    <ThresholdCard title={title} foreword={foreword}>
      <p role="alert">{message}</p>
      <div className="mt-5 grid gap-2">
        <LinkButton href="/forgot-password">Get a new link</LinkButton>
        <LinkButton href="/" look="quiet" className="-mb-2">
          Back to sign in
        </LinkButton>
      </div>
    </ThresholdCard>
  );
}
