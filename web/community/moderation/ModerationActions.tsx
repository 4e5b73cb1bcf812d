import { useRef, useState } from 'react';
import { ACTION_LABELS } from '#content/community/moderationTexts';
import type { ModerationAction } from '#contract/community/limits';
import { MODERATION_ACTIONS, NOTE_MAX } from '#contract/community/limits';
import type { QueueItem } from '#contract/community/moderation';
import { errorMessageOf } from '#web/lib/api';
import { useUser } from '#web/lib/session/session.hooks';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { useDraft } from '#web/lib/storage/draft.hooks';
import { Button } from '#web/ui/Button';
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog';
import { toast } from '#web/ui/toast/toast';
import { AuthorNoteField } from './AuthorNoteField';
import { isAlreadyHandled, useModerate } from './moderation.hooks';
import { toastModeratorError } from './moderatorErrors';

/** The four moderation actions, each with an optional note to the author. */
export function ModerationActions({ item, onDecided }: { item: QueueItem; onDecided: () => void }) {
  const {
    text: note,
    write,
    discard,
  } = useDraft(`draft.note.${useUser()?.id ?? ''}.${item.kind}.${item.id}`);
  const { act, pendingAction } = useSubmitAction(item, () => {
    discard();
    onDecided();
  });
  const [isNoteMissing, setNoteMissing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = note.trim().length > NOTE_MAX;

  const choose = (chosen: ModerationAction) => {
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
      <AuthorNoteField
        ref={field}
        note={note}
        reasons={item.reports.map(({ reason }) => reason)}
        isMissing={isNoteMissing && note.trim() === ''}
        isReadOnly={pendingAction !== null}
        onWrite={write}
      />
      <div className="mt-3 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        {MODERATION_ACTIONS.map((action) => (
          <Button
            key={action}
            variant="ghost"
            pending={pendingAction === action}
            disabled={pendingAction !== null}
            onClick={() => choose(action)}
            className={`px-1! text-small sm:grow sm:px-3! ${action === 'remove' ? 'text-rose' : ''}`}
          >
            {ACTION_LABELS[action].label}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Take this ${item.kind} down?`}
        text={`Are you sure you want to delete this ${item.kind}? This action cannot be undone. We’ll tell its author, and the log will show that a ${item.kind} was taken down.`}
        yes={ACTION_LABELS.remove.label}
        no="Leave it"
        onYes={() => act('remove', note)}
      />
    </div>
  );
}

/** Sends one action at a time. An item that another moderator has already handled also leaves the queue. */
function useSubmitAction({ kind, id }: QueueItem, onDecided: () => void) {
  const { mutateAsync } = useModerate();
  const [pendingAction, setPendingAction] = useState<ModerationAction | null>(null);
  const runExclusive = useSingleFlight();

  const act = async (chosen: ModerationAction, note: string) => {
    setPendingAction(chosen);
    try {
      const { message } = await mutateAsync({ kind, id, act: chosen, note: note.trim() || null });
      toast({ title: message });
      onDecided();
    } catch (error) {
      if (!isAlreadyHandled(error)) return toastModeratorError('Couldn’t do that', error);
      toast({
        title: 'Another moderator has already handled this',
        description: errorMessageOf(error, 'It’s no longer in the queue.'),
      });
      onDecided();
    } finally {
      setPendingAction(null);
    }
  };

  return {
    act: (chosen: ModerationAction, note: string) => void runExclusive(() => act(chosen, note)),
    pendingAction,
  };
}
