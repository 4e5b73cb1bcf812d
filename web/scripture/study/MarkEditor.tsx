import { useId, useState } from 'react';
import { useMarkVerse, useVerseMarks } from '#web/shared/journal/verseMarks.hooks';
import { VERSE_NOTE_MAX } from '#web/shared/journal/verseMarks.store';
import { Button } from '#web/ui/Button';
import { TextArea } from '#web/ui/forms/Field';
import { toast, toastProblem } from '#web/ui/toast/toast';

/** Highlights a verse, and edits the user's note on it. Both stay on this device. */
export function MarkEditor({ reference, text }: { reference: string; text: string }) {
  const mark = useVerseMarks().get(reference);
  const { mutateAsync, isPending } = useMarkVerse();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const note = typed ?? mark?.note ?? '';

  const save = (next: { text: string; note: string } | null, title: string) =>
    void mutateAsync({ reference, mark: next }).then(
      () => {
        setTyped(null);
        toast({ title });
      },
      () => toastProblem('Couldn’t save that', 'Your browser couldn’t store it on this device.'),
    );

  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-quiet text-small">
        Your note stays on this device. It’s included when you save your journal to a file.
      </label>
      <TextArea
        id={id}
        value={note}
        maxLength={VERSE_NOTE_MAX}
        rows={3}
        onChange={({ target }) => setTyped(target.value)}
        className="field-sizing-content min-h-24"
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          pending={isPending}
          onClick={() => save({ text, note: note.trim() }, note.trim() ? 'Note saved' : 'Highlighted')}
        >
          {note.trim() ? 'Save the note' : 'Highlight the verse'}
        </Button>
        {mark && (
          <Button
            variant="quiet"
            pending={isPending}
            onClick={() => save(null, 'Highlight removed')}
            className="text-rose!"
          >
            {mark.note ? 'Remove highlight and note' : 'Remove highlight'}
          </Button>
        )}
      </div>
    </div>
  );
}
