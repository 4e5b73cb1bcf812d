import { useEffect, useRef, useState } from 'react';
import type { Relationship } from '#contract/relationships';
import { Button } from '#web/ui/Button';
import { sayFailed } from '#web/ui/failing';
import { toast } from '#web/ui/toast';
import { dropRelationship, useRemoveRelationship } from './relationships.hooks';

/** Asks once, in the place of its button. */
export function RemoveQuestion({
  relationship: { id, name },
  onRemoved,
}: {
  relationship: Relationship;
  onRemoved: () => void;
}) {
  const [isAsked, ask] = useState(false);
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
        toast({ title: `${name} is off your list` });
        // The form first, or it would find its words without anybody.
        onRemoved();
        dropRelationship(id);
      },
      (error: unknown) => sayFailed(error, 'Not taken off', 'Nothing was changed. Please try again.'),
    );

  if (!isAsked) {
    return (
      <Button ref={button} look="quiet" onClick={() => ask(true)} className="@md:ml-auto">
        Take off the list
      </Button>
    );
  }
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-label={`Take ${name} off your list?`}
      className="grid gap-3 rounded-field border border-line-strong p-4 outline-none @md:order-last @md:w-full"
    >
      <p>
        Take <bdi>{name}</bdi> off your list? What you wrote here goes with it. This cannot be undone.
      </p>
      <div className="grid gap-3 @md:grid-cols-2">
        <Button look="ghost" disabled={isPending} onClick={() => ask(false)}>
          Keep
        </Button>
        <Button look="harsh" pending={isPending} onClick={remove}>
          Take off the list
        </Button>
      </div>
    </fieldset>
  );
}
