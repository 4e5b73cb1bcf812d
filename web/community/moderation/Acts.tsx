import { useRef, useState } from 'react';
import { ACT_WORDS } from '#content/reportWords';
import type { Act } from '#contract/communityLimits';
import { ACTS, NOTE_MAX } from '#contract/communityLimits';
import type { QueueItem } from '#contract/moderation';
import { sentenceOf } from '#web/lib/api';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { usePerson } from '#web/lib/session.hooks';
import { Button } from '#web/ui/Button';
import { QuestionDialog } from '#web/ui/QuestionDialog';
import { toast } from '#web/ui/toast';
import { useKeptDraft } from '../drafts.hooks';
import { ActNote } from './ActNote';
import { isPassed, useAct } from './moderation.hooks';
import { sayRefused } from './refused';

/** The four moderation actions, each with an optional note to the author. */
export function Acts({ item, onDecided }: { item: QueueItem; onDecided: () => void }) {
  const [note, write] = useKeptDraft(`draft.note.${usePerson()?.id ?? ''}.${item.kind}.${item.id}`);
  const { act, pendingAction } = useSubmitAction(item, () => {
    write('');
    onDecided();
  });
  const [isNoteMissing, setNoteMissing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = note.trim().length > NOTE_MAX;

  const choose = (chosen: Act) => {
    const needsNote = chosen === 'warn' && note.trim() === '';
    setNoteMissing(needsNote);
    if (needsNote || isTooLong) {
      const details = field.current?.closest('details');
      if (details) details.open = true;
      field.current?.focus();
    } else if (chosen === 'remove') setConfirming(true);
    else act(chosen, note);
  };

  return (
    <div className="mt-4">
      <ActNote
        ref={field}
        note={note}
        reasons={item.reports.map(({ reason }) => reason)}
        isMissing={isNoteMissing && note.trim() === ''}
        isReadOnly={pendingAction !== null}
        onWrite={write}
      />
      <div className="mt-3 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        {ACTS.map((action) => (
          <Button
            key={action}
            look="ghost"
            pending={pendingAction === action}
            disabled={pendingAction !== null}
            onClick={() => choose(action)}
            className={`px-2 text-[0.92rem] sm:grow sm:px-3 ${action === 'remove' ? 'text-rose' : ''}`}
          >
            {ACT_WORDS[action].label}
          </Button>
        ))}
      </div>
      <QuestionDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Take this ${item.kind} down?`}
        text={`Are you sure you want to delete this ${item.kind}? This action cannot be undone. We’ll tell its author, and the log will show that a ${item.kind} was taken down.`}
        yes={ACT_WORDS.remove.label}
        no="Leave it"
        onYes={() => act('remove', note)}
      />
    </div>
  );
}

/** Sends one action at a time. An item that another moderator has already handled also leaves the queue. */
function useSubmitAction({ kind, id }: QueueItem, onDecided: () => void) {
  const { mutateAsync } = useAct();
  const [pendingAction, setPendingAction] = useState<Act | null>(null);
  const runExclusive = useOneAtATime();

  const act = async (chosen: Act, note: string) => {
    setPendingAction(chosen);
    try {
      const { message } = await mutateAsync({ kind, id, act: chosen, note: note.trim() || null });
      toast({ title: message });
      onDecided();
    } catch (error) {
      if (!isPassed(error)) return sayRefused('Couldn’t do that', error);
      toast({
        title: 'Another moderator has already handled this',
        description: sentenceOf(error, 'It has left the queue.'),
      });
      onDecided();
    } finally {
      setPendingAction(null);
    }
  };

  return { act: (chosen: Act, note: string) => void runExclusive(() => act(chosen, note)), pendingAction };
}
