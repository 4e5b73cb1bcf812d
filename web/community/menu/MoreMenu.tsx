import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { tooltipProps } from '#web/ui/tooltipProps';
import { moveMenuFocus } from './menuKeys';
import { positionPopover } from './positionPopover';

export type MenuItem = { label: string; Icon: LucideIcon; act: () => void; isHarsh?: boolean };

/** Menu of a post or comment. Renders its items only while open, because a page can contain thousands of menus. */
export function MoreMenu({ label, items }: { label: string; items: MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const position = () => menu.current && trigger.current && positionPopover(menu.current, trigger.current);
    const frame = requestAnimationFrame(() => {
      position();
      menu.current?.querySelector('button')?.focus({ preventScroll: true });
    });
    window.addEventListener('scroll', position, { passive: true });
    window.addEventListener('resize', position);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', position);
      window.removeEventListener('resize', position);
    };
  }, [isOpen]);

  const close = () => {
    menu.current?.hidePopover();
    trigger.current?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') close();
    if (moveMenuFocus(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        {...tooltipProps('More')}
        className="grid size-11 shrink-0 place-items-center rounded-field text-quiet transition hover:bg-[#d1ab7d14] hover:text-ivory aria-expanded:bg-[#d1ab7d14] aria-expanded:text-ivory"
      >
        <Ellipsis aria-hidden className="size-5" strokeWidth={1.7} />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={onKeyDown}
        className="inset-auto m-0 min-w-54 max-w-[calc(100vw-1.5rem)] rounded-field border border-line-strong bg-card p-1.5 shadow-[0_16px_40px_#000d] outline-none"
      >
        {isOpen &&
          items.map(({ label, Icon, act, isHarsh = false }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                act();
              }}
              className={`flex min-h-11 w-full select-none items-center gap-3 rounded-[10px] px-3 text-start text-[0.97rem] outline-none hover:bg-[#d1ab7d14] focus:bg-[#d1ab7d1f] ${isHarsh ? 'text-rose' : 'text-ivory'}`}
            >
              <Icon aria-hidden className="size-4.5 shrink-0 opacity-80" strokeWidth={1.7} />
              {label}
            </button>
          ))}
      </div>
    </>
  );
}
