import { LinkButton } from '#web/ui/Button';
import { ThresholdCard } from './ThresholdCard';

/** A link that leads nowhere any more, and the way to another one. */
export function DeadLink({ title, sentence }: { title: string; sentence: string }) {
  return (
    <ThresholdCard title={title} foreword="This link leads nowhere any more.">
      <p role="alert">{sentence}</p>
      <div className="mt-5 grid gap-2">
        <LinkButton href="/forgot-password">Ask for a new link</LinkButton>
        <LinkButton href="/" look="quiet" className="-mb-2">
          Back to the beginning
        </LinkButton>
      </div>
    </ThresholdCard>
  );
}
