import { Dialog } from '@base-ui/react/dialog';
import { Link } from 'wouter';
import { rememberedUser } from '#web/lib/session/rememberedUser';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { Helplines } from './Helplines';

const GUIDES = [
  { href: '/sanctuary/guide', label: 'The Sanctuary' },
  { href: '/dreams/guide', label: 'Dreams' },
  { href: '/identity/guide', label: 'Identity Foundations' },
  { href: '/community/rules', label: 'Community rules' },
];

const ABOUT = [
  { href: '/privacy', label: 'Your privacy, and how to reach us' },
  { href: '/privacy#accessibility', label: 'Accessibility' },
];

/** Helplines first, and then how the app works. Works offline and sends nothing. */
export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  // Visitors see the landing page instead of the guides.
  const links = rememberedUser() ? [...GUIDES, ...ABOUT] : ABOUT;
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Help is near">
      <section aria-labelledby="help-people">
        <h3 id="help-people" className="eyebrow mt-4 font-sans">
          Someone to talk to
        </h3>
        <Dialog.Description className="mt-2 mb-4 text-quiet">
          If life feels too hard, or someone is hurting you, there are people who will listen at any hour
          without judging you. You don’t need a “good enough” reason.
        </Dialog.Description>
        <Helplines note="We remember your country on this device and send it only with dreams, chats and figure searches." />
      </section>
      <section aria-labelledby="help-product" className="mt-7 border-line border-t pt-5">
        <h3 id="help-product" className="eyebrow font-sans">
          How this works
        </h3>
        <ul className="mt-1">
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                onClick={onClose}
                className="flex min-h-11 items-center text-amber underline-offset-4 hover:text-ivory hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </DialogFrame>
  );
}
