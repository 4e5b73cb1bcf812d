import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Relationship } from '#contract/people/relationships';
import { Button } from '#web/ui/Button';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { refetchRelationships, useRemoveRelationship } from './relationships.hooks';

/** Shows a Remove button that turns into an inline confirmation. */
export function RemoveConfirmation({
  relationship: { id, name },
  onRemoved,
}: {
  relationship: Relationship;
  onRemoved: () => void;
}) {
  const [isAsked, ask] = useState(false);
  const client = useQueryClient();
  const { mutateAsync, isPending } = useRemoveRelationship();
  const question = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);

  useEffect(() => {
    if (isAsked) question.current?.focus();
    else if (wasAsked.current) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

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

  if (!isAsked) {
    return (
      <Button ref={button} variant="quiet" onClick={() => ask(true)} className="@md:ml-auto">
        Remove from list
      </Button>
    );
  }
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-label={`Remove ${name} from your list?`}
      className="grid gap-3 rounded-field border border-line-strong p-4 outline-none @md:order-last @md:w-full"
    >
      <p>
        Remove <bdi>{name}</bdi> from your list? Your notes about them will be deleted too. You can’t undo
        this.
      </p>
      <div className="grid gap-3 @md:grid-cols-2">
        <Button variant="ghost" disabled={isPending} onClick={() => ask(false)}>
          Keep
        </Button>
        <Button variant="harsh" pending={isPending} onClick={remove}>
          Remove from list
        </Button>
      </div>
    </fieldset>
  );
}
