import { COMMUNITY_RULES, RULES_CLOSING, RULES_INTRO } from '#content/community/communityRules';
import { GuidePage, GuideSteps } from '#web/shared/GuidePage';

/** The community rules. */
export function RulesScreen() {
  return (
    <GuidePage
      eyebrow="Community"
      title="Community Rules"
      foreword={RULES_INTRO}
      start={{ href: '/community', label: 'Back to Community' }}
      next={{ href: '/community/log', label: 'Moderation log' }}
    >
      <GuideSteps steps={COMMUNITY_RULES} />
      <p className="mt-8 text-center text-quiet">{RULES_CLOSING}</p>
    </GuidePage>
  );
}
