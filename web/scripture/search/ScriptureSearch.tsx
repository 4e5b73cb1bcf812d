import { Search } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { SEARCH_MAX } from '#contract/fields/limits';
import { passageAddress } from '#contract/pages/addresses';
import type { SearchAnswer } from '#contract/scripture';
import { ApiError, errorMessageOf } from '#web/lib/api';
import { openPassage } from '#web/lib/navigation/reader';
import { Reference } from '#web/shared/scripture/Reference';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';
import { Button, IconButton } from '#web/ui/Button';
import { Field } from '#web/ui/forms/Field';
import { useScriptureSearch } from './scriptureSearch.hooks';

/** One search for a reference, a phrase or a feeling. A reference opens its passage; anything else lists verses. */
export function ScriptureSearch() {
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const { mutate, reset, isPending, error, data } = useScriptureSearch();
  const nearest = error instanceof ApiError ? error.nearestPassage : null;
  const results = useRef<HTMLHeadingElement>(null);

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    mutate(typed.trim(), {
      onSuccess: (found) => {
        if ('passage' in found) navigate(passageAddress(found.passage.reference));
        else requestAnimationFrame(() => results.current?.focus());
      },
    });
  };

  return (
    <>
      <search>
        <form onSubmit={search} className="mx-auto low:mt-5 mt-9 max-w-110">
          <Field
            label="Find a passage, a phrase or a feeling"
            hint={error ? undefined : 'Try Psalm 23, “the Lord is my shepherd,” or “I can’t sleep.”'}
            error={
              error
                ? errorMessageOf(error, 'We couldn’t search. Check your connection and try again.')
                : undefined
            }
            type="search"
            value={typed}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => {
              setTyped(event.target.value);
              if (error) reset();
            }}
            end={
              <IconButton label="Search" type="submit" disabled={isPending}>
                <Search className="size-5" />
              </IconButton>
            }
          />
          {nearest && (
            <Button variant="ghost" onClick={() => openPassage(nearest)} className="mt-4 w-full">
              Open {nearest}
            </Button>
          )}
        </form>
      </search>
      {data && 'verses' in data && <Results found={data.verses} asked={data.asked} heading={results} />}
    </>
  );
}

function Results({
  found: { topic, results },
  asked,
  heading,
}: {
  found: SearchAnswer;
  asked: string;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <section aria-labelledby="found" className="reading mt-10 w-full animate-arrive">
      <h2 id="found" ref={heading} tabIndex={-1} className="text-title leading-tight outline-none">
        {results.length === 0 ? 'No verses found' : (topic?.title ?? `Verses for “${asked}”`)}
      </h2>
      {results.length === 0 && (
        <p className="mt-2 text-quiet">Try other words, or a reference like John 3:16.</p>
      )}
      <ol className="mt-4 grid gap-5 border-line border-t pt-5">
        {results.map(({ reference, text }) => (
          <li key={reference}>
            <blockquote className="font-serif text-lead leading-snug">
              <ScriptureText text={text} />
            </blockquote>
            <Reference reference={reference} variant="block" />
          </li>
        ))}
      </ol>
    </section>
  );
}
