import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHasUnreadNotices } from '#web/community/notices/notices.queries';
import { navigateToSymbols } from '#web/dreams/navigateToSymbols';
import { bottomBarItems, SYMBOLS_ITEM } from '#web/shared/navigation';
import { preloadOnHover, useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';
import { UnreadDot } from '#web/ui/UnreadDot';
import { NavLink } from './NavLink';

const loadMenu = () => import('./Menu');

const ITEM =
  'relative grid min-h-13 tight:min-h-8 min-w-max flat:flex flat:min-h-11 flat:items-center flat:justify-center flat:gap-2.5 grow basis-16 tight:basis-0 content-center justify-items-center gap-1 rounded-field px-1 tight:px-0 text-tab text-quiet transition hover:text-ivory aria-[current]:text-amber';

/** The bottom navigation bar of narrow screens: Menu, and the destinations of the current section. */
export function BottomBar() {
  const [path] = useLocation();
  // The sanctuary sends no requests.
  const hasNews = useHasUnreadNotices(!path.startsWith('/sanctuary'));
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const menu = useLazyModule(loadMenu, isOpen !== null, () => {
    setOpen(null);
    toastLoadError('The menu');
  });

  return (
    <>
      <nav
        aria-label="Quick"
        className="dock fixed inset-x-0 bottom-0 z-30 flex flex-wrap border-line border-t bg-bar/92 pt-1.5 flat:pt-0.5 pr-[max(0.5rem,env(safe-area-inset-right))] pb-[max(0.5rem,env(safe-area-inset-bottom))] flat:pb-[max(0.125rem,env(safe-area-inset-bottom))] pl-[max(0.5rem,env(safe-area-inset-left))] backdrop-blur-md wide:hidden print:hidden"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen === true}
          {...preloadOnHover(loadMenu)}
          onClick={() => setOpen(true)}
          className={ITEM}
        >
          <MenuIcon className="size-5.5 tight:hidden" />
          Menu
        </button>
        {bottomBarItems(path).map(({ address, label, Icon }) => (
          <NavLink key={address} to={address} className={ITEM}>
            <Icon className="size-5.5 tight:hidden" />
            {label}
            {address === '/community' && hasNews && (
              <UnreadDot
                label=", something new for you"
                className="absolute top-2 left-1/2 ml-2 flat:static flat:ml-0"
              />
            )}
          </NavLink>
        ))}
        {path === '/dreams' && (
          <button type="button" onClick={navigateToSymbols} className={ITEM}>
            <SYMBOLS_ITEM.Icon className="size-5.5 tight:hidden" />
            {SYMBOLS_ITEM.label}
          </button>
        )}
      </nav>
      {menu && <menu.Menu isOpen={isOpen === true} onOpenChange={setOpen} />}
    </>
  );
}
