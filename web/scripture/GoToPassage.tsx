import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { passageAddress } from '#contract/addresses';
import { ApiError, errorMessageOf } from '#web/lib/api';
import { openPassage } from '#web/lib/reader';
import { Button, IconButton } from '#web/ui/Button';
import { Field } from '#web/ui/Field';
import { useFindPassage } from './passage.hooks';

/** Goes to the typed reference. If there is no such passage, offers the nearest one and keeps what was typed. */
export function GoToPassage() {
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const { mutate, reset, isPending, error } = useFindPassage();
  const nearest = error instanceof ApiError ? error.nearestPassage : null;

  const go = (event: FormEvent) => {
    event.preventDefault();
    mutate(typed, { onSuccess: ({ reference }) => navigate(passageAddress(reference)) });
  };

  return (
    <form onSubmit={go} className="mx-auto mt-9 max-w-110">
      <Field
        label="Go to a passage"
        hint={error ? undefined : 'Like John 3:16, Psalm 23 or Romans 8:28-39.'}
        error={
          error
            ? errorMessageOf(error, 'We couldn’t load this passage. Check your connection and try again.')
            : undefined
        }
        value={typed}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setTyped(event.target.value);
          if (error) reset();
        }}
        end={
          <IconButton label="Go" type="submit" disabled={isPending}>
            <ArrowRight aria-hidden className="size-5" strokeWidth={1.7} />
          </IconButton>
        }
      />
      {nearest && (
        <Button look="ghost" onClick={() => openPassage(nearest)} className="mt-4 w-full">
          Open {nearest}
        </Button>
      )}
    </form>
  );
}
