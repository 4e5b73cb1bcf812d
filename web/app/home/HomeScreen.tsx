import { type ComponentType, lazy, Suspense, type SVGProps } from 'react';
import { Link } from 'wouter';
import type { Address } from '#contract/pages/addresses';
import { SITE } from '#web/lib/pageData';
import { ChestIcon, CircleIcon, HarpIcon, MoonIcon, SproutIcon } from '#web/ui/icons';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { DailyVerse } from './DailyVerse';
import { Shelf } from './Shelf';

/** Loaded after the screen, because nothing else on it depends on data. */
const ContinueLines = lazy(async () => ({ default: (await import('./ContinueLines')).ContinueLines }));

type Feature = {
  name: string;
  description: string;
  action: string;
  to: Address;
  Emblem: ComponentType<SVGProps<SVGSVGElement>>;
};

const FEATURES: Feature[] = [
  {
    name: 'Prayer Sanctuary',
    description: 'Set down what weighs on you. Nothing leaves this device.',
    action: 'Enter Sanctuary',
    to: '/sanctuary',
    Emblem: ChestIcon,
  },
  {
    name: 'Dreams Interpretation',
    description: 'See your dream in the light of Scripture.',
    action: 'Explore Dreams',
    to: '/dreams',
    Emblem: MoonIcon,
  },
  {
    name: 'Identity Foundations',
    description: 'Chosen, forgiven, protected, gifted.',
    action: 'Discover Your Identity',
    to: '/identity',
    Emblem: SproutIcon,
  },
  {
    name: 'Biblical Figures',
    description: 'Talk with David, Esther, Joshua and Solomon.',
    action: 'Meet Biblical Figures',
    to: '/biblical-figures',
    Emblem: HarpIcon,
  },
  {
    name: 'Community',
    description: 'Pray for one another, week by week.',
    action: 'Join Community',
    to: '/community',
    Emblem: CircleIcon,
  },
];

export function HomeScreen() {
  return (
    <div className="@container mx-auto w-full max-w-270 animate-arrive">
      <div className="mt-6 low:mt-1 text-center">
        <ScreenTitle title={SITE.productName} className="text-hero" />
        <p className="mx-auto mt-2.5 low:mt-1 max-w-120 text-balance font-serif text-lead text-quiet italic leading-snug">
          A sacred digital space for spiritual reflection, emotional healing, and biblical guidance
        </p>
      </div>
      <DailyVerse />
      <ul className="mt-7 low:mt-3.5 grid gap-3.5 sm:grid-cols-2 abreast:grid-cols-5 abreast:gap-4">
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.to} feature={feature} />
        ))}
      </ul>
      <Suspense>
        <ContinueLines />
      </Suspense>
      <Shelf />
      <p className="mt-14 text-center font-serif text-lead text-quiet italic">
        Your spiritual wellness journey starts here
      </p>
    </div>
  );
}

function FeatureCard({ feature: { name, description, action, to, Emblem } }: { feature: Feature }) {
  return (
    <li className="group relative grid grid-cols-[5.25rem_1fr] tight:grid-cols-1 items-center gap-4.5 rounded-card border border-line bg-linear-to-b from-card to-raised p-3.5 transition duration-quick focus-within:border-line-strong hover:border-line-strong last:sm:odd:col-span-2 abreast:flex abreast:flex-col abreast:items-stretch abreast:rounded-door abreast:p-3 abreast:pb-5 abreast:text-center last:abreast:odd:col-span-1">
      <div className="niche grid aspect-3/4 place-items-center text-tan tight:w-24 group-focus-within:niche-lit group-hover:niche-lit">
        <Emblem className="w-[54%] abreast:w-[46%]" />
      </div>
      <div className="abreast:flex abreast:grow abreast:flex-col">
        <h2 className="font-semibold text-title leading-tight abreast:grid abreast:min-h-15 abreast:items-center abreast:text-title">
          {name}
        </h2>
        <p className="mt-1 text-small text-quiet leading-snug">{description}</p>
        <Link
          href={to}
          className="mt-2.5 inline-block after:absolute after:inset-0 after:rounded-card after:content-[''] abreast:mt-auto abreast:pt-3"
        >
          <span className="inline-block rounded-field border border-line-strong bg-tan/8 px-3.5 py-1.5 font-semibold text-amber text-small leading-snug transition group-hover:border-tan group-hover:bg-tan/16">
            {action}
          </span>
        </Link>
      </div>
    </li>
  );
}
