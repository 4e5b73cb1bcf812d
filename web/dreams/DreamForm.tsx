import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { DREAM_MAX } from '#contract/dreamLimits';
import { SITE } from '#web/lib/pageData';
import { PrivacyNote } from '#web/shared/PrivacyNote';
import { Button } from '#web/ui/Button';
import { TextComposer } from '#web/ui/forms/TextComposer';
import { MoonIcon } from '#web/ui/icons';
import { WhileOffline } from '#web/ui/WhileOffline';
import { setDreamText, useDream } from './dreams.store';

/** Shows the field for a dream. The draft survives a reload and a failed request. */
export function DreamForm({
  field,
  isFinding,
  onFind,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  isFinding: boolean;
  onFind: (dream: string) => void;
}) {
  const text = useDream((dreaming) => dreaming.text);
  const id = useId();
  const dream = text.trim();
  const isTooLong = dream.length > DREAM_MAX;

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (dream !== '' && !isTooLong && !isFinding) onFind(dream);
  };

  return (
    <form
      onSubmit={submit}
      className="low:mt-3 mt-7 rounded-card border border-line bg-linear-to-b from-card to-raised p-5 short:p-4! sm:p-7"
    >
      <div className="flex items-center gap-4 short:hidden">
        <span className="niche grid aspect-3/4 w-13 shrink-0 place-items-center text-tan">
          <MoonIcon className="w-7" />
        </span>
        <div>
          <h2 className="font-semibold text-title leading-tight">Share Your Dream</h2>
          <p id={`${id}-hint`} className="text-small text-quiet leading-snug">
            Where you were, who was there, what happened, how it felt.
          </p>
        </div>
      </div>
      <div className="mt-3 short:mt-0">
        <WhileOffline>
          You’re offline. You can write your dream now and find its symbols when you’re back online.
        </WhileOffline>
      </div>
      <label htmlFor={id} className="mt-2 mb-1.5 block short:mt-0 text-small text-quiet">
        Your dream
      </label>
      <div className="flat:grid flat:grid-cols-[1fr_auto] flat:items-start flat:gap-4">
        <div>
          <TextComposer
            ref={field}
            id={id}
            rows={7}
            text={text}
            max={DREAM_MAX}
            purpose="find symbols"
            describedBy={`${id}-hint`}
            onWrite={setDreamText}
            onSubmit={submit}
            className="max-h-[26dvh] short:min-h-20! low:min-h-26 min-h-42 sm:min-h-50 font-serif text-lead leading-normal"
          />
        </div>
        <div className="sticky-action mt-2 grid flat:mt-0">
          <Button type="submit" pending={isFinding} disabled={dream === '' || isTooLong}>
            {isFinding ? 'Reflecting...' : 'Find Symbols'}
          </Button>
        </div>
      </div>
      <div className="mt-4">
        <PrivacyNote>{import.meta.env.SSR ? '' : PRIVACY_NOTE}</PrivacyNote>
      </div>
    </form>
  );
}

const PRIVACY_NOTE =
  SITE.guide === 'model'
    ? 'Your dream is sent to find its symbols. It goes to an AI model without your name. We don’t keep a copy.'
    : 'Your dream is sent to our server to find its symbols. We don’t keep a copy.';
