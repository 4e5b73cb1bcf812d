import { Dialog } from '@base-ui/react/dialog';
import { LogOut, X } from 'lucide-react';
import { SITE } from '#web/lib/pageData';
import { NAV_GROUPS } from '#web/shared/navigation';
import { Button, IconButton } from '#web/ui/Button';
import { NavLink } from './NavLink';
import { SignOutQuestion } from './SignOutQuestion';
import { useSignOutButton } from './signOutButton.hooks';

/** The slide-out menu of narrow screens. */
export function Menu({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { leave, isLeaving, question } = useSignOutButton('home');
  const close = () => onOpenChange(false);

  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-quick data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-[min(22rem,88vw)] flex-col overflow-y-auto border-line border-r bg-raised px-4 pt-5 pb-6 outline-none transition-transform duration-quick ease-out data-[ending-style]:-translate-x-full data-[starting-style]:-translate-x-full">
          <div className="flex items-start gap-2 px-2">
            <div className="grow">
              <Dialog.Title className="font-medium text-heading tight:text-lead leading-tight">
                {SITE.productName}
              </Dialog.Title>
              <Dialog.Description className="text-small text-quiet">
                Your spiritual wellness journey
              </Dialog.Description>
            </div>
            <Dialog.Close
              render={
                <IconButton label="Close menu">
                  <X className="size-5.5" />
                </IconButton>
              }
            />
          </div>
          <nav aria-label="Menu" className="mt-2 mb-5 grow">
            {NAV_GROUPS.map(({ title, places }) => (
              <section key={title} aria-label={title} className="mt-4">
                <h3 className="eyebrow px-2 pb-1 font-sans">{title}</h3>
                {places.map(({ address, label, description, Icon }) => (
                  <NavLink
                    key={address}
                    to={address}
                    onChoose={close}
                    className="group flex min-h-13 items-center gap-3.5 rounded-field px-2 py-1.5 transition hover:bg-tan/8 aria-[current]:bg-tan/12"
                  >
                    <Icon className="size-6 shrink-0 text-tan" />
                    <span className="min-w-0">
                      <span className="block leading-snug group-aria-[current]:text-amber">{label}</span>
                      <span className="block text-fine text-quiet leading-snug">{description}</span>
                    </span>
                  </NavLink>
                ))}
              </section>
            ))}
          </nav>
          <div className="dock-room -mx-4 grid px-4 pt-2">
            <Button variant="ghost" onClick={leave} pending={isLeaving}>
              <LogOut className="size-5" />
              Sign Out
            </Button>
          </div>
          <SignOutQuestion {...question} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
