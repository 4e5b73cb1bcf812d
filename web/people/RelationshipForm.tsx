import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { CrisisHelp } from '#contract/crisisHelp';
import { CATEGORIES, ENERGIES, FREQUENCIES, NOTES_MAX } from '#contract/people/relationshipLimits';
import type { Relationship } from '#contract/people/relationships';
import { Button } from '#web/ui/Button';
import { Field, FieldError } from '#web/ui/forms/Field';
import { useValidatedForm } from '#web/ui/forms/form.hooks';
import { TextComposer } from '#web/ui/forms/TextComposer';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { toast } from '#web/ui/toast/toast';
import { Flame } from './Flame';
import { CATEGORY_LABELS, ENERGY_LABELS, FREQUENCY_LABELS } from './labels';
import { RadioOptions } from './RadioOptions';
import { RemoveButton } from './RemoveButton';
import { dropRelationshipDraft, useRelationshipDraft } from './relationshipDraft.hooks';
import { relationshipFormOptions } from './relationshipForm';

/** Adds or edits a person. */
export function RelationshipForm({
  draftKey,
  existing,
  wasRemoved,
  onClose,
}: {
  draftKey: string;
  existing: Relationship | null;
  /** Whether the person was removed from the list in another tab while the form was open. */
  wasRemoved: boolean;
  /** Called with the person’s id if the person is on the list, and with crisis help for the user. */
  onClose: (id: number | null, crisisHelp?: CrisisHelp | null) => void;
}) {
  const { fields, write } = useRelationshipDraft(draftKey, existing);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  const close: typeof onClose = (...result) => {
    dropRelationshipDraft(draftKey);
    onClose(...result);
  };

  const { handlers, errors, isAway, isPending } = useValidatedForm(
    relationshipFormOptions(useQueryClient(), draftKey, existing, ({ added, crisisHelp }) => {
      toast({ title: existing ? 'Saved' : `${added.name} is on your list` });
      close(added.id, crisisHelp);
    }),
  );

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  return (
    <form
      ref={form}
      {...handlers}
      aria-labelledby={`${id}-title`}
      className="@container animate-arrive rounded-card border border-line-strong bg-linear-to-b from-card to-raised p-5 sm:p-6"
    >
      <h3 id={`${id}-title`} className="font-medium text-title leading-tight">
        {existing ? <bdi>{existing.name}</bdi> : 'Someone to pray for'}
      </h3>
      {wasRemoved && (
        <p role="status" className="mt-1 text-quiet">
          They’re no longer on your list. Saving adds them back.
        </p>
      )}
      <div className="mt-4 grid grid-cols-1 gap-5">
        <Field
          label="Name or nickname"
          name="name"
          dir="auto"
          autoComplete="off"
          readOnly={isPending}
          value={fields.name}
          onChange={({ target }) => write('name', target.value)}
          error={errors.name}
        />
        <RadioOptions
          legend="Who they are to you"
          variant="chips"
          name="category"
          values={CATEGORIES}
          readOnly={isPending}
          chosen={fields.category}
          onChoose={(value) => write('category', value)}
        >
          {(category) => CATEGORY_LABELS[category]}
        </RadioOptions>
        <RadioOptions
          legend="How often you would like to pray for them"
          variant="bar"
          name="frequency"
          values={FREQUENCIES}
          readOnly={isPending}
          chosen={fields.frequency}
          onChoose={(value) => write('frequency', value)}
        >
          {(frequency) => FREQUENCY_LABELS[frequency]}
        </RadioOptions>
        <RadioOptions
          legend="How does time with them leave you?"
          variant="scale"
          name="energy"
          values={ENERGIES}
          readOnly={isPending}
          chosen={fields.energy}
          onChoose={(value) => write('energy', value)}
        >
          {(energy) => (
            <>
              <Flame energy={energy} />
              <span className="mt-1 text-fine">{ENERGY_LABELS[energy]}</span>
            </>
          )}
        </RadioOptions>
        <div>
          <label htmlFor={`${id}-notes`} className="mb-1.5 block text-small text-quiet">
            Notes (optional): what to pray for
          </label>
          <TextComposer
            id={`${id}-notes`}
            name="notes"
            rows={3}
            text={fields.notes}
            max={NOTES_MAX}
            purpose="save"
            readOnly={isPending}
            isInvalid={errors.notes !== undefined}
            describedBy={`${id}-notes-error`}
            onWrite={(notes) => write('notes', notes)}
            className="max-h-[50dvh] min-h-26"
          />
          <FieldError id={`${id}-notes-error`}>{errors.notes}</FieldError>
        </div>
        {isAway && <OfflineNotice />}
        <div className="grid gap-3 @md:flex @md:items-center">
          <Button type="submit" pending={isPending}>
            Save
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => close(existing?.id ?? null)}>
            Cancel
          </Button>
          {existing && <RemoveButton relationship={existing} onRemoved={() => close(null)} />}
        </div>
      </div>
    </form>
  );
}
