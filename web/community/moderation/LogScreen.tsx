import { LinkButton } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { LogDays } from './LogDays';
import { useLog } from './moderation.hooks';

/** What moderators did, for every member to read. */
export function LogScreen() {
  const { isPending } = useLog();
  return (
    <div className="reading mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Community</p>
        <ScreenTitle title="What Moderators Did" className="mt-2 text-[clamp(min(2.2rem,13vw),6vw,3.2rem)]" />
        <p className="mx-auto mt-3 max-w-120 text-balance text-quiet">
          Every act of a moderator stands here, newest first. Nobody is named, and none of the words are
          shown.
        </p>
      </header>
      <LogDays />
      <div className={isPending ? 'hidden' : 'mt-10 grid gap-3 sm:grid-cols-2'}>
        <LinkButton href="/community" look="ghost">
          To the Community
        </LinkButton>
        <LinkButton href="/community/rules" look="ghost">
          House Rules
        </LinkButton>
      </div>
    </div>
  );
}
