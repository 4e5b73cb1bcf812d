import { type RefObject, useRef } from 'react';
import { editSlip, takeOutSlip, useSanctuary } from '#web/sanctuary/visit/sanctuary.store';
import { goToState } from '#web/sanctuary/visit/sanctuaryHistory.hooks';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { burdenCount } from './burdenCount';
import { SlipRow } from './SlipRow';

/** Lists every slip in the chest, also those that are not visible there, and lets the user change or remove them. */
export function SlipsDialog({
  openSlip,
  news,
  onNews,
  otherFocus,
}: {
  /** The slip that the user opened in the chest. */
  openSlip: string | null;
  news: string;
  /** Announces what has happened to the chest. */
  onNews: (news: string) => void;
  /** Takes the focus when the slip that opened the dialog is no longer in the chest. */
  otherFocus: RefObject<HTMLElement | null>;
}) {
  const slips = useSanctuary((ritual) => ritual.slips);
  const isOpen = useSanctuary((ritual) => ritual.state === 'slips');
  const list = useRef<HTMLUListElement>(null);
  const close = () => goToState('adding');

  const takeOut = (id: string) => {
    const left = slips.length - 1;
    takeOutSlip(id);
    onNews(`Taken out. ${left === 0 ? 'The chest is empty.' : `${burdenCount(left)} in the chest.`}`);
    if (left === 0) close();
    else list.current?.closest<HTMLElement>('[role=dialog]')?.focus();
  };
  const isOpenerGone = !slips.some(({ id }) => id === openSlip);

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      title="In the Chest"
      finalFocus={() => (isOpenerGone ? otherFocus.current : true)}
    >
      <ul ref={list} className="mt-3 grid gap-3">
        {slips.toReversed().map((slip) => (
          <SlipRow
            key={slip.id}
            slip={slip}
            isOpened={slip.id === openSlip}
            onSave={(text) => {
              editSlip(slip.id, text);
              onNews('Burden changed.');
            }}
            onTakeOut={() => takeOut(slip.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </DialogFrame>
  );
}
