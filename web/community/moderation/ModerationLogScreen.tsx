import { LinkButton } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { ModerationLog } from './ModerationLog';
import { useModerationLog } from './moderation.hooks';

/** The public moderation log. */
export function ModerationLogScreen() {
  const { isPending } = useModerationLog();
  return (
    <div className="reading mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Community</p>
        <ScreenTitle title="Moderation Log" className="mt-2 text-display" />
        <p className="mx-auto mt-3 max-w-120 text-balance text-quiet">
          Everything moderators do is listed here, newest first. We don’t show names or what was written.
        </p>
      </header>
      <ModerationLog />
      <div className={isPending ? 'hidden' : 'mt-10 grid gap-3 sm:grid-cols-2'}>
        <LinkButton href="/community" look="ghost">
          Back to Community
        </LinkButton>
        <LinkButton href="/community/rules" look="ghost">
          Community Rules
        </LinkButton>
      </div>
    </div>
  );
}
