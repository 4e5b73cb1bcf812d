import { useEffect, useId, useRef, useState } from 'react';
import { PrivacyNote } from '#web/shared/PrivacyNote';
import { Button } from '#web/ui/Button';
import { TextArea } from '#web/ui/Field';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { Chest, ChestArch } from './Chest';
import { SanctuaryCrisisHelp } from './SanctuaryCrisisHelp';
import { addSlip, type Slip, setBurdenDraft, setSanctuaryState, useSanctuary } from './sanctuary.store';

/** Duration of the animation that moves a slip into the chest. */
const PLACING_MS = 800;

/** Turns off spell checking, autofill and grammar extensions in this field, because such services may send the text. */
const NO_ASSISTANTS = {
  spellCheck: false,
  autoComplete: 'off',
  autoCorrect: 'off',
  translate: 'no',
  'data-gramm': 'false',
  'data-gramm_editor': 'false',
  'data-enable-grammarly': 'false',
  'data-lt-active': 'false',
} as const;

export function AddingView() {
  const { slips, draft } = useSanctuary();
  const [placing, setPlacing] = useState<Slip | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const prompt = useId();

  useEffect(() => {
    if (!placing) return;
    const timer = setTimeout(() => setPlacing(null), PLACING_MS);
    return () => clearTimeout(timer);
  }, [placing]);

  const place = () => {
    if (placing) return;
    setPlacing(addSlip(draft));
    field.current?.focus();
  };

  return (
    <div className="mx-auto my-auto w-full max-w-md animate-arrive py-5 wide:max-w-240">
      <SanctuaryCrisisHelp />
      <div className="grid gap-y-5 wide:grid-cols-2 wide:items-center wide:gap-x-16">
        <header className="text-center wide:col-start-2 wide:self-end wide:text-left">
          <ScreenTitle title="Sacred Space" />
          <p className="mt-2 text-[1rem] text-quiet">
            This space is private. What you write is never stored.
          </p>
        </header>
        <ChestArch className="wide:col-start-1 wide:row-span-2 wide:row-start-1">
          <Chest lid="open" slips={slips} placing={placing} />
        </ChestArch>
        <form
          className="grid gap-3.5 wide:col-start-2 wide:self-start"
          onSubmit={(event) => {
            event.preventDefault();
            place();
          }}
        >
          <label htmlFor={prompt} className="font-serif text-[1.35rem] leading-snug">
            What burdens are you carrying today?
          </label>
          <TextArea
            {...NO_ASSISTANTS}
            id={prompt}
            ref={field}
            rows={2}
            value={draft}
            placeholder="Share what weighs on your heart... Nothing here is saved."
            onChange={(event) => setBurdenDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) place();
            }}
            className="font-serif text-[1.3rem] leading-normal placeholder:italic wide:min-h-34"
          />
          <Button type="submit" disabled={!draft.trim() || placing !== null}>
            {placing ? 'Placing in Chest...' : 'Place in Sacred Chest'}
          </Button>
          {slips.length > 0 && (
            <Button look="ghost" onClick={() => setSanctuaryState('ready')} className="animate-arrive">
              Release to God
            </Button>
          )}
          <div className="mt-1">
            <PrivacyNote />
          </div>
        </form>
      </div>
      <p role="status" className="sr-only">
        {placing && `Placed. ${count(slips.length)} in the chest.`}
      </p>
    </div>
  );
}

function count(slips: number): string {
  return slips === 1 ? '1 burden' : `${slips} burdens`;
}
