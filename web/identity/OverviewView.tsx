import { ScreenTitle } from '#web/ui/ScreenTitle';
import { BookSign, PathSign } from '#web/ui/signs';
import { Chapters } from './Chapters';
import { ProgressCard } from './ProgressCard';
import { INFO, stepAddress } from './place.hooks';
import { WayCard } from './WayCard';

export function OverviewView() {
  return (
    <div className="mx-auto mt-8 w-full max-w-240 animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Who you are in Christ</p>
        <ScreenTitle
          title="Identity Foundations"
          className="mt-2 text-[clamp(min(2.4rem,14vw),6vw,3.6rem)]"
        />
        <p className="mx-auto mt-3 max-w-120 text-balance text-quiet">
          Four truths to read, fourteen questions to answer in your own words, and one page at the end that is
          made of nothing else.
        </p>
      </header>
      <ProgressCard />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <WayCard to={INFO} title="Learn the Truths" Sign={BookSign}>
          Chosen, forgiven, protected, gifted: the verse each stands on, and what it does and does not say.
        </WayCard>
        <WayCard to={stepAddress(1)} title="Discover Your Journey" Sign={PathSign}>
          One question at a time. Stop where you like; what you have saved waits for you.
        </WayCard>
      </div>
      <Chapters />
    </div>
  );
}
