// Dialogs stack in the order in which they open, below the toasts.

export const DIALOG_BACKDROP =
  'fixed inset-0 z-50 bg-backdrop transition-opacity duration-quick data-[ending-style]:opacity-0 data-[starting-style]:opacity-0';

/** A bottom sheet on a phone, centered on wider screens. */
export const DIALOG_POPUP =
  'fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-130 scroll-pt-16 overflow-y-auto rounded-card border border-line-strong bg-card p-5 outline-none transition duration-quick ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 sm:p-7 md:inset-y-3 md:my-auto md:h-fit';

export const DIALOG_TITLE = 'font-medium text-heading leading-tight';
