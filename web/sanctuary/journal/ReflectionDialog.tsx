import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSaveEntry } from '#web/shared/journal/journalStore.hooks';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { DIALOG_ACTIONS } from '#web/ui/dialog/dialogStyles';
import { TextArea } from '#web/ui/forms/Field';
import { toast, toastProblem } from '#web/ui/toast/toast';
import { REFLECTION_MAX, type ReflectionTag, reflectionStore } from './journal.store';
import { TagChoice } from './TagChoice';

const SAVE_FAILED = 'Could not save reflection. Please try again.';
const REQUIRED = 'Please enter what you want to remember about this moment.';

/** Saves a reflection on the device. Closing the dialog clears the form, but a failed save does not. */
export function ReflectionDialog({
  isOpen,
  onClose,
  verseRef,
  onSaved,
}: {
  isOpen: boolean;
  onClose: () => void;
  verseRef: string;
  onSaved: () => void;
}) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Remember This Moment">
      <ReflectionForm verseRef={verseRef} onSaved={onSaved} />
    </DialogFrame>
  );
}

function ReflectionForm({ verseRef, onSaved }: { verseRef: string; onSaved: () => void }) {
  const [text, setText] = useState('');
  const [tags, setTags] = useState<ReflectionTag[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [, navigate] = useLocation();
  const { save, isPending } = useSaveEntry(reflectionStore, {
    onSaved: () => {
      toast({
        title: 'Reflection saved',
        description: 'Your moment has been captured in your journal.',
        action: { label: 'See Your Reflections', act: () => navigate('/sanctuary/journal') },
      });
      onSaved();
    },
    onFailed: () => toastProblem('Save failed', SAVE_FAILED),
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const summary = text.trim();
    if (!summary) {
      toastProblem('Reflection required', REQUIRED);
      setMissing(true);
      field.current?.focus();
      return;
    }
    save({ type: 'reflection', summary, tags, verseRef });
  };

  return (
    <form onSubmit={submit} className="mt-4 grid gap-5">
      <div>
        <label htmlFor={id} className="text-small text-quiet">
          What do you want to remember?
        </label>
        <TextArea
          ref={field}
          id={id}
          rows={4}
          value={text}
          maxLength={REFLECTION_MAX}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-count${isMissing ? ` ${id}-required` : ''}`}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setMissing(false);
          }}
          className="mt-1.5 font-serif text-lead leading-normal"
        />
        <div className="mt-1 flex justify-between gap-3 text-fine">
          <p id={`${id}-required`} className="text-rose">
            {isMissing && REQUIRED}
          </p>
          <p id={`${id}-count`} className="whitespace-nowrap text-quiet tabular-nums">
            {text.length}/{REFLECTION_MAX}
          </p>
        </div>
      </div>
      <TagChoice label="Tags (optional)" chosen={tags} onChange={setTags} />
      <p className="text-small text-quiet">Saved only in this browser, on this device.</p>
      <div className={DIALOG_ACTIONS}>
        <Button type="submit" pending={isPending}>
          Save
        </Button>
        <Dialog.Close render={<Button variant="ghost" />}>Cancel</Dialog.Close>
      </div>
    </form>
  );
}
