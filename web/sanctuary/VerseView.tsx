import { useState } from 'react';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';
import { Button } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { ReflectionDialog } from './ReflectionDialog';
import { resetSanctuary, useSanctuary } from './sanctuary.store';

export function VerseView() {
  const verse = useSanctuary((ritual) => ritual.selectedVerse);
  const [isSaving, setSaving] = useState(false);
  if (!verse) return null;

  return (
    <div className="mx-auto my-auto w-full max-w-150 py-6">
      <article className="verse-arch px-6 pt-20 pb-10 text-center sm:px-16 sm:pt-24">
        <ScreenTitle title="Released" className="eyebrow animate-arrive font-sans !tracking-[0.2em]" />
        <blockquote className="mt-6 animate-dawn text-balance font-serif font-medium text-[clamp(1.55rem,4.4vw,2.35rem)] leading-[1.28] tracking-[-0.01em]">
          <ScriptureText text={verse.text} />
        </blockquote>
        <p className="mt-5 animate-dawn text-[0.88rem] text-tan uppercase tracking-[0.14em] [animation-delay:500ms]">
          {verse.ref}
        </p>
        <p className="mt-7 animate-dawn font-serif text-[1.3rem] text-quiet italic [animation-delay:900ms]">
          You are not carrying this alone.
        </p>
      </article>
      <div className="mx-auto mt-8 grid max-w-80 animate-dawn gap-3 [animation-delay:1200ms]">
        <Button onClick={() => setSaving(true)}>Save this reflection</Button>
        <Button look="ghost" onClick={resetSanctuary}>
          Return to peace
        </Button>
      </div>
      <ReflectionDialog
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        verseRef={verse.ref}
        onSaved={resetSanctuary}
      />
    </div>
  );
}
