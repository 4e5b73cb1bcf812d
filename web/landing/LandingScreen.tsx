import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { TRIAL_ADDRESS } from '#contract/pages/addresses';
import { SITE } from '#web/lib/pageData';
import { clearDeletionReceipt, loadDeletionReceipt } from '#web/lib/storage/deletionReceipt';
import { HelpButton } from '#web/shared/help/HelpButton';
import { LinkButton } from '#web/ui/Button';
import { ChestIcon, CircleIcon, HarpIcon, MoonIcon, SproutIcon } from '#web/ui/icons';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { SignInCard } from './SignInCard';

const loadReceipt = () => import('./DeletionReceiptCard');

const FEATURES = [
  { Emblem: ChestIcon, name: 'Prayer Sanctuary', text: 'Lay your burdens down and let them go' },
  { Emblem: MoonIcon, name: 'Dreams', text: 'See them in the light of Scripture' },
  { Emblem: SproutIcon, name: 'Identity', text: 'Four truths about who you are' },
  { Emblem: HarpIcon, name: 'Biblical Figures', text: 'Talk with David, Esther and others' },
  { Emblem: CircleIcon, name: 'Community', text: 'Pray for one another' },
];

/**
 * Shows the landing page: what the app is, sign-in, and the privacy promise. Visitors get it at every URL except the
 * few public screens.
 */
export function LandingScreen() {
  return (
    <main className="lamp mx-auto grid min-h-dvh max-w-280 content-center gap-x-20 low:gap-y-4 gap-y-7 px-5 pt-4 pb-10 flat:grid-cols-[1fr_1.3fr] flat:gap-x-8 flat:pt-3 wide:grid-cols-[1.15fr_1fr] wide:px-10 wide:pt-10">
      <div className="low:absolute low:top-2 low:right-3 -mb-3 justify-self-end flat:right-auto flat:left-3 wide:absolute wide:top-4 wide:right-10 wide:mb-0">
        <HelpButton />
      </div>
      <header className="text-center low:text-left flat:mt-9 flat:self-end wide:self-end wide:text-left">
        <ScreenTitle
          title={SITE.productName}
          className="text-hero low:text-display leading-none! tracking-[-0.02em]! wide:text-hero"
        />
        <p className="eyebrow low:mt-1 mt-3">Sanctuary</p>
        <p className="mx-auto low:hidden mt-5 max-w-96 text-balance font-serif text-title text-quiet italic leading-snug wide:mx-0 wide:text-title">
          A quiet place to lay your burdens down and pray together.
        </p>
      </header>
      {/* Below a receipt, only the top of the form is in the window, and a sticky button would cover its first field. */}
      <div className="w-full max-w-110 justify-self-center flat:col-start-2 flat:row-span-2 flat:row-start-1 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:self-center">
        <DeletionNotice />
        <SignInCard />
      </div>
      <div className="mx-auto max-w-110 wide:mx-0 wide:self-start">
        <LinkButton href={TRIAL_ADDRESS} variant="ghost" className="mb-5 w-full flat:mb-3">
          Try the Sanctuary without an account
        </LinkButton>
        <p className="flex gap-3 text-body text-quiet leading-normal">
          <LockKeyhole className="mt-0.5 size-5 shrink-0 text-tan" />
          <span>
            What you write in the Prayer Sanctuary never leaves your device. We can’t see it, and neither can
            anyone else online.{' '}
            <Link
              href="/privacy"
              className="text-amber underline decoration-amber/45 underline-offset-4 hover:text-ivory"
            >
              How we protect your privacy
            </Link>
          </span>
        </p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2">
          {FEATURES.map(({ Emblem, name, text }) => (
            <li key={name} className="flex items-center gap-3.5">
              <span className="niche grid aspect-3/4 w-11 shrink-0 place-items-center text-tan">
                <Emblem className="w-[58%]" strokeWidth={2} />
              </span>
              <span className="leading-snug">
                <span className="block font-serif text-lead">{name}</span>
                <span className="block text-fine text-quiet">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

/** Confirms a deletion to a user who has just deleted their account. */
function DeletionNotice() {
  const [receipt, setReceipt] = useState(loadDeletionReceipt);
  const dismiss = () => {
    clearDeletionReceipt();
    setReceipt(null);
  };
  const receiptModule = useLazyModule(loadReceipt, receipt !== null, () => setReceipt(null));
  return receiptModule && receipt && <receiptModule.DeletionReceiptCard receipt={receipt} onRead={dismiss} />;
}
