import { Menu } from '@base-ui/react/menu';
import { Ellipsis, type LucideIcon } from 'lucide-react';

export type Deed = { label: string; Icon: LucideIcon; act: () => void; isHarsh?: boolean };

/** What else one can do with a post or a comment. */
export function MoreMenu({ label, deeds }: { label: string; deeds: Deed[] }) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={label}
        title="More"
        className="grid size-11 shrink-0 place-items-center rounded-field text-quiet transition hover:bg-[#d1ab7d14] hover:text-ivory data-[popup-open]:text-ivory"
      >
        <Ellipsis aria-hidden className="size-5" strokeWidth={1.7} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          side="bottom"
          align="end"
          sideOffset={2}
          collisionPadding={12}
          className="z-30 outline-none"
        >
          <Menu.Popup className="min-w-54 rounded-field border border-line-strong bg-card p-1.5 shadow-[0_16px_40px_#000d] outline-none transition duration-150 ease-out data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {deeds.map(({ label, Icon, act, isHarsh = false }) => (
              <Menu.Item
                key={label}
                onClick={act}
                className={`flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-[10px] px-3 text-[0.97rem] outline-none data-[highlighted]:bg-[#d1ab7d1f] ${isHarsh ? 'text-rose' : 'text-ivory'}`}
              >
                <Icon aria-hidden className="size-4.5 shrink-0 opacity-80" strokeWidth={1.7} />
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
