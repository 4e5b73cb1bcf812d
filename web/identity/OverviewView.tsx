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
          Read four truths, answer fourteen questions in your own words, and see your answers come together on
          one page.
        </p>
      </header>
      <ProgressCard />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <WayCard to={INFO} title="Learn the Truths" Sign={BookSign}>
          Chosen, forgiven, protected, gifted: the verse behind each truth, and what it does and doesn’t say.
        </WayCard>
        <WayCard to={stepAddress(1)} title="Discover Your Journey" Sign={PathSign}>
          One question at a time. Stop whenever you like. Your saved answers will be here.
        </WayCard>
      </div>
      <Chapters />
    </div>
  );
}
