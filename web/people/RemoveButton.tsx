import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Relationship } from '#contract/people/relationships';
import { Button } from '#web/ui/Button';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastError, toastLoadError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { refetchRelationships, useRemoveRelationship } from './relationships.hooks';

const loadDialog = () => import('#web/ui/dialog/ConfirmDialog');

/** Removes a person from the list after a confirmation. */
export function RemoveButton({
  relationship: { id, name },
  onRemoved,
}: {
  relationship: Relationship;
  onRemoved: () => void;
}) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useRemoveRelationship();
  /** Null until the first click, which loads the dialog. */
  const [isAsked, ask] = useState<boolean | null>(null);
  const dialog = useLazyModule(loadDialog, isAsked !== null, () => {
    ask(null);
    toastLoadError('The confirmation');
  });

  const remove = () =>
    void mutateAsync(id).then(
      () => {
        toast({ title: `${name} was removed from your list` });
        // Closes the form first. Otherwise the form would show its draft as the draft of a removed person.
        onRemoved();
        void refetchRelationships(client);
      },
      (error: unknown) => toastError(error, 'Couldn’t remove them', 'Nothing changed. Please try again.'),
    );

  return (
    <>
      <Button variant="quiet" pending={isPending} onClick={() => ask(true)} className="@md:ml-auto">
        Remove from list
      </Button>
      {dialog && (
        <dialog.ConfirmDialog
          isOpen={isAsked === true}
          onClose={() => ask(false)}
          title={`Remove ${name} from your list?`}
          text="Your notes about them will be deleted too. You can’t undo this."
          yes="Remove from list"
          no="Keep"
          onYes={remove}
        />
      )}
    </>
  );
}
