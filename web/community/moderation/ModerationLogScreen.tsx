import { LinkButton } from '#web/ui/Button';
import { PageHeader } from '#web/ui/PageHeader';
import { ModerationLog } from './ModerationLog';
import { useModerationLog } from './moderation.hooks';

/** The public moderation log. */
export function ModerationLogScreen() {
  const { isPending } = useModerationLog();
  return (
    <div className="reading mt-8 w-full animate-arrive">
      <PageHeader eyebrow="Community" title="Moderation Log">
        Everything moderators do is listed here, newest first. We don’t show names or what was written.
      </PageHeader>
      <ModerationLog />
      <div className={isPending ? 'hidden' : 'mt-6 grid justify-items-center gap-3'}>
        <LinkButton href="/community">Back to Community</LinkButton>
        <LinkButton href="/community/rules" variant="quiet">
          Community Rules
        </LinkButton>
      </div>
    </div>
  );
}
