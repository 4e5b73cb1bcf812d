import { LogOut } from 'lucide-react';
import { Fragment } from 'react';
import { useLocation } from 'wouter';
import { useHasUnreadNotices } from '#web/community/notices/notices.queries';
import { navigateToSymbols } from '#web/dreams/navigateToSymbols';
import { SITE } from '#web/lib/pageData';
import { NAV_GROUPS, SYMBOLS_ITEM } from '#web/shared/navigation';
import { LampIcon } from '#web/ui/icons';
import { UnreadDot } from '#web/ui/UnreadDot';
import { NavLink } from './NavLink';
import { SignOutQuestion } from './SignOutQuestion';
import { useSignOutButton } from './signOutButton.hooks';

const ROW =
  'flex min-h-9 w-full items-center gap-3 rounded-item px-3 text-small text-quiet transition hover:bg-tan/8 hover:text-ivory aria-[current]:bg-tan/12 aria-[current]:text-amber';

/** The side navigation of wide screens, with the same groups as the menu. */
export function SideNav() {
  const [path] = useLocation();
  // The sanctuary sends no requests.
  const hasNews = useHasUnreadNotices(!path.startsWith('/sanctuary'));
  const { leave, isLeaving, question } = useSignOutButton('home');
  return (
    <nav
      aria-label="Main"
      className="fixed inset-y-0 left-0 z-20 hidden w-60 flex-col overflow-y-auto border-line border-r bg-bar px-3.5 py-5 wide:flex print:hidden"
    >
      <NavLink to="/" className="mb-3 flex items-center gap-2.5 px-3 font-serif text-ivory text-title">
        <LampIcon className="size-7 text-tan" />
        {SITE.productName}
      </NavLink>
      <div className="grow">
        {NAV_GROUPS.map(({ title, places }) => (
          <section key={title} aria-label={title} className="border-line border-t py-2 first:border-0">
            {places.map(({ address, label, Icon }) => (
              <Fragment key={address}>
                <NavLink to={address} className={ROW}>
                  <Icon className="size-5 shrink-0" />
                  {label}
                  {address === '/community' && hasNews && <UnreadDot label="Something new for you" />}
                </NavLink>
                {address === '/dreams' && path === address && (
                  <button type="button" onClick={navigateToSymbols} className={`${ROW} pl-11`}>
                    <SYMBOLS_ITEM.Icon className="size-4.5 shrink-0" />
                    {SYMBOLS_ITEM.label}
                  </button>
                )}
              </Fragment>
            ))}
          </section>
        ))}
      </div>
      <div className="dock-beside -mx-3.5 border-line border-t px-3.5 pt-2">
        <button type="button" onClick={leave} disabled={isLeaving} className={ROW}>
          <LogOut className="size-5 shrink-0" />
          Sign Out
        </button>
      </div>
      <SignOutQuestion {...question} />
    </nav>
  );
}
