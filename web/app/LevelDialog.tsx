import { Dialog } from '@base-ui/react/dialog';
import { titleOf } from '#contract/levels';
import { Button } from '#web/ui/Button';
import { LevelEmblem } from '#web/ui/LevelEmblem';

/** A dialog that congratulates the user on a new level. */
export function LevelDialog({
  level,
  isOpen,
  onGoOn,
}: {
  level: number;
  isOpen: boolean;
  onGoOn: () => void;
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onGoOn()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-60 bg-backdrop transition-opacity duration-600 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup className="fixed inset-x-5 top-1/2 z-61 mx-auto max-h-[calc(100dvh-2rem)] max-w-96 -translate-y-1/2 overflow-y-auto rounded-[9rem_9rem_var(--radius-card)_var(--radius-card)] border border-line-strong bg-linear-to-b from-[#1d160f] to-card px-6 pt-9 pb-7 text-center outline-none transition-opacity duration-600 ease-out data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
          <span className="niche niche-lit mx-auto grid aspect-3/4 w-26 animate-dawn place-items-center text-tan">
            <LevelEmblem level={level} weight={1.1} className="w-[58%]" />
          </span>
          <Dialog.Title className="mt-6 text-balance font-medium text-[1.9rem] leading-tight">
            You’ve reached level {level}.
          </Dialog.Title>
          <Dialog.Description className="mt-1.5">
            <span className="block font-serif text-[1.3rem] text-tan italic">{titleOf(level)}.</span>
            <span className="mt-3 block text-quiet">{messageFor(level)}</span>
          </Dialog.Description>
          <Button onClick={onGoOn} className="mt-6 w-full">
            Continue
          </Button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const MESSAGES = [
  'It’s good to have you here.',
  'What you bring here each day matters.',
  'Good things grow quietly.',
  'You’ve come a long way, at your own pace.',
];

function messageFor(level: number): string {
  return MESSAGES[level % MESSAGES.length] ?? '';
}
