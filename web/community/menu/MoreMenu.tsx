import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '#web/ui/Button';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';
import { tooltipProps } from '#web/ui/tooltipProps';
import type { MenuItem } from './MenuPopup';

const loadPopup = () => import('./MenuPopup');

/** Menu of a post or comment. Renders only its button until it is opened, because a page can hold thousands of menus. */
export function MoreMenu({ label, items }: { label: string; items: MenuItem[] }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useLazyModule(loadPopup, isOpen !== null, () => {
    setOpen(null);
    toastLoadError('The menu');
  });

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        {...tooltipProps('More')}
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and a closing menu returns the focus to where it was.
          currentTarget.focus();
          setOpen(true);
        }}
        className="aria-expanded:bg-tan/8 aria-expanded:text-ivory"
      >
        <Ellipsis className="size-5" />
      </IconButton>
      {menu && (
        <menu.MenuPopup
          label={label}
          items={items}
          button={button}
          isOpen={isOpen === true}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
