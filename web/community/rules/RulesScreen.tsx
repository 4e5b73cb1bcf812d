import { COMMUNITY_RULES, RULES_CLOSING, RULES_INTRO } from '#content/community/communityRules';
import { GuideSteps } from '#web/shared/GuidePage';
import { LinkButton } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/** The community rules. */
export function RulesScreen() {
  return (
    <article className="reading mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Community</p>
        <ScreenTitle title="Community Rules" className="mt-2 text-display" />
        <p className="mx-auto mt-4 max-w-112 text-balance font-serif text-lead text-quiet italic leading-snug">
          {RULES_INTRO}
        </p>
      </header>
      <GuideSteps steps={COMMUNITY_RULES} />
      <p className="mt-8 text-center text-quiet">{RULES_CLOSING}</p>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <LinkButton href="/community">Back to Community</LinkButton>
        <LinkButton href="/community/log" look="ghost">
          Moderation log
        </LinkButton>
      </div>
    </article>
  );
}
