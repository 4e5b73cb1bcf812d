import { Menu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';

export type MenuItem = { label: string; Icon: LucideIcon; act: () => void; isHarsh?: boolean };

/** Height of the bottom navigation bar on a phone. The bar must not cover the last item of the menu. */
const BOTTOM_BAR_PX = 84;

const MARGINS = { top: 12, right: 12, bottom: BOTTOM_BAR_PX, left: 12 };

/** The open menu of a post or comment. */
export function MenuPopup({
  label,
  items,
  button,
  isOpen,
  onOpenChange,
}: {
  label: string;
  items: MenuItem[];
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Menu.Root open={isOpen} onOpenChange={onOpenChange}>
      {/* Inside the landmark of the page, because screen readers list what is outside of it separately. */}
      <Menu.Portal container={document.getElementById('content')}>
        <Menu.Positioner
          anchor={button}
          align="end"
          sideOffset={2}
          collisionPadding={MARGINS}
          className="z-40 outline-none"
        >
          <Menu.Popup
            aria-label={label}
            className="min-w-54 max-w-[calc(100vw-1.5rem)] rounded-field border border-line-strong bg-card p-1.5 shadow-float outline-none"
          >
            {items.map(({ label: name, Icon, act, isHarsh = false }) => (
              <Menu.Item
                key={name}
                label={name}
                onClick={act}
                className={`flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-item px-3 text-start text-small outline-none data-[highlighted]:bg-tan/12 ${isHarsh ? 'text-rose' : 'text-ivory'}`}
              >
                <Icon className="size-4.5 shrink-0 opacity-80" />
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
