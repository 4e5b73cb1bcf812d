import { useState } from 'react';
import { ReflectionDialog } from '#web/sanctuary/journal/ReflectionDialog';
import { RitualActions, RitualHeader } from '#web/sanctuary/visit/RitualFrame';
import { useSanctuary } from '#web/sanctuary/visit/sanctuary.store';
import { returnToEntry } from '#web/sanctuary/visit/sanctuaryHistory.hooks';
import { InTodaysEnglish } from '#web/shared/scripture/InTodaysEnglish';
import { Reference } from '#web/shared/scripture/Reference';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';
import { Button } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/** A verse with more characters than this is set smaller, so that the buttons below it stay in view. */
const MAX_LARGE_LENGTH = 120;

export function VerseView() {
  const verse = useSanctuary((ritual) => ritual.selectedVerse);
  const [isSaving, setSaving] = useState(false);
  if (!verse) return null;
  const size = verse.text.length > MAX_LARGE_LENGTH ? 'text-long-verse' : 'text-verse';

  return (
    <>
      <RitualHeader />
      <div className="mx-auto grid w-full max-w-140 grow content-center gap-x-8 gap-y-5 py-3 flat:max-w-220 flat:grid-cols-[1.6fr_1fr]">
        <div className="verse-arch">
          <article className="px-6 pt-12 pb-7 text-center flat:rounded-card! flat:px-8 flat:pt-6 sm:px-16 sm:pt-20 sm:pb-9">
            <ScreenTitle title="Released" className="eyebrow verse-dawn font-sans !tracking-[0.2em]" />
            <blockquote
              className={`verse-dawn mt-5 text-pretty font-medium font-serif leading-[1.28] tracking-[-0.01em] [animation-delay:250ms] flat:mt-3 ${size}`}
            >
              <ScriptureText text={verse.text} />
            </blockquote>
            <p className="verse-dawn mt-3 [animation-delay:700ms]">
              <Reference reference={verse.ref} variant="title" />
            </p>
            <p className="verse-dawn mx-auto mt-1 max-w-88 text-balance text-small text-quiet leading-snug [animation-delay:900ms]">
              {verse.note}
            </p>
            <InTodaysEnglish className="verse-dawn [animation-delay:1000ms]">
              {verse.worldEnglish}
            </InTodaysEnglish>
            <p className="verse-dawn mt-3 font-serif text-lead text-tan italic [animation-delay:1100ms] flat:mt-2">
              You are not carrying this alone.
            </p>
          </article>
        </div>
        <RitualActions className="paired-actions verse-dawn flat:grid-flow-row! mx-auto w-full max-w-80 [animation-delay:1400ms] flat:self-center">
          <Button onClick={() => setSaving(true)} className="px-2!">
            Save this reflection
          </Button>
          <Button variant="ghost" onClick={returnToEntry} className="px-2!">
            Return to peace
          </Button>
        </RitualActions>
      </div>
      <ReflectionDialog
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        verseRef={verse.ref}
        onSaved={returnToEntry}
      />
    </>
  );
}
