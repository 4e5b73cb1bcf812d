import { type FormEvent, useEffect, useRef } from 'react';
import type { BlueprintSection } from '#contract/identity';
import { EDIT_MAX } from '#contract/identityLimits';
import { useDraftKeys } from '#web/identity/answers/answerDrafts.hooks';
import { toastSaveError } from '#web/identity/answers/identity.hooks';
import { useDraft } from '#web/lib/storage/draft.hooks';
import { Button } from '#web/ui/Button';
import { TextComposer } from '#web/ui/forms/TextComposer';
import { toast } from '#web/ui/toast/toast';
import { useEditBlueprint } from './blueprint.hooks';
import { sectionText } from './blueprintText';

/** The character counter appears when a text is longer than this. */
const COUNTER_FROM = EDIT_MAX - 500;

/** Edits a section of the Blueprint inline. */
export function SectionEditor({ section, onDone }: { section: BlueprintSection; onDone: () => void }) {
  const { id, title, edited } = section;
  const key = useDraftKeys().ofSection(id);
  const { text, write, isChanged, discard } = useDraft(key, sectionText(section));
  const { mutateAsync, isPending } = useEditBlueprint();
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);

  const close = () => {
    discard();
    onDone();
  };

  const saveText = (newText: string, then: () => void) =>
    void mutateAsync({ section: id, text: newText }).then(then, toastSaveError);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!isChanged) close();
    else saveText(text.trim(), close);
  };

  const restore = () =>
    saveText('', () => {
      close();
      toast({
        title: 'Restored',
        description: 'This section is made from your answers again.',
        ...(edited && { action: { label: 'Undo', act: () => saveText(edited, () => {}) } }),
      });
    });

  return (
    <form onSubmit={save} className="mt-3 print:hidden">
      <TextComposer
        ref={field}
        rows={6}
        text={text}
        max={EDIT_MAX}
        countFrom={COUNTER_FROM}
        purpose="save"
        aria-label={`${title}, in your own words`}
        readOnly={isPending}
        onWrite={write}
        className="max-h-[60dvh] min-h-42 font-serif text-lead leading-normal"
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} disabled={text.trim().length > EDIT_MAX}>
          Save
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={close}>
          Cancel
        </Button>
        {edited !== null && (
          <Button variant="quiet" disabled={isPending} onClick={restore} className="px-2">
            Restore the original
          </Button>
        )}
      </div>
    </form>
  );
}
