import { IDENTITY_INFO, stepAddress } from '#web/identity/answers/identityRoute.hooks';
import { BookIcon, PathIcon } from '#web/shared/companion/badgeIcons';
import { PageHeader } from '#web/ui/PageHeader';
import { ProgressCard } from './journey/ProgressCard';
import { OverviewLinkCard } from './OverviewLinkCard';
import { Chapters } from './truths/Chapters';

export function OverviewView() {
  return (
    <div className="@container mx-auto mt-8 w-full max-w-240 animate-arrive">
      <PageHeader eyebrow="Who you are in Christ" title="Identity Foundations">
        Read four truths, answer fourteen questions in your own words, and see your answers come together on
        one page.
      </PageHeader>
      <ProgressCard />
      <div className="mt-4 grid gap-4 @2xl:grid-cols-2">
        <OverviewLinkCard to={IDENTITY_INFO} title="Learn the Truths" Sign={BookIcon}>
          Chosen, forgiven, protected, gifted: read the verse behind each truth, and what it means.
        </OverviewLinkCard>
        <OverviewLinkCard to={stepAddress(1)} title="Discover Your Journey" Sign={PathIcon}>
          One question at a time. Stop whenever you like. Your saved answers will be here.
        </OverviewLinkCard>
      </div>
      <Chapters />
    </div>
  );
}
