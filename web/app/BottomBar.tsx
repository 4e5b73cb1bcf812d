import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { navigateToSymbols } from '#web/dreams/navigateToSymbols';
import { sayMissing } from '#web/ui/failing';
import { fetchedNear, useOpened } from '#web/ui/opened.hooks';
import { barAt, SYMBOLS } from './navigation';
import { PlaceLink } from './PlaceLink';

const loadMenu = () => import('./Menu');

const ITEM =
  'grid min-h-13 min-w-max grow basis-16 content-center justify-items-center gap-1 rounded-field px-1 text-[0.78rem] text-quiet transition hover:text-ivory aria-[current=page]:text-amber';

/** The bottom navigation bar of narrow screens: Menu, and the destinations of the current section. */
export function BottomBar() {
  const [path] = useLocation();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const menu = useOpened(loadMenu, isOpen !== null, () => {
    setOpen(null);
    sayMissing('The menu');
  });

  return (
    <>
      <nav
        aria-label="Quick"
        className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap border-line border-t bg-[#080604]/92 px-2 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] backdrop-blur-md wide:hidden print:hidden"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen === true}
          {...fetchedNear(loadMenu)}
          onClick={() => setOpen(true)}
          className={ITEM}
        >
          <MenuIcon aria-hidden className="size-5.5 tight:hidden" strokeWidth={1.7} />
          Menu
        </button>
        {barAt(path).map(({ address, label, Icon }) => (
          <PlaceLink key={address} to={address} className={ITEM}>
            <Icon aria-hidden="true" className="size-5.5 tight:hidden" />
            {label}
          </PlaceLink>
        ))}
        {path === '/dreams' && (
          <button type="button" onClick={navigateToSymbols} className={ITEM}>
            <SYMBOLS.Icon aria-hidden className="size-5.5 tight:hidden" strokeWidth={1.7} />
            {SYMBOLS.label}
          </button>
        )}
      </nav>
      {menu && <menu.Menu isOpen={isOpen === true} onOpenChange={setOpen} />}
    </>
  );
}
