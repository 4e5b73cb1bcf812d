import { useIdentityRoute } from '#web/identity/answers/identityRoute.hooks';
import { CrisisHelpBanner } from '#web/shared/help/CrisisHelpBanner';
import { SummaryView } from './blueprint/SummaryView';
import { JourneyView } from './journey/JourneyView';
import { OverviewView } from './OverviewView';
import { InfoView } from './truths/InfoView';
import { TruthView } from './truths/TruthView';

/** Shows the four truths: overview, chapters, questions, and the Blueprint made from the answers. */
export function IdentityScreen() {
  return (
    <>
      <CrisisHelpBanner className="reading w-full" />
      <CurrentView />
    </>
  );
}

function CurrentView() {
  const { mode, question, truth, tab } = useIdentityRoute();

  if (truth) return <TruthView key={truth.id} truth={truth} tab={tab} />;
  if (mode === 'info') return <InfoView />;
  if (mode === 'journey') return <JourneyView key={question.step} question={question} />;
  if (mode === 'summary') return <SummaryView />;
  return <OverviewView />;
}
