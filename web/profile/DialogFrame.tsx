import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

/** A question that is asked once: from below on a phone, in the middle where there is room. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/75 transition-opacity duration-250 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup className="fixed inset-x-3 bottom-3 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-130 overflow-y-auto rounded-card border border-line-strong bg-card p-5 outline-none transition duration-250 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 sm:p-7 md:top-1/2 md:bottom-auto md:-translate-y-1/2">
          <Dialog.Title className="font-medium text-[1.9rem] leading-tight">{title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** In a sentence each, what goes. */
export function Goes({ name, things }: { name: string; things: readonly string[] }) {
  return (
    <ul aria-label={name} className="mt-3 grid gap-1.5 text-[0.97rem]">
      {things.map((thing) => (
        <li key={thing} className="flex gap-3">
          <span aria-hidden className="mt-[0.7em] h-px w-3 shrink-0 bg-tan" />
          {thing}
        </li>
      ))}
    </ul>
  );
}

/** A smaller choice inside the question. */
export function AlsoThis({
  checked,
  onCheck,
  children,
}: {
  checked: boolean;
  onCheck: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="mt-4 flex min-h-11 items-start gap-3.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onCheck(target.checked)}
        className="mt-0.5 size-5.5 shrink-0 accent-amber"
      />
      <span className="text-[0.97rem]">{children}</span>
    </label>
  );
}

export const HARSH = 'border-rose/60 text-rose hover:border-rose hover:bg-rose/10';
