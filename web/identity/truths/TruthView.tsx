import { Tabs } from '@base-ui/react/tabs';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { TRUTHS } from '#content/truths';
import type { Truth } from '#content/truths/truth';
import { BackToOverview } from '#web/identity/answers/BackLink';
import { type TruthTab, truthAddress } from '#web/identity/answers/identityRoute.hooks';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { ChapterPages } from './ChapterPages';
import { CHAPTER_NUMERALS } from './Chapters';
import { Exercise } from './Exercise';
import { TruthArch } from './TruthArch';

const TABS: { id: TruthTab; label: string }[] = [
  { id: 'content', label: 'Truth Content' },
  { id: 'exercise', label: 'Discovery Exercise' },
];

/** Shows one truth in two tabs: its text and its questions. */
export function TruthView({ truth, tab }: { truth: Truth; tab: TruthTab }) {
  const [, navigate] = useLocation();
  const index = TRUTHS.indexOf(truth);

  return (
    <div className="reading mt-4 w-full animate-arrive">
      <BackToOverview />
      <header className="mt-2 flex tight:block items-center gap-5 sm:gap-7">
        <TruthArch icon={truth.icon} className="w-22 sm:w-30" />
        <div>
          <p className="font-serif text-body text-tan tracking-[0.1em]">Chapter {CHAPTER_NUMERALS[index]}</p>
          <ScreenTitle title={truth.title} className="mt-1 text-display" />
          <p className="mt-2 font-serif text-lead text-quiet italic leading-snug">{truth.subtitle}</p>
        </div>
      </header>
      <Tabs.Root
        value={tab}
        onValueChange={(chosen: TruthTab) => navigate(truthAddress(truth.id, chosen), { replace: true })}
        className="mt-7"
      >
        <Tabs.List
          aria-label={truth.title}
          activateOnFocus
          className="grid grid-cols-2 gap-1 rounded-field border border-line bg-raised p-1"
        >
          {TABS.map(({ id, label }) => (
            <Tabs.Tab
              key={id}
              value={id}
              className="min-h-11 rounded-item px-2 font-semibold text-small text-quiet leading-snug transition hover:text-ivory aria-selected:bg-field aria-selected:text-amber"
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="content" className="mt-8">
          <ChapterPages truth={truth} Heading="h2" />
        </Tabs.Panel>
        <Tabs.Panel value="exercise" className="mt-8">
          <Exercise truth={truth} />
        </Tabs.Panel>
      </Tabs.Root>
      <ChapterLinks previous={TRUTHS[index - 1]} next={TRUTHS[index + 1]} />
    </div>
  );
}

function ChapterLinks({ previous, next }: { previous: Truth | undefined; next: Truth | undefined }) {
  return (
    <nav
      aria-label="Chapters"
      className="mt-12 flex flex-wrap justify-between gap-x-6 border-line border-t pt-3"
    >
      {previous && (
        <Link href={truthAddress(previous.id)} className={LINK}>
          <ArrowLeft className="size-4.5" />
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={truthAddress(next.id)} className={`${LINK} ml-auto`}>
          {next.title}
          <ArrowRight className="size-4.5" />
        </Link>
      )}
    </nav>
  );
}

const LINK =
  'inline-flex min-h-11 items-center gap-2 font-serif text-lead text-tan transition hover:text-ivory';
